import { asCents } from '@lance/domain'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import {
  type CheckoutNews,
  type Handled,
  type InvoiceNews,
  type PaymentEvent,
  type SubscriptionNews,
  wakeEventsOf,
} from '../payments/index.ts'
import { holdPlayers } from '../presence/index.ts'
import { applyReversal, type Reversed } from './applyReversal.ts'
import { findMismatch, type ToldOfSubscription } from './findMismatch.ts'
import { followPayments } from './followPayments.ts'
import { newInvoiceId } from './invoiceKeys.ts'
import { insertInvoice, selectInvoice, selectPaidUntil, updatePaymentRef } from './invoiceStore.ts'
import { publishPlan } from './publishPlan.ts'
import { postRevenue } from './settleInvoice.ts'
import {
  hasOtherRunning,
  holdSubscription,
  type SubscriptionRow,
  updateBegun,
  updateCheckout,
  updateEnded,
  updateExpired,
  updateFailed,
  updateMended,
  updateRef,
  updateRenews,
} from './subscriptionStore.ts'

export type PremiumRoom = Pick<Context, 'time' | 'bus' | 'config'> & Reversed
export type Told<News> = PaymentEvent & { provider: string; news: News }
type Trx = Kysely<Database>

/**
 * Applies a provider's event about the premium plan, in the transaction that settles the event. Every step
 * checks the current state of the locked rows, so order and repetition do not matter.
 */
export async function applyPremiumEvent(
  room: PremiumRoom,
  trx: Trx,
  event: PaymentEvent & { provider: string },
): Promise<Handled> {
  const { news } = event
  if (news.kind === 'checkout') return applyCheckout(room, trx, { ...event, news })
  if (news.kind === 'invoice') return applyInvoice(room, trx, { ...event, news })
  if (news.kind === 'subscription') return applySubscription(room, trx, { ...event, news })
  if (news.kind === 'refund' || news.kind === 'dispute') return applyReversal(room, trx, { ...event, news })
  return { verdict: 'parked', reason: 'UNEXPECTED' }
}

/** Locks an event's subscription and owner, or parks an event that contradicts it. `brings`: a payment. */
async function holdTold(
  { time }: PremiumRoom,
  trx: Trx,
  { reference, told, brings }: { reference: string | null; told: ToldOfSubscription; brings: boolean },
): Promise<{ ok: true; row: SubscriptionRow } | { ok: false; handled: Handled }> {
  const park = (reason: string) => ({ ok: false, handled: { verdict: 'parked', reason } }) as const
  const id = z.uuid().safeParse(reference)
  const row = id.success ? await holdSubscription(trx, id.data) : null
  if (!row) return park('UNKNOWN_REFERENCE')
  const mismatch = findMismatch(row, told)
  if (mismatch) return park(mismatch)
  const [player] = await holdPlayers(trx, { userIds: [row.userId], nowMs: time.nowMs(), closedToo: true })
  // An operator has to give back what was paid for a closed account.
  return player?.closed && brings ? park('ACCOUNT_CLOSED') : { ok: true, row }
}

/** Updates the owner's role, and publishes it after the commit. */
async function follow(
  room: PremiumRoom,
  trx: Trx,
  { userId, givenUp }: { userId: string; givenUp?: boolean },
): Promise<Handled> {
  const nowMs = room.time.nowMs()
  await followPayments(trx, { userId, nowMs, ...(givenUp !== undefined && { givenUp }) })
  return { verdict: 'applied', afterCommit: () => publishPlan(room, userId) }
}

async function applyCheckout(room: PremiumRoom, trx: Trx, event: Told<CheckoutNews>): Promise<Handled> {
  const { news } = event
  const brings = news.state === 'paid'
  const held = await holdTold(room, trx, { reference: news.reference, told: { ...event, ...news }, brings })
  if (!held.ok) return held.handled
  const { row } = held
  const { id, userId } = row
  await updateCheckout(trx, { id, checkoutId: news.checkoutId, url: null })
  if (news.state === 'expired' || news.state === 'failed') {
    await updateExpired(trx, id)
    return { verdict: 'applied', afterCommit: () => publishPlan(room, userId) }
  }
  if (news.subscriptionRef === null) return { verdict: 'parked', reason: 'NO_SUBSCRIPTION' }
  if (news.state === 'pending') {
    await updateRef(trx, { id, subscriptionRef: news.subscriptionRef })
    return { verdict: 'applied' }
  }
  if (await hasOtherRunning(trx, row)) return { verdict: 'parked', reason: 'SECOND_SUBSCRIPTION' }
  // The first invoice says until when it is paid. In case that does not arrive, the provider is polled.
  await updateBegun(trx, { id, subscriptionRef: news.subscriptionRef, askAt: new Date(room.time.nowMs()) })
  return { verdict: 'applied', afterCommit: () => publishPlan(room, userId) }
}

