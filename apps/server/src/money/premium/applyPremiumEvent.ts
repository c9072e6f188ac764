import { asCents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import {
  applyReversal,
  type CheckoutNews,
  type HandlerVerdict,
  type InvoiceNews,
  lockPayer,
  lockReported,
  type ProviderEvent,
  type Reported,
  type ReportedPayment,
  type SubscriptionNews,
  updatePage,
  wakeEventsOf,
} from '../payments/index.ts'
import { newInvoiceId } from './invoiceKeys.ts'
import { insertInvoice, selectInvoice, selectPaidUntil, updatePaymentRef } from './invoiceStore.ts'
import { publishPlan } from './publishPlan.ts'
import { type ReversalContext, reversalSteps } from './reversalSteps.ts'
import { postRevenue } from './settleInvoice.ts'
import {
  hasOtherRunning,
  lockSubscription,
  type SubscriptionRow,
  updateEnded,
  updateExpired,
  updateFailed,
  updateRecovered,
  updateRef,
  updateRenews,
  updateRunning,
} from './subscriptionStore.ts'
import { syncMembership } from './syncMembership.ts'

export type PremiumEventsContext = Pick<Context, 'config'> & ReversalContext
type Trx = Kysely<Database>

/**
 * Applies a provider's event about the premium plan, in the transaction that settles the event. Every step
 * checks the current state of the locked rows, so order and repetition do not matter.
 */
export async function applyPremiumEvent(
  ctx: PremiumEventsContext,
  trx: Trx,
  event: ProviderEvent,
): Promise<HandlerVerdict> {
  const { news } = event
  if (news.kind === 'checkout') return applyCheckout(ctx, trx, { ...event, news })
  if (news.kind === 'invoice') return applyInvoice(ctx, trx, { ...event, news })
  if (news.kind === 'subscription') return applySubscription(ctx, trx, { ...event, news })
  if (news.kind === 'refund' || news.kind === 'dispute')
    return applyReversal(ctx, trx, { ...event, news }, reversalSteps(ctx))
  return { verdict: 'parked', reason: 'UNEXPECTED' }
}

/** Locks an event's subscription and owner, or parks an event that contradicts it. `brings`: a payment. */
async function lockWithOwner(
  { time }: PremiumEventsContext,
  trx: Trx,
  { brings, ...report }: { reference: string | null; reported: ReportedPayment; brings: boolean },
): Promise<Reported<SubscriptionRow>> {
  const locked = await lockReported(trx, lockSubscription, report)
  if (!locked.ok) return locked
  const { closed } = await lockPayer(trx, { userId: locked.row.userId, nowMs: time.nowMs() })
  // An operator has to give back what was paid for a closed account.
  if (!closed || !brings) return locked
  return { ok: false, parked: { verdict: 'parked', reason: 'ACCOUNT_CLOSED' } }
}

/** Updates the owner's role, and publishes it after the commit. */
async function applyMembership(
  ctx: PremiumEventsContext,
  trx: Trx,
  { userId, givenUp }: { userId: string; givenUp?: boolean },
): Promise<HandlerVerdict> {
  const nowMs = ctx.time.nowMs()
  await syncMembership(trx, { userId, nowMs, ...(givenUp !== undefined && { givenUp }) })
  return { verdict: 'applied', afterCommit: () => publishPlan(ctx, userId) }
}

async function applyCheckout(
  ctx: PremiumEventsContext,
  trx: Trx,
  event: ProviderEvent<CheckoutNews>,
): Promise<HandlerVerdict> {
  const { news } = event
  const brings = news.state === 'paid'
  const locked = await lockWithOwner(ctx, trx, {
    reference: news.reference,
    reported: { ...event, ...news },
    brings,
  })
  if (!locked.ok) return locked.parked
  const { row } = locked
  const { id, userId } = row
  await updatePage(trx, 'subscriptions', { id, checkoutId: news.checkoutId, url: null })
  if (news.state === 'expired' || news.state === 'failed') {
    await updateExpired(trx, id)
    return { verdict: 'applied', afterCommit: () => publishPlan(ctx, userId) }
  }
  if (news.subscriptionRef === null) return { verdict: 'parked', reason: 'NO_SUBSCRIPTION' }
  if (news.state === 'pending') {
    await updateRef(trx, { id, subscriptionRef: news.subscriptionRef })
    return { verdict: 'applied' }
  }
  if (await hasOtherRunning(trx, row)) return { verdict: 'parked', reason: 'SECOND_SUBSCRIPTION' }
  // The first invoice says until when it is paid. In case that does not arrive, the provider is polled.
  await updateRunning(trx, { id, subscriptionRef: news.subscriptionRef, askAt: new Date(ctx.time.nowMs()) })
  return { verdict: 'applied', afterCommit: () => publishPlan(ctx, userId) }
}

async function applyInvoice(
  ctx: PremiumEventsContext,
  trx: Trx,
  event: ProviderEvent<InvoiceNews>,
): Promise<HandlerVerdict> {
  const { news, provider, isLive } = event
  const { userId, subscriptionRef, currency, priceRef } = news
  const reported = { provider, isLive, userId, subscriptionRef, currency, priceRef }
  const isPaid = news.state === 'paid'
  const locked = await lockWithOwner(ctx, trx, {
    reference: news.reference,
    reported: isPaid ? { ...reported, amount: news.amount } : reported,
    brings: isPaid,
  })
  if (!locked.ok) return locked.parked
  if (subscriptionRef === null) return { verdict: 'parked', reason: 'NO_SUBSCRIPTION' }
  if (await hasOtherRunning(trx, locked.row)) return { verdict: 'parked', reason: 'SECOND_SUBSCRIPTION' }
  if (news.periodEndMs <= news.periodStartMs) return { verdict: 'parked', reason: 'WRONG_PERIOD' }
  return isPaid
    ? bookPaid(ctx, trx, { row: locked.row, event, subscriptionRef })
    : recordFailure(ctx, trx, { row: locked.row, event, subscriptionRef })
}

type Booking = { row: SubscriptionRow; event: ProviderEvent<InvoiceNews>; subscriptionRef: string }

async function bookPaid(ctx: PremiumEventsContext, trx: Trx, booking: Booking): Promise<HandlerVerdict> {
  const { row, event, subscriptionRef } = booking
  const { provider, news } = event
  const nowMs = ctx.time.nowMs()
  const now = new Date(nowMs)
  const isNew = await storeInvoice(ctx, trx, booking)
  const invoice = await selectInvoice(trx, { provider, invoiceRef: news.invoiceRef })
  if (!invoice) throw new Error(`the invoice ${news.invoiceRef} was not stored`)
  if (invoice.subscriptionId !== row.id) return { verdict: 'parked', reason: 'WRONG_SUBSCRIPTION' }
  const paymentRef = news.paymentRef ?? invoice.paymentRef
  if (news.paymentRef !== null) await updatePaymentRef(trx, { id: invoice.id, paymentRef: news.paymentRef })
  if (paymentRef !== null && (isNew || invoice.paymentRef === null))
    await wakeEventsOf(trx, { provider, paymentRef, now })
  if (isNew) {
    await postRevenue(trx, { invoice, nowMs })
    await updateRecovered(trx, { id: row.id, from: new Date(news.periodStartMs) })
    // A webhook does not say by which payment it was paid, but the provider's answer to a poll does.
    const askAt = paymentRef === null ? now : new Date(nowMs + POLL_AGAIN_AFTER_MS)
    await updateRunning(trx, { id: row.id, subscriptionRef, askAt })
  }
  return applyMembership(ctx, trx, { userId: row.userId, ...(isNew && { givenUp: false }) })
}

/** How often running subscriptions are polled, in case we hear nothing. */
export const POLL_AGAIN_AFTER_MS = 86_400_000

function storeInvoice(
  { config }: PremiumEventsContext,
  trx: Trx,
  { row, event: { news, provider, atMs } }: Booking,
): Promise<boolean> {
  const { invoiceRef, paymentRef, amount, receiptUrl } = news
  return insertInvoice(trx, {
    id: newInvoiceId(),
    subscriptionId: row.id,
    userId: row.userId,
    provider,
    invoiceRef,
    paymentRef,
    amount,
    receiptUrl,
    allowance: asCents(BigInt(config.PREMIUM_ALLOWANCE_CENTS)),
    periodStart: new Date(news.periodStartMs),
    periodEnd: new Date(news.periodEndMs),
    paidAt: new Date(atMs),
  })
}

/** Records a failed renewal. The paid month stays paid until its end. */
async function recordFailure(
  ctx: PremiumEventsContext,
  trx: Trx,
  { row, event: { news }, subscriptionRef }: Booking,
): Promise<HandlerVerdict> {
  await updateRef(trx, { id: row.id, subscriptionRef })
  const paidUntil = await selectPaidUntil(trx, row.id)
  const isPaidByNow = paidUntil !== null && paidUntil.getTime() >= news.periodEndMs
  if (!isPaidByNow) await updateFailed(trx, { id: row.id, from: new Date(news.periodStartMs) })
  return applyMembership(ctx, trx, row)
}

async function applySubscription(
  ctx: PremiumEventsContext,
  trx: Trx,
  event: ProviderEvent<SubscriptionNews>,
): Promise<HandlerVerdict> {
  const { news, provider, isLive, atMs } = event
  const { userId, subscriptionRef, reference, state, renews } = news
  const reported = { provider, isLive, userId, subscriptionRef }
  const locked = await lockWithOwner(ctx, trx, { reference, reported: reported, brings: false })
  if (!locked.ok) return locked.parked
  const { id } = locked.row
  await updateRef(trx, { id, subscriptionRef })
  if (state === 'ended') await updateEnded(trx, { id, now: new Date(ctx.time.nowMs()) })
  else await updateRenews(trx, { id, renews, saidAt: new Date(atMs) })
  return applyMembership(ctx, trx, locked.row)
}
