import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who is entered and wishes a mail before the start.
    alter table tournament_entries add column wants_mail boolean not null default false;
    -- When those mails were queued.
    alter table tournaments add column reminded_at timestamptz;
  `.execute(db)
}
