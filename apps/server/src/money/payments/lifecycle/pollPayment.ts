import { keepAnswers } from '../keepAnswers.ts'
import type { PollContext } from '../pollDueRows.ts'

const DAY_MS = 86_400_000
/** A page may exist although we stored no checkout. This long after its end it takes no payment. */
const UNOPENED_ENDS_AFTER_MS = 3_600_000
/** When to poll a pending payment (Pix), in case no event says how it ended. */
export const POLL_PENDING_AFTER_MS = 600_000
/** When to poll a payment that arrived, and how often then, in case no event reports a refund or a dispute. */
export const POLL_PAID_AFTER_MS = DAY_MS
/** How long a card's bank may take a payment back. A payment is polled until then. */
export const REVERSIBLE_FOR_MS = 120 * DAY_MS

/** Polls the provider about an unpaid page. Calls `expire` for one that is over and that we never opened. */
export async function pollPage(
  ctx: PollContext,
  { checkoutId, expiresAt }: { checkoutId: string | null; expiresAt: Date },
  { nowMs, expire }: { nowMs: number; expire: () => Promise<void> },
): Promise<void> {
  if (checkoutId === null) {
    if (nowMs - expiresAt.getTime() > UNOPENED_ENDS_AFTER_MS) await expire()
    return
  }
  const event = await ctx.provider.readCheckout(checkoutId)
  if (event) await keepAnswers(ctx, [event], nowMs)
}

/** Polls the provider about refunds and disputes of a payment. Returns when to poll it next; null: never. */
export async function pollReversals(
  ctx: PollContext,
  { paymentRef, createdAt }: { paymentRef: string | null; createdAt: Date },
  nowMs: number,
): Promise<Date | null> {
  if (paymentRef !== null) await keepAnswers(ctx, await ctx.provider.readReversals(paymentRef), nowMs)
  return nowMs - createdAt.getTime() < REVERSIBLE_FOR_MS ? new Date(nowMs + POLL_PAID_AFTER_MS) : null
}