async function applyInvoice(room: PremiumRoom, trx: Trx, event: Told<InvoiceNews>): Promise<Handled> {
  const { news, provider, isLive } = event
  const { userId, subscriptionRef, currency, priceRef } = news
  const told = { provider, isLive, userId, subscriptionRef, currency, priceRef }
  const isPaid = news.state === 'paid'
  const held = await holdTold(room, trx, {
    reference: news.reference,
    told: isPaid ? { ...told, amount: news.amount } : told,
    brings: isPaid,
  })
  if (!held.ok) return held.handled
  if (subscriptionRef === null) return { verdict: 'parked', reason: 'NO_SUBSCRIPTION' }
  if (await hasOtherRunning(trx, held.row)) return { verdict: 'parked', reason: 'SECOND_SUBSCRIPTION' }
  if (news.periodEndMs <= news.periodStartMs) return { verdict: 'parked', reason: 'WRONG_PERIOD' }
  return isPaid
    ? bookPaid(room, trx, { row: held.row, event, subscriptionRef })
    : noteFailed(room, trx, { row: held.row, event, subscriptionRef })
}

type Booking = { row: SubscriptionRow; event: Told<InvoiceNews>; subscriptionRef: string }

async function bookPaid(room: PremiumRoom, trx: Trx, booking: Booking): Promise<Handled> {
  const { row, event, subscriptionRef } = booking
  const { provider, news } = event
  const nowMs = room.time.nowMs()
  const now = new Date(nowMs)
  const isNew = await storeInvoice(room, trx, booking)
  const invoice = await selectInvoice(trx, { provider, invoiceRef: news.invoiceRef })
  if (!invoice) throw new Error(`the invoice ${news.invoiceRef} was not stored`)
  if (invoice.subscriptionId !== row.id) return { verdict: 'parked', reason: 'WRONG_SUBSCRIPTION' }
  const paymentRef = news.paymentRef ?? invoice.paymentRef
  if (news.paymentRef !== null) await updatePaymentRef(trx, { id: invoice.id, paymentRef: news.paymentRef })
  if (paymentRef !== null && (isNew || invoice.paymentRef === null))
    await wakeEventsOf(trx, { provider, paymentRef, now })
  if (isNew) {
    await postRevenue(trx, { invoice, nowMs })
    await updateMended(trx, { id: row.id, from: new Date(news.periodStartMs) })
    // A webhook does not say by which payment it was paid, but the provider's answer to a poll does.
    const askAt = paymentRef === null ? now : new Date(nowMs + ASKED_AGAIN_AFTER_MS)
    await updateBegun(trx, { id: row.id, subscriptionRef, askAt })
  }
  return follow(room, trx, { userId: row.userId, ...(isNew && { givenUp: false }) })
}

/** How often running subscriptions are polled, in case we hear nothing. */
export const ASKED_AGAIN_AFTER_MS = 86_400_000

function storeInvoice(
  { config }: PremiumRoom,
  trx: Trx,
  { row, event: { news, provider, atMs } }: Booking,
): Promise<boolean> {
  const { invoiceRef, paymentRef, amount, receiptUrl } = news
  return insertInvoice(trx, {
    ...{ id: newInvoiceId(), subscriptionId: row.id, userId: row.userId, provider },
    ...{ invoiceRef, paymentRef, amount, receiptUrl },
    allowance: asCents(BigInt(config.PREMIUM_ALLOWANCE_CENTS)),
    periodStart: new Date(news.periodStartMs),
    periodEnd: new Date(news.periodEndMs),
    paidAt: new Date(atMs),
  })
}

/** Records a failed renewal. The paid month stays paid until its end. */
async function noteFailed(
  room: PremiumRoom,
  trx: Trx,
  { row, event: { news }, subscriptionRef }: Booking,
): Promise<Handled> {
  await updateRef(trx, { id: row.id, subscriptionRef })
  const paidUntil = await selectPaidUntil(trx, row.id)
  const isPaidByNow = paidUntil !== null && paidUntil.getTime() >= news.periodEndMs
  if (!isPaidByNow) await updateFailed(trx, { id: row.id, from: new Date(news.periodStartMs) })
  return follow(room, trx, row)
}

async function applySubscription(
  room: PremiumRoom,
  trx: Trx,
  event: Told<SubscriptionNews>,
): Promise<Handled> {
  const { news, provider, isLive, atMs } = event
  const { userId, subscriptionRef, reference, state, renews } = news
  const told = { provider, isLive, userId, subscriptionRef }
  const held = await holdTold(room, trx, { reference, told, brings: false })
  if (!held.ok) return held.handled
  const { id } = held.row
  await updateRef(trx, { id, subscriptionRef })
  if (state === 'ended') await updateEnded(trx, { id, now: new Date(room.time.nowMs()) })
  else await updateRenews(trx, { id, renews, saidAt: new Date(atMs) })
  return follow(room, trx, held.row)
}
