import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Context } from '../../../kernel/context.ts'
import type { Database } from '../../../kernel/db/schema.ts'
import { SANDBOX_PRICE_REF, type SandboxEvent } from './sandboxEvent.ts'
import { insertWebhook, type SandboxCheckout } from './sandboxStore.ts'
import {
  insertInvoice,
  insertSubscription,
  lockDueSubscriptions,
  lockSubscription,
  type SandboxSubscription,
  updateDeclined,
  updateEnded,
  updatePaidMonth,
  updateRenews,
} from './subscriptionStore.ts'

const DAY_MS = 86_400_000
/** A declined card is charged once more after this long; then the subscription ends. */
const CHARGED_AGAIN_AFTER_MS = 3 * DAY_MS
const DECLINES_MAX = 2

type SubscriptionsContext = Pick<Context, 'db' | 'time'> & { siteUrl: () => string }
type Trx = Kysely<Database>

export const subscriptionIdOf = ({ id }: { id: string }) => `sub_${id}`

/** Begins the subscription of a paid checkout, with its first month paid. */
export async function beginSubscription(
  trx: Trx,
  ctx: Pick<SubscriptionsContext, 'siteUrl'>,
  { checkout, cardFails, now }: { checkout: SandboxCheckout; cardFails: boolean; now: Date },
): Promise<void> {
  const { id: checkoutId, order } = checkout
  const id = subscriptionIdOf(checkout)
  const subscription = await insertSubscription(trx, { id, checkoutId, order, cardFails, now })
  const period = { periodStart: now, periodEnd: subscription.paidUntil }
  await bill(trx, ctx, { subscription, status: 'paid', ...period, now })
}

/** Charges the months that are due, and ends the subscriptions that don't renew. */
export async function renewDueSubscriptions(ctx: SubscriptionsContext): Promise<void> {
  const now = new Date(ctx.time.nowMs())
  const moved = await ctx.db.transaction().execute(async (trx) => {
    const due = await lockDueSubscriptions(trx, now)
    for (const subscription of due) await renew(trx, ctx, subscription, now)
    return due.length
  })
  // After months without a running server, a subscription has several of them due.
  if (moved > 0) await renewDueSubscriptions(ctx)
}

async function renew(
  trx: Trx,
  ctx: SubscriptionsContext,
  subscription: SandboxSubscription,
  now: Date,
): Promise<void> {
  const { id, renews, cardFails, declines, paidUntil, nextUntil } = subscription
  if (!renews) return end(trx, { subscription, now })
  const period = { periodStart: paidUntil, periodEnd: nextUntil }
  if (!cardFails) {
    await updatePaidMonth(trx, subscription)
    return bill(trx, ctx, { subscription, status: 'paid', ...period, now })
  }
  await bill(trx, ctx, { subscription, status: 'failed', ...period, now })
  if (declines + 1 >= DECLINES_MAX) return end(trx, { subscription, now })
  await updateDeclined(trx, { id, dueAt: new Date(now.getTime() + CHARGED_AGAIN_AFTER_MS) })
}

/** Lets a subscription end with its paid month, or continue after all. Returns whether it is running. */
export function changeRenewal(
  ctx: SubscriptionsContext,
  { id, renews }: { id: string; renews: boolean },
): Promise<boolean> {
  return changeRunning(ctx, id, async (trx, subscription, now) => {
    await updateRenews(trx, { id, renews })
    await queueUpdate(trx, { subscription: { ...subscription, renews }, state: 'running', now })
  })
}

/** Ends a subscription at once. Returns whether it was running. */
export function endNow(ctx: SubscriptionsContext, id: string): Promise<boolean> {
  return changeRunning(ctx, id, (trx, subscription, now) => end(trx, { subscription, now }))
}

function changeRunning(
  { db, time }: SubscriptionsContext,
  id: string,
  apply: (trx: Trx, subscription: SandboxSubscription, now: Date) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const subscription = await lockSubscription(trx, id)
    if (!subscription || subscription.status === 'ended') return false
    await apply(trx, subscription, new Date(time.nowMs()))
    return true
  })
}

type SubscriptionChange = { subscription: SandboxSubscription; now: Date }

async function end(trx: Trx, { subscription, now }: SubscriptionChange): Promise<void> {
  await updateEnded(trx, subscription.id)
  await queueUpdate(trx, { subscription, state: 'ended', now })
}

const metadataOf = ({ order: { cause, reference, userId } }: SandboxSubscription) => ({
  cause,
  reference,
  userId,
})

async function queueUpdate(
  trx: Trx,
  { subscription, state, now }: SubscriptionChange & { state: 'running' | 'ended' },
): Promise<void> {
  const { id: subscriptionRef, renews } = subscription
  const type = state === 'ended' ? 'subscription.ended' : 'subscription.updated'
  const news = { kind: 'subscription', ...metadataOf(subscription), subscriptionRef, state, renews } as const
  await queueWebhook(trx, { subscription, type, news, now })
}

type Bill = SubscriptionChange & { status: 'paid' | 'failed'; periodStart: Date; periodEnd: Date }

async function bill(
  trx: Trx,
  { siteUrl }: Pick<SubscriptionsContext, 'siteUrl'>,
  { subscription, status, periodStart, periodEnd, now }: Bill,
): Promise<void> {
  const { id: subscriptionId, order } = subscription
  const [id, paymentRef] = [`in_sandbox_${randomUUID()}`, `pi_sandbox_${randomUUID()}`]
  const invoice = {
    id,
    paymentRef,
    amount: BigInt(order.amount),
    status,
    periodStart,
    periodEnd,
    madeAt: now,
  }
  await insertInvoice(trx, { subscriptionId, ...invoice })
  const news = {
    kind: 'invoice',
    ...metadataOf(subscription),
    invoiceRef: id,
    subscriptionRef: subscriptionId,
    state: status,
    amount: status === 'paid' ? order.amount : 0,
    currency: 'BRL',
    priceRef: SANDBOX_PRICE_REF,
    periodStartMs: periodStart.getTime(),
    periodEndMs: periodEnd.getTime(),
    paymentRef: status === 'paid' ? paymentRef : null,
    receiptUrl: `${siteUrl()}/dev/sandbox/receipts/${id}`,
  } as const
  const type = status === 'paid' ? 'invoice.paid' : 'invoice.payment_failed'
  await queueWebhook(trx, { subscription, type, news, now })
}

async function queueWebhook(
  trx: Trx,
  { subscription, type, news, now }: SubscriptionChange & Pick<SandboxEvent, 'type' | 'news'>,
): Promise<void> {
  const event = { id: `evt_sandbox_${randomUUID()}`, type, live: false, atMs: now.getTime(), news } as const
  await insertWebhook(trx, { event, checkoutId: subscription.checkoutId, now })
}
