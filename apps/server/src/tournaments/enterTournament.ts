import type { Cents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { payEntry } from './moveEntry.ts'
import type { Payer } from './tournamentRow.ts'
import { insertEntry } from './tournamentStore.ts'

/** Enters somebody who may be entered, and takes what it costs from who pays (`mayEnter` saw to that). Gives how many are in then. */
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
    ...{ tournamentId, userId, paid: entry, paidBy, now: new Date(nowMs) },
  })
  const paid = { userId, number: entered.number, paid: entry, paidBy }
  if (!(await payEntry(trx, tournamentId, paid, { nowMs })))
    throw new Error(`a wallet that was held does not cover an entry of ${userId}`)
  return entered.participants
}
