import { asCents, type Cents, fitsAllowance, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import {
  insertEntry,
  lockAllowance,
  type RestoredEntry,
  restoreEntries,
  selectAllowance,
  selectStandingEntry,
} from './allowanceStore.ts'

/** What is left of a member's allowance, in centavos, and the end of its period. */
export type Allowance = { totalCents: Cents; leftCents: Cents; until: Date }

/** Reads a user's current allowance; null without a membership, or if its payment was taken back. */
export async function readAllowance(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<Allowance | null> {
  const row = await selectAllowance(db, { userId, now: new Date(nowMs) })
  if (!row) return null
  return { totalCents: row.total, leftCents: asCents(row.total - row.used), until: row.until }
}

/**
 * Pays an entry from a member's allowance, if its whole fee fits what is left. Otherwise it writes nothing,
 * and the entry is charged as usual. Call it inside a transaction, with the user locked and before money is
 * posted: on `isFree` the caller posts the fee from the platform (`entry_free`). A repeat for an entry that
 * stands is free again.
 */
export async function useAllowance(
  trx: Kysely<Database>,
  entry: { userId: string; tournamentId: string; feeCents: Cents; nowMs: number },
): Promise<{ isFree: boolean }> {
  if (!trx.isTransaction) throw new Error('an allowance can be used only in a transaction')
  const { userId, tournamentId, feeCents, nowMs } = entry
  if (feeCents <= NO_CENTS) return { isFree: false }
  const now = new Date(nowMs)
  const row = await lockAllowance(trx, { userId, now })
  const standing = await selectStandingEntry(trx, { userId, tournamentId })
  if (standing) {
    if (standing.fee !== feeCents) throw new Error(`${userId} has entered ${tournamentId} for another fee`)
    return { isFree: true }
  }
  if (!row || !fitsAllowance({ fee: feeCents, left: asCents(row.total - row.used) })) return { isFree: false }
  await insertEntry(trx, { userId, tournamentId, invoiceId: row.invoiceId, fee: feeCents, now })
  return { isFree: true }
}

/**
 * Gives free entries back to the invoices that paid them, even after their period: those of these users, or
 * (null) all of this tournament. Call it inside a transaction, before money is posted: the caller posts the
 * returned fees back to the platform (`entry_free_back`). Users who did not enter free are missing; a repeat
 * returns nothing.
 */
export async function restoreAllowance(
  trx: Kysely<Database>,
  {
    tournamentId,
    userIds,
    nowMs,
  }: { tournamentId: string; userIds: readonly string[] | null; nowMs: number },
): Promise<RestoredEntry[]> {
  if (!trx.isTransaction) throw new Error('an allowance can be given back only in a transaction')
  return restoreEntries(trx, { tournamentId, userIds, now: new Date(nowMs) })
}
