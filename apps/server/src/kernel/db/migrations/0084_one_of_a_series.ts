import { type Kysely, sql } from 'kysely'
import { validateConstraints } from '../validateConstraints.ts'

export const outsideTransaction = true

/** A series has one tournament at a time, whichever server makes it. Proves the check of 0083. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists tournaments_of_series`.execute(db)
  await sql`
    create unique index concurrently tournaments_of_series on tournaments (house_series, start_at)
      where house_series is not null`.execute(db)
  await validateConstraints(db)
}
