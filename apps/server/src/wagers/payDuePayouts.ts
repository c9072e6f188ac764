import type { Context } from '../context.ts'
import { holdOf, postTransfers, walletOf } from '../ledger/index.ts'
import { publishBalances } from '../wallet/index.ts'
import { type HeldPayout, takeDuePayout } from './wagerStore.ts'

/** The most wins that one sweep pays out; the next comes soon. */
const PAYOUTS_AT_ONCE_MAX = 200

/** Pays out the wins that were held back for long enough, each in a transaction of its own. */
export async function payDuePayouts(ctx: Context): Promise<void> {
  for (let count = 0; count < PAYOUTS_AT_ONCE_MAX; count++) {
    const paid = await payOne(ctx)
    if (!paid) return
    publishBalances(ctx, [paid.userId])
  }
}

function payOne({ db, time }: Context): Promise<HeldPayout | null> {
  return db.transaction().execute(async (trx) => {
    const nowMs = time.nowMs()
    const payout = await takeDuePayout(trx, new Date(nowMs))
    if (!payout) return null
    const { gameId, userId, amountCents } = payout
    const transfer = { from: holdOf(userId), to: walletOf(userId), amountCents, kind: 'win' } as const
    const posting = { key: `game ${gameId} payout`, transfers: [{ ...transfer, reference: gameId }] }
    const posted = await postTransfers(trx, posting, { nowMs })
    if (!posted.ok) throw new Error(`the held win of game ${gameId} could not be paid: ${posted.code}`)
    return payout
  })
}
