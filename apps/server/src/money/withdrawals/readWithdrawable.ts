import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { type RestingPart, readDebt, readResting, readWallet } from '../ledger/index.ts'

/** How much of a balance may be withdrawn now, and the parts that rest. All of it can be played with. */
export type Withdrawable = { amountCents: Cents; resting: RestingPart[] }

/** Reads what a user may withdraw: nothing while they have a debt. */
export async function readWithdrawable(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<Withdrawable> {
  const { totalCents, parts } = await readResting(db, { userId, nowMs })
  if ((await readDebt(db, userId)) > NO_CENTS) return { amountCents: NO_CENTS, resting: parts }
  const left = asCents((await readWallet(db, userId)) - totalCents)
  return { amountCents: left > NO_CENTS ? left : NO_CENTS, resting: parts }
}
