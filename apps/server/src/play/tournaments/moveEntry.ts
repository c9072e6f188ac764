import { type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { escrowOf, HOUSE, postTransfers, type Transfer, walletOf } from '../../money/ledger/index.ts'
import type { Payer } from './tournamentRow.ts'

/** A user's entry, their `number`th in this tournament. */
type PaidEntry = { userId: string; number: number; paid: Cents; paidBy: Payer }

/** The ledger's key of an entry, different for each payment. */
export const entryKey = (tournamentId: string, { userId, number }: Pick<PaidEntry, 'userId' | 'number'>) =>
  `tournament ${tournamentId} entry ${userId} ${number}`

/** The ledger's key for paying out the escrow, as prizes or as returned entries: one key, so never both. */
export const endKey = (tournamentId: string) => `tournament ${tournamentId} end`

const accountOf = ({ userId, paidBy }: PaidEntry) => (paidBy === 'house' ? HOUSE : walletOf(userId))

/** Moves an entry fee into the tournament's escrow; false if the wallet does not cover it. */
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
  throw new Error(`the entry ${posting.key} was already posted differently`)
}

/** The transfer that returns an entry fee to its payer. */
export function makeEntryReturn(tournamentId: string, entry: PaidEntry): Transfer {
  return {
    from: escrowOf(tournamentId),
    to: accountOf(entry),
    amountCents: entry.paid,
    kind: entry.paidBy === 'house' ? 'entry_free_back' : 'entry_back',
    reference: tournamentId,
  }
}

/** Returns the entry fee of a user who leaves. */
export async function returnEntry(
  trx: Kysely<Database>,
  tournamentId: string,
  entry: PaidEntry,
  { nowMs }: { nowMs: number },
): Promise<void> {
  if (entry.paid === NO_CENTS) return
  const posting = {
    key: `${entryKey(tournamentId, entry)} back`,
    transfers: [makeEntryReturn(tournamentId, entry)],
  }
  const posted = await postTransfers(trx, posting, { nowMs })
  if (!posted.ok) throw new Error(`${posting.key} could not be posted: ${posted.code}`)
}
