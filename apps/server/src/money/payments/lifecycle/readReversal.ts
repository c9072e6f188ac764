import { asCents, type Cents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../../kernel/db/schema.ts'
import { type DisputeTable, sumDisputed } from './disputeStore.ts'

/**
 * Reads what should be gone of a paid row, which is locked. `due`: everything refunded plus everything that the
 * bank keeps by disputes, together at most the amount. `rise`: by how much that is more than what was taken
 * back already; negative after a won dispute.
 */
export async function readReversal(
  trx: Kysely<Database>,
  disputes: DisputeTable,
  { id, amount, refunded, reversed }: { id: string; amount: Cents; refunded: Cents; reversed: Cents },
): Promise<{ disputed: Cents; due: Cents; rise: Cents }> {
  const disputed = await sumDisputed(trx, disputes, id)
  const taken = asCents(refunded + disputed)
  const due = taken < amount ? taken : amount
  return { disputed, due, rise: asCents(due - reversed) }
}
