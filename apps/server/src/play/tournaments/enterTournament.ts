import type { Cents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { payEntry } from './moveEntry.ts'
import type { Payer } from './tournamentRow.ts'
import { insertEntry } from './tournamentStore.ts'

/**
 * Enters a user after `mayEnter` allowed it, and takes the fee from the payer that it named. Returns the new
 * number of participants.
 */
export async function enterTournament(
  trx: Kysely<Database>,
  {
    tournamentId,
    userId,
    entry,
    paidBy,
    nowMs,
  }: { tournamentId: string; userId: string; entry: Cents; paidBy: Payer; nowMs: number },
): Promise<number> {
  const entered = await insertEntry(trx, {
    tournamentId,
    userId,
    paid: entry,
    paidBy,
    now: new Date(nowMs),
  })
  const paid = { userId, number: entered.number, paid: entry, paidBy }
  if (!(await payEntry(trx, tournamentId, paid, { nowMs })))
    throw new Error(`a locked wallet does not cover an entry of ${userId}`)
  return entered.participants
}
