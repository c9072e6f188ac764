import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a session was begun by, in plain words, as its owner is shown it. Null: it did not say, or the session is older
    -- than these columns.
    alter table sessions add column browser text;
    alter table sessions add column system text;
    -- When it was last renewed; null: not since it began, or not since this column is here.
    alter table sessions add column used_at timestamptz;
  `.execute(db)
}
