import type { WalletState } from '@lance/contract'
import { makeReais } from '@lance/domain'
import type { Context } from './context.ts'
import { methodsOf } from './deposits/index.ts'
import { readDebt, readWallet } from './ledger/index.ts'
import { sumHeld } from './payouts/index.ts'
import { readPayout, readWithdrawable } from './withdrawals/index.ts'

/** What other capabilities say of a wallet: who is paid by whom, and what its owner may do. */
type Sources = { isSandbox: boolean; readRules: (userId: string) => Promise<WalletState['rules']> }

/** A wallet as its owner is shown it. */
export async function readWalletState(
  { db, time, config }: Context,
  userId: string,
  { isSandbox, readRules }: Sources,
): Promise<WalletState> {
  const held = await sumHeld(db, userId)
  const { amountCents, resting } = await readWithdrawable(db, { userId, nowMs: time.nowMs() })
  return {
    balance: makeReais(await readWallet(db, userId)),
    withdrawable: makeReais(amountCents),
    resting: resting.map(({ amountCents: amount, untilMs }) => ({
      amount: makeReais(amount),
      until: untilMs,
    })),
    debt: makeReais(await readDebt(db, userId)),
    inReview: makeReais(held.inReview),
    due: held.dueAtMs === null ? null : { amount: makeReais(held.due), at: held.dueAtMs },
    sandbox: isSandbox,
    depositMethods: methodsOf(config),
    withdrawalsEnabled: config.WITHDRAWALS_ENABLED,
    payout: await readPayout(db, { userId, nowMs: time.nowMs() }),
    rules: await readRules(userId),
  }
}
