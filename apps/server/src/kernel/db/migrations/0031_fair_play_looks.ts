import { type Kysely, sql } from 'kysely'

export const outsideTransaction = true

/** An index for the nightly fair-play check, and the check of report kinds, added while games are played. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An interrupted run leaves an invalid index.
  await sql`drop index concurrently if exists games_to_look_at`.execute(db)
  await sql`
    create index concurrently games_to_look_at on games (ended_at)
    where ended_at is not null and (rated or wager_cents > 0)`.execute(db)
  await sql`alter table reports validate constraint reports_kind_check`.execute(db)
}
