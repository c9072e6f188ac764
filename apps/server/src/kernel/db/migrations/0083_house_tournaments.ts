import { type Kysely, sql } from 'kysely'

/** Tournaments of the platform's own calendar. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The series of the calendar that it belongs to; null: a player created it.
    alter table tournaments add column house_series text;

    alter table tournaments drop constraint tournaments_champion_title_check;
    alter table tournaments add constraint tournaments_champion_title_check
      check (champion_title in ('won', 'champion_idle', 'few_started', 'few_played', 'house')) not valid;
  `.execute(db)
}
