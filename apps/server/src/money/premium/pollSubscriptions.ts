import { keepAnswers, type NextPoll, pollDueRows, pollPage, REVERSIBLE_FOR_MS } from '../payments/index.ts'
import { POLL_AGAIN_AFTER_MS } from './applyPremiumEvent.ts'
import { selectPaidSince, selectPaidUntil } from './invoiceStore.ts'
import type { PremiumContext } from './startSubscription.ts'
import { columns, type SubscriptionRow, updateExpired } from './subscriptionStore.ts'

/** How long after a month's end its renewal is polled, if not reported: while the user is still a member. */
const RENEWAL_POLL_AFTER_MS = 2 * 3_600_000

/**
 * Polls the provider about subscriptions of which we heard nothing: a webhook may have been lost, of a paid
 * page, a renewal, an end or a reversal. Stores the answers beside the webhooks, to be applied like them.
 */
export function pollSubscriptions(ctx: PremiumContext): Promise<void> {
  return pollDueRows<SubscriptionRow>(ctx, { table: 'subscriptions', columns }, (row, nowMs) =>
    row.status === 'open' ? pollUnpaid(ctx, row, nowMs) : pollPaid(ctx, row, nowMs),
  )
}

async function pollUnpaid(ctx: PremiumContext, row: SubscriptionRow, nowMs: number): Promise<NextPoll> {
  await pollPage(ctx, row, { nowMs, expire: () => updateExpired(ctx.db, row.id) })
  return 'later'
}

async function pollPaid(
  ctx: PremiumContext,
  { id, status, subscriptionRef }: SubscriptionRow,
  nowMs: number,
): Promise<NextPoll> {
  const { db, provider } = ctx
  const paid = await selectPaidSince(db, { subscriptionId: id, since: new Date(nowMs - REVERSIBLE_FOR_MS) })
  const events = subscriptionRef === null ? [] : await provider.readSubscription(subscriptionRef, { nowMs })
  for (const { paymentRef } of paid)
    if (paymentRef !== null) events.push(...(await provider.readReversals(paymentRef)))
  await keepAnswers(ctx, events, nowMs)
  if (status === 'ended' && paid.length === 0) return null
  const renewalMs = ((await selectPaidUntil(db, id))?.getTime() ?? 0) + RENEWAL_POLL_AFTER_MS
  const daily = nowMs + POLL_AGAIN_AFTER_MS
  return new Date(renewalMs > nowMs && renewalMs < daily ? renewalMs : daily)
}
