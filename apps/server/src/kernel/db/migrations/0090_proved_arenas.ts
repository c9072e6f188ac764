import type { Kysely } from 'kysely'
import { validateConstraints } from '../validateConstraints.ts'

// Outside a transaction: each check is proved while others read and write.
export const outsideTransaction = true

/** Proves the checks of 0089 for the rows that were there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await validateConstraints(db)
}
