import {
  keepAnswers,
  type NextPoll,
  type PollContext,
  pollDueRows,
  pollReversals,
} from '../money/payments/index.ts'
import { type CheckoutRow, columns } from './checkoutStore.ts'

const DAY_MS = 86_400_000
/** How long an ended page is polled, in case a payment on it was not reported. */
const POLL_ENDED_FOR_MS = DAY_MS
/** How long a pending payment is polled that is never confirmed. */
const POLL_PENDING_FOR_MS = 3 * DAY_MS

/** Polls the provider for checkouts without an event, as for deposits: a webhook may have been lost. */
export function pollUnconfirmedCheckouts(ctx: PollContext): Promise<void> {
  return pollDueRows<CheckoutRow>(ctx, { table: 'store_checkouts', columns }, (checkout, nowMs) =>
    checkout.status === 'paid' ? pollReversals(ctx, checkout, nowMs) : pollUnpaid(ctx, checkout, nowMs),
  )
}

/** A hold that is overdue ends by its own sweep, so an unpaid checkout is only polled here. */
async function pollUnpaid(
  ctx: PollContext,
  { checkoutId, status, createdAt }: CheckoutRow,
  nowMs: number,
): Promise<NextPoll> {
  if (checkoutId === null) return status === 'open' ? 'later' : null
  const event = await ctx.provider.readCheckout(checkoutId)
  if (event) await keepAnswers(ctx, [event], nowMs)
  const polledForMs = status === 'pending' ? POLL_PENDING_FOR_MS : POLL_ENDED_FOR_MS
  return nowMs - createdAt.getTime() > polledForMs ? null : 'later'
}
