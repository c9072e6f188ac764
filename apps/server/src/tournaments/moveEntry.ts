import { type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { escrowOf, HOUSE, postTransfers, type Transfer, walletOf } from '../ledger/index.ts'
import type { Payer } from './tournamentRow.ts'

/** Somebody's entry: the `number`th time that he entered. */
type PaidEntry = { userId: string; number: number; paid: Cents; paidBy: Payer }

/** The ledger's key of an entry, each time it is paid anew. */
export const entryKey = (tournamentId: string, { userId, number }: Pick<PaidEntry, 'userId' | 'number'>) =>
  `tournament ${tournamentId} entry ${userId} ${number}`

/** The ledger's key of what becomes of all the entries: prizes, or everything back. So it is never both. */
export const endKey = (tournamentId: string) => `tournament ${tournamentId} end`

const accountOf = ({ userId, paidBy }: PaidEntry) => (paidBy === 'house' ? HOUSE : walletOf(userId))

/** Takes an entry into the tournament's escrow; gives false where the wallet does not cover it. */
export async function payEntry(
  trx: Kysely<Database>,
  tournamentId: string,
  entry: PaidEntry,
  { nowMs }: { nowMs: number },
): Promise<boolean> {
  if (entry.paid === NO_CENTS) return true
  const transfer: Transfer = {
    from: accountOf(entry),
    to: escrowOf(tournamentId),
    amountCents: entry.paid,
    kind: entry.paidBy === 'house' ? 'entry_free' : 'entry',
    reference: tournamentId,
  }
  const posting = { key: entryKey(tournamentId, entry), transfers: [transfer] }
  const posted = await postTransfers(trx, posting, { nowMs })
  if (posted.ok) return true
  if (posted.code === 'INSUFFICIENT_BALANCE') return false
  throw new Error(`the entry ${posting.key} was posted otherwise`)
}

/** The transfer that brings an entry back to where it came from. */
export function makeEntryBack(tournamentId: string, entry: PaidEntry): Transfer {
  return {
    from: escrowOf(tournamentId),
    to: accountOf(entry),
    amountCents: entry.paid,
    kind: entry.paidBy === 'house' ? 'entry_free_back' : 'entry_back',
    reference: tournamentId,
  }
}

/** Gives an entry back, of somebody who leaves. */
export async function returnEntry(
  trx: Kysely<Database>,
  tournamentId: string,
  entry: PaidEntry,
  { nowMs }: { nowMs: number },
): Promise<void> {
  if (entry.paid === NO_CENTS) return
  const posting = {
    key: `${entryKey(tournamentId, entry)} back`,
    transfers: [makeEntryBack(tournamentId, entry)],
  }
  const posted = await postTransfers(trx, posting, { nowMs })
  if (!posted.ok) throw new Error(`${posting.key} could not be posted: ${posted.code}`)
}
