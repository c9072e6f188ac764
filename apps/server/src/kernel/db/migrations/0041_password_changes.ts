import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When its owner last changed the password or set it by a link; null: not since this column is here. A hash that is
    -- renewed for the same password is no change.
    alter table users add column password_changed_at timestamptz;
  `.execute(db)
}
