import { type NextPoll, type PollContext, pollDueRows, pollPage, pollReversals } from '../payments/index.ts'
import { readPausedUntil } from '../responsiblePlay/index.ts'
import { columns, type DepositRow, giveUpDeposit } from './depositStore.ts'

/** How long after its page's end a pending payment that was never confirmed counts as failed. */
const PENDING_ENDS_AFTER_MS = 3 * 86_400_000

/**
 * Polls the provider about deposits of which we heard nothing: the webhook of a payment, or of a reversal
 * after it, may have been lost. Stores the answers beside the webhooks, to be applied like them; moves no
 * money itself. Closes open pages of users who have paused.
 */
export function pollUnconfirmedDeposits(ctx: PollContext): Promise<void> {
  return pollDueRows<DepositRow>(ctx, { table: 'deposits', columns }, (deposit, nowMs) =>
    deposit.status === 'paid' ? pollReversals(ctx, deposit, nowMs) : pollUnpaid(ctx, deposit, nowMs),
  )
}

async function pollUnpaid(ctx: PollContext, deposit: DepositRow, nowMs: number): Promise<NextPoll> {
  const { id, userId, checkoutId, status, expiresAt } = deposit
  if (checkoutId !== null && status === 'open' && (await readPausedUntil(ctx.db, { userId, nowMs })))
    await ctx.provider.endCheckout(checkoutId)
  await pollPage(ctx, deposit, { nowMs, expire: () => giveUpDeposit(ctx.db, { id, status: 'expired' }) })
  if (status === 'pending' && nowMs - expiresAt.getTime() > PENDING_ENDS_AFTER_MS)
    await giveUpDeposit(ctx.db, { id, status: 'failed' })
  return 'later'
}
