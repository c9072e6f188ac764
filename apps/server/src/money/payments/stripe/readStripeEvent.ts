import { asCents } from '@lance/domain'
import { z } from 'zod'
import type { DisputeNews, PaymentBuyer, PaymentEvent, PaymentNews } from '../paymentEvent.ts'

// The fields of Stripe's objects that we read. A field that is missing where we need it makes the event
// unreadable, and an unreadable event is parked for an operator.

/** An amount in the currency's smallest unit. */
const amount = z
  .number()
  .int()
  .min(0)
  .transform((units) => asCents(BigInt(units)))
const currency = z.string().transform((code) => code.toUpperCase())
/** An id, or the object itself if Stripe was asked to expand it. */
const idOf = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((value) => (typeof value === 'string' ? value : value.id))
const metadata = z.record(z.string(), z.string()).nullish()

const text = z.string().nullish()
const address = z
  .object({ line1: text, line2: text, city: text, state: text, postal_code: text, country: text })
  .nullish()
const shipping = z.object({ name: text, address }).nullish()

const session = z.object({
  id: z.string(),
  amount_total: amount.nullish(),
  currency: currency.nullish(),
  client_reference_id: z.string().nullish(),
  metadata,
  payment_intent: idOf.nullish(),
  subscription: idOf.nullish(),
  payment_status: z.string(),
  customer_details: z.object({ email: text, phone: text, name: text, address }).nullish(),
  collected_information: z.object({ shipping_details: shipping }).nullish(),
  // Versions of the API before 2025-03-31 have it here.
  shipping_details: shipping,
})

const charge = z.object({ payment_intent: idOf.nullish(), amount_refunded: amount, currency })

const dispute = z.object({
  id: z.string(),
  payment_intent: idOf.nullish(),
  amount,
  currency,
  status: z.string(),
})

const seconds = z.number()

const invoice = z.object({
  id: z.string(),
  amount_paid: amount,
  currency,
  hosted_invoice_url: z.string().nullish(),
  parent: z.object({ subscription_details: z.object({ subscription: idOf, metadata }).nullish() }).nullish(),
  // The invoice of a subscription has one line: the period that it pays for.
  lines: z
    .object({
      data: z.array(
        z.object({
          period: z.object({ start: seconds, end: seconds }),
          pricing: z.object({ price_details: z.object({ price: idOf }).nullish() }).nullish(),
        }),
      ),
    })
    .nullish(),
  // Present only if Stripe was asked for it, never in a webhook.
  payments: z
    .object({
      data: z.array(z.object({ status: z.string(), payment: z.object({ payment_intent: idOf.nullish() }) })),
    })
    .nullish(),
})

const subscription = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: seconds.nullish(),
  metadata,
})

const envelope = z.object({
  id: z.string(),
  type: z.string(),
  livemode: z.boolean(),
  created: z.number(),
  data: z.object({ object: z.unknown() }),
})

type CheckoutState = Extract<PaymentNews, { kind: 'checkout' }>['state']

function readSession(object: unknown, stateOf: (paymentStatus: string) => CheckoutState): PaymentNews {
  const read = session.parse(object)
  return {
    kind: 'checkout',
    cause: read.metadata?.cause ?? null,
    reference: read.metadata?.reference ?? null,
    checkoutId: read.id,
    paymentRef: read.payment_intent ?? null,
    subscriptionRef: read.subscription ?? null,
    state: stateOf(read.payment_status),
    amount: read.amount_total ?? null,
    currency: read.currency ?? null,
    userId: read.client_reference_id ?? null,
    buyer: buyerOf(read),
  }
}

function buyerOf({ customer_details: customer, ...read }: z.output<typeof session>): PaymentBuyer | null {
  const shippedTo = read.collected_information?.shipping_details ?? read.shipping_details
  if (!customer && !shippedTo) return null
  const { line1, line2, city, state, postal_code, country } = shippedTo?.address ?? customer?.address ?? {}
  const lines = { line1: line1 ?? null, line2: line2 ?? null, city: city ?? null, state: state ?? null }
  return {
    email: customer?.email ?? null,
    phone: customer?.phone ?? null,
    name: shippedTo?.name ?? customer?.name ?? null,
    address: line1 ? { ...lines, postalCode: postal_code ?? null, country: country ?? null } : null,
  }
}

