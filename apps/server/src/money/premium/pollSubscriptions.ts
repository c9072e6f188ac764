import { keepAnswer, pollDueRows } from '../payments/index.ts'
import { POLL_AGAIN_AFTER_MS } from './applyPremiumEvent.ts'
import { selectPaidSince, selectPaidUntil } from './invoiceStore.ts'
import type { PremiumContext } from './startSubscription.ts'
import { columns, type SubscriptionRow, updateAskAt, updateExpired } from './subscriptionStore.ts'

const DAY_MS = 86_400_000
/** A page may exist although we stored no checkout. This long after its end it takes no payment. */
const UNOPENED_ENDS_AFTER_MS = 3_600_000
/** How long after a month's end its renewal is polled, if not reported: while the user is still a member. */
const RENEWAL_POLL_AFTER_MS = 2 * 3_600_000
/** How long a card's bank may take a payment back. */
const REVERSIBLE_FOR_MS = 120 * DAY_MS

/**
 * Polls the provider about subscriptions of which we heard nothing: a webhook may have been lost, of a paid
 * page, a renewal, an end or a reversal. Stores the answers beside the webhooks, to be applied like them.
 */
export function pollSubscriptions(ctx: PremiumContext): Promise<void> {
  return pollDueRows<SubscriptionRow>(ctx, { table: 'subscriptions', columns }, (row, nowMs) =>
    row.status === 'open' ? pollPage(ctx, row, nowMs) : pollPaid(ctx, row, nowMs),
  )
}

async function pollPage(
  { db, provider }: PremiumContext,
  { id, checkoutId, expiresAt }: SubscriptionRow,
  nowMs: number,
): Promise<void> {
  if (checkoutId === null) {
    if (nowMs - expiresAt.getTime() > UNOPENED_ENDS_AFTER_MS) await updateExpired(db, id)
    return
  }
  const event = await provider.readCheckout(checkoutId)
  if (event) await keepAnswer(db, { provider: provider.name, event, nowMs })
}

async function pollPaid(
  { db, provider }: PremiumContext,
  { id, status, subscriptionRef }: SubscriptionRow,
  nowMs: number,
): Promise<void> {
  const paid = await selectPaidSince(db, { subscriptionId: id, since: new Date(nowMs - REVERSIBLE_FOR_MS) })
  const events = subscriptionRef === null ? [] : await provider.readSubscription(subscriptionRef, { nowMs })
  for (const { paymentRef } of paid)
    if (paymentRef !== null) events.push(...(await provider.readReversals(paymentRef)))
  for (const event of events) await keepAnswer(db, { provider: provider.name, event, nowMs })
  if (status === 'ended' && paid.length === 0) return updateAskAt(db, { id, askAt: null })
  const renewalMs = ((await selectPaidUntil(db, id))?.getTime() ?? 0) + RENEWAL_POLL_AFTER_MS
  const daily = nowMs + POLL_AGAIN_AFTER_MS
  const askAtMs = renewalMs > nowMs && renewalMs < daily ? renewalMs : daily
  await updateAskAt(db, { id, askAt: new Date(askAtMs) })
}
