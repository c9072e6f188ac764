import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { REVERSIBLE_FOR_MS, sumCreditedSince } from '../deposits/index.ts'
import { readDebt, readWallet, sumWinnings } from '../ledger/index.ts'

const HOUR_MS = 3_600_000
/** So long a win can be looked at before it leaves. */
const WIN_RESTS_MS = 24 * HOUR_MS

/**
 * What of a user's balance may be withdrawn now: not the deposits that rest, nor what was won lately or since the
 * first of these came, which may be won with them; nothing while he owes something. All of it can be played with.
 */
export async function readWithdrawable(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<Cents> {
  if ((await readDebt(db, userId)) > NO_CENTS) return NO_CENTS
  const balance = await readWallet(db, userId)
  const resting = await sumCreditedSince(db, { userId, since: new Date(nowMs - REVERSIBLE_FOR_MS) })
  const lately = nowMs - WIN_RESTS_MS
  const wonSinceMs = Math.min(lately, resting.firstAt?.getTime() ?? lately)
  const won = await sumWinnings(db, { userId, since: new Date(wonSinceMs) })
  const left = asCents(balance - resting.total - won)
  return left > NO_CENTS ? left : NO_CENTS
}
