import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { type RestingPart, readDebt, readResting, readWallet } from '../ledger/index.ts'

/** What of a user's balance may be withdrawn now, and when the rest may be. All of it can be played with. */
export type Withdrawable = { amountCents: Cents; resting: RestingPart[] }

/** Nothing may be withdrawn while its owner owes something. */
export async function readWithdrawable(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<Withdrawable> {
  const { totalCents, parts } = await readResting(db, { userId, nowMs })
  if ((await readDebt(db, userId)) > NO_CENTS) return { amountCents: NO_CENTS, resting: parts }
  const left = asCents((await readWallet(db, userId)) - totalCents)
  return { amountCents: left > NO_CENTS ? left : NO_CENTS, resting: parts }
}
