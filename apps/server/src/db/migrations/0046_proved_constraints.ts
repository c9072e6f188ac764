import type { Kysely } from 'kysely'
import { validateConstraints } from '../validateConstraints.ts'

// Each by itself: proving reads a whole table, under a lock that keeps other changes of its shape away and no reader or
// writer.
export const outsideTransaction = true

/**
 * Proves for old rows what 0045 asks of new ones. A rule that an old row breaks stays as it is, for new rows alone: a
 * server has to start all the same, and the proof of the night names the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await validateConstraints(db)
}
