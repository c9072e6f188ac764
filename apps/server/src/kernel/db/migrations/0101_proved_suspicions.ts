import { type Kysely, sql } from 'kysely'
import { validateConstraints } from '../validateConstraints.ts'

// Outside a transaction: each check is proved while others read and write. Can be run again after an interruption.
export const outsideTransaction = true

/** Proves the checks of 0100 for the rows that were there, and orders the suspicions that are open. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await validateConstraints(db)
  await sql`update suspicions set priority = greatest(weight, 0) where closed_at is null and priority = 0`.execute(
    db,
  )
  // An interrupted run leaves an invalid index.
  await sql`drop index concurrently if exists suspicions_by_priority`.execute(db)
  await sql`
    create index concurrently suspicions_by_priority on suspicions (priority desc, id) where closed_at is null`.execute(
    db,
  )
}
