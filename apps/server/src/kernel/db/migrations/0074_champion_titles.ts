import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whether the champion won a title, or why not; null before the end, and for tournaments from before this.
    alter table tournaments add column champion_title text collate "C"
      check (champion_title in ('won', 'champion_idle', 'few_started', 'few_played'));
  `.execute(db)
}
