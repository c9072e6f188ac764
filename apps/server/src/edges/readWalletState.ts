import type { WalletState } from '@lance/contract'
import { type Cents, makeReais, NO_CENTS } from '@lance/domain'
import type { Context } from '../kernel/context.ts'
import { methodsOf } from '../money/deposits/index.ts'
import { selectFrozen } from '../money/freezes/index.ts'
import { readDebt, readWallet } from '../money/ledger/index.ts'
import { sumHeld } from '../money/payouts/index.ts'
import { readOwnDailyLimit, readPayout, readWithdrawable } from '../money/withdrawals/index.ts'

/** What other capabilities know of a wallet: the provider's mode and the rules of its owner. */
type Sources = {
  isSandbox: boolean
  readRules: (userId: string) => Promise<WalletState['rules']>
  /** The deposits that arrived since the current pause began. */
  readArrivedPaused: (userId: string) => Promise<Cents>
}

/** Reads a wallet as its owner sees it. */
export async function readWalletState(
  { db, time, config, sealer }: Context,
  userId: string,
  { isSandbox, readRules, readArrivedPaused }: Sources,
): Promise<WalletState> {
  const nowMs = time.nowMs()
  const held = await sumHeld(db, userId)
  const balance = await readWallet(db, userId)
  const rules = await readRules(userId)
  const arrived = rules.pausedUntil === null ? NO_CENTS : await readArrivedPaused(userId)
  const { amountCents, resting } = await readWithdrawable(db, { userId, nowMs })
  return {
    balance: makeReais(balance),
    withdrawable: makeReais(amountCents),
    resting: resting.map(({ amountCents: amount, untilMs }) => ({
      amount: makeReais(amount),
      until: untilMs,
    })),
    debt: makeReais(await readDebt(db, userId)),
    inReview: makeReais(held.inReview),
    inReviewSince: held.sinceMs,
    due: held.dueAtMs === null ? null : { amount: makeReais(held.due), at: held.dueAtMs },
    // Part of it may have been withdrawn since.
    arrivedPaused: makeReais(arrived < balance ? arrived : balance),
    sandbox: isSandbox,
    frozen: (await selectFrozen(db, [userId])).has(userId),
    daily: await readOwnDailyLimit(db, { userId, nowMs }),
    depositMethods: methodsOf(config),
    withdrawalsEnabled: config.WITHDRAWALS_ENABLED,
    payout: await readPayout({ db, sealer }, { userId, nowMs }),
    rules,
  }
}