function readCharge(object: unknown): PaymentNews {
  const { payment_intent: paymentRef, amount_refunded: refundedTotal, ...rest } = charge.parse(object)
  if (!paymentRef) return { kind: 'other' }
  return { kind: 'refund', paymentRef, refundedTotal, currency: rest.currency }
}

/** Maps a dispute's status to its effect on the money: `prevented` and inquiries have taken none. */
function disputeStateOf(status: string): DisputeNews['state'] {
  if (status === 'won' || status === 'lost') return status
  return status.startsWith('warning_') || status === 'prevented' ? 'inquiry' : 'open'
}

function readDispute(object: unknown): PaymentNews {
  const { id: disputeId, payment_intent: paymentRef, status, ...rest } = dispute.parse(object)
  if (!paymentRef) return { kind: 'other' }
  return { kind: 'dispute', paymentRef, disputeId, ...rest, state: disputeStateOf(status) }
}

const readMetadata = (value: Record<string, string> | null | undefined) => ({
  cause: value?.cause ?? null,
  reference: value?.reference ?? null,
  userId: value?.userId ?? null,
})

function readInvoice(object: unknown, state: 'paid' | 'failed'): PaymentNews {
  const read = invoice.parse(object)
  const details = read.parent?.subscription_details
  // An invoice for anything but a subscription is not ours.
  const [line] = read.lines?.data ?? []
  if (!details || !line) return { kind: 'other' }
  const paidBy = read.payments?.data.find(({ status }) => status === 'paid')
  return {
    kind: 'invoice',
    ...readMetadata(details.metadata),
    invoiceRef: read.id,
    subscriptionRef: details.subscription,
    state,
    amount: read.amount_paid,
    currency: read.currency,
    priceRef: line.pricing?.price_details?.price ?? null,
    periodStartMs: line.period.start * 1000,
    periodEndMs: line.period.end * 1000,
    paymentRef: paidBy?.payment.payment_intent ?? null,
    receiptUrl: read.hosted_invoice_url ?? null,
  }
}

const ENDED: readonly string[] = ['canceled', 'incomplete_expired']

function readSubscription(object: unknown): PaymentNews {
  const { id, status, cancel_at_period_end, cancel_at, metadata } = subscription.parse(object)
  return {
    kind: 'subscription',
    ...readMetadata(metadata),
    subscriptionRef: id,
    state: ENDED.includes(status) ? 'ended' : 'running',
    renews: !cancel_at_period_end && (cancel_at ?? null) === null,
  }
}

const readers: Readonly<Record<string, (object: unknown) => PaymentNews>> = {
  'checkout.session.completed': (object) =>
    readSession(object, (status) => (status === 'unpaid' ? 'pending' : 'paid')),
  'checkout.session.async_payment_succeeded': (object) => readSession(object, () => 'paid'),
  'checkout.session.async_payment_failed': (object) => readSession(object, () => 'failed'),
  'checkout.session.expired': (object) => readSession(object, () => 'expired'),
  'charge.refunded': readCharge,
  'charge.dispute.created': readDispute,
  'charge.dispute.updated': readDispute,
  'charge.dispute.closed': readDispute,
  'charge.dispute.funds_withdrawn': readDispute,
  'charge.dispute.funds_reinstated': readDispute,
  'invoice.paid': (object) => readInvoice(object, 'paid'),
  'invoice.payment_failed': (object) => readInvoice(object, 'failed'),
  'customer.subscription.updated': readSubscription,
  'customer.subscription.deleted': readSubscription,
}

/** Reads a Stripe event from the payload of its webhook. Throws if it is not one. */
export function readStripeEvent(payload: string): PaymentEvent {
  const { id, type, livemode, created, data } = envelope.parse(JSON.parse(payload))
  const news = readers[type]?.(data.object) ?? { kind: 'other' as const }
  return { eventId: id, type, isLive: livemode, atMs: created * 1000, news }
}
