import { asCents, type Cents, fitsAllowance, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import {
  holdAllowance,
  insertEntry,
  type RestoredEntry,
  restoreEntries,
  selectAllowance,
  selectStandingEntry,
} from './allowanceStore.ts'

/** What is left of a member's free entries, in centavos, and the end of the period that they belong to. */
export type Allowance = { totalCents: Cents; leftCents: Cents; until: Date }

/** A member's allowance as it stands; null where he has none: who is no member, or whose payment does not stand. */
export async function readAllowance(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<Allowance | null> {
  const row = await selectAllowance(db, { userId, now: new Date(nowMs) })
  if (!row) return null
  return { totalCents: row.total, leftCents: asCents(row.total - row.used), until: row.until }
}

/**
 * Has a member's allowance pay an entry, if its whole fee fits what is left; else it is charged as usual, and
 * nothing was written. Inside the caller's transaction, with the user held and before money is posted: whoever gets
 * `isFree` posts the fee from the house (`entry_free`). Asked again for an entry that stands, it is free still.
 */
export async function useAllowance(
  trx: Kysely<Database>,
  entry: { userId: string; tournamentId: string; feeCents: Cents; nowMs: number },
): Promise<{ isFree: boolean }> {
  if (!trx.isTransaction) throw new Error('an allowance is used in a transaction')
  const { userId, tournamentId, feeCents, nowMs } = entry
  if (feeCents <= NO_CENTS) return { isFree: false }
  const now = new Date(nowMs)
  const row = await holdAllowance(trx, { userId, now })
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
 * Gives free entries back to the invoices that paid them, also where their period is over by now: those of these
 * users, or (null) everybody's of this tournament. Inside the caller's transaction, before money is posted: whatever
 * is given here goes back to the house (`entry_free_back`). Those that did not enter free are missing; done twice,
 * nothing is given.
 */
export async function restoreAllowance(
  trx: Kysely<Database>,
  {
    tournamentId,
    userIds,
    nowMs,
  }: { tournamentId: string; userIds: readonly string[] | null; nowMs: number },
): Promise<RestoredEntry[]> {
  if (!trx.isTransaction) throw new Error('an allowance is given back in a transaction')
  return restoreEntries(trx, { tournamentId, userIds, now: new Date(nowMs) })
}
