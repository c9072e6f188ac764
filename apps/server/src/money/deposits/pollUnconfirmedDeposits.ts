import type { Context } from '../../kernel/context.ts'
import { keepAnswer, type PaymentProvider, pollDueRows } from '../payments/index.ts'
import { readPausedUntil } from '../responsiblePlay/index.ts'
import { columns, type DepositRow, giveUpDeposit, updateAskAt } from './depositStore.ts'

const DAY_MS = 86_400_000
/** A page may exist although we stored no checkout. This long after its end it takes no payment. */
const UNOPENED_ENDS_AFTER_MS = 3_600_000
/** How long after its page's end a pending payment that was never confirmed counts as failed. */
const PENDING_ENDS_AFTER_MS = 3 * DAY_MS
/** How long a card's bank may take a payment back. Until then a paid deposit is polled once a day. */
const REVERSIBLE_FOR_MS = 120 * DAY_MS

type PollContext = Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider }

/**
 * Polls the provider about deposits of which we heard nothing: the webhook of a payment, or of a reversal
 * after it, may have been lost. Stores the answers beside the webhooks, to be applied like them; moves no
 * money itself. Closes open pages of users who have paused.
 */
export function pollUnconfirmedDeposits(ctx: PollContext): Promise<void> {
  return pollDueRows<DepositRow>(ctx, { table: 'deposits', columns }, (deposit, nowMs) =>
    pollDeposit(ctx, deposit, nowMs),
  )
}

async function pollDeposit(ctx: PollContext, deposit: DepositRow, nowMs: number): Promise<void> {
  const { id, userId, checkoutId, status, expiresAt } = deposit
  if (status === 'paid') return pollPaidDeposit(ctx, deposit, nowMs)
  const endedMs = nowMs - expiresAt.getTime()
  if (checkoutId === null) {
    if (endedMs > UNOPENED_ENDS_AFTER_MS) await giveUpDeposit(ctx.db, { id, status: 'expired' })
    return
  }
  if (status === 'open' && (await readPausedUntil(ctx.db, { userId, nowMs })))
    await ctx.provider.endCheckout(checkoutId)
  const event = await ctx.provider.readCheckout(checkoutId)
  if (event) await keepAnswer(ctx.db, { provider: ctx.provider.name, event, nowMs })
  if (status === 'pending' && endedMs > PENDING_ENDS_AFTER_MS)
    await giveUpDeposit(ctx.db, { id, status: 'failed' })
}

async function pollPaidDeposit(
  { db, provider }: PollContext,
  { id, paymentRef, createdAt }: DepositRow,
  nowMs: number,
): Promise<void> {
  const events = paymentRef === null ? [] : await provider.readReversals(paymentRef)
  for (const event of events) await keepAnswer(db, { provider: provider.name, event, nowMs })
  const isReversible = nowMs - createdAt.getTime() < REVERSIBLE_FOR_MS
  await updateAskAt(db, { id, askAt: isReversible ? new Date(nowMs + DAY_MS) : null })
}
