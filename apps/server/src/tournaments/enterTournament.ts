import { type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { payEntry } from './moveEntry.ts'
import type { Payer } from './tournamentRow.ts'
import { insertEntry } from './tournamentStore.ts'

/** Enters somebody who may be entered, whose wallet is held, and takes what it costs. Gives how many are in then. */
export async function enterTournament(
  trx: Kysely<Database>,
  {
    tournamentId,
    userId,
    entry,
    nowMs,
  }: { tournamentId: string; userId: string; entry: Cents; nowMs: number },
): Promise<number> {
  const paidBy: Payer = entry === NO_CENTS ? null : 'wallet'
  const entered = await insertEntry(trx, {
    ...{ tournamentId, userId, paid: entry, paidBy, now: new Date(nowMs) },
  })
  const paid = { userId, number: entered.number, paid: entry, paidBy }
  if (!(await payEntry(trx, tournamentId, paid, { nowMs })))
    throw new Error(`a wallet that was held does not cover an entry of ${userId}`)
  return entered.participants
}
