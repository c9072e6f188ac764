import type { Kysely } from 'kysely'
import { validateConstraints } from '../validateConstraints.ts'

// Each by itself: validation reads a whole table, under a lock that blocks other schema changes but no reader
// or writer.
export const outsideTransaction = true

/**
 * Validates for old rows what 0045 requires of new ones. A rule that an old row breaks stays in force for new
 * rows only: the server must start all the same, and the nightly proof names the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await validateConstraints(db)
}
