import type { Cents } from '@lance/domain'

/** A provider's event in provider-neutral terms. Currencies are uppercase ISO codes. */
export type PaymentEvent = {
  eventId: string
  /** The provider's own name for its kind, for operators. */
  type: string
  isLive: boolean
  /** When it happened, according to the provider. */
  atMs: number
  news: PaymentNews
}

export type PaymentNews =
  | CheckoutNews
  | RefundNews
  | DisputeNews
  | InvoiceNews
  | SubscriptionNews
  | { kind: 'other' }

export type CheckoutNews = {
  kind: 'checkout'
  cause: string | null
  reference: string | null
  checkoutId: string
  /** The payment behind it, which refunds and disputes refer to. */
  paymentRef: string | null
  subscriptionRef: string | null
  /** `pending`: the buyer is done, but the money has not arrived yet (Pix). */
  state: 'paid' | 'pending' | 'failed' | 'expired'
  amount: Cents | null
  currency: string | null
  userId: string | null
  /** The buyer, as entered on the hosted page; absent or null if the page did not ask. */
  buyer?: PaymentBuyer | null
}

export type PaymentBuyer = {
  email: string | null
  phone: string | null
  name: string | null
  address: PaymentAddress | null
}

export type PaymentAddress = {
  line1: string | null
  line2: string | null
  city: string | null
  state: string | null
  postalCode: string | null
  /** ISO code. */
  country: string | null
}

/** `refundedTotal`: everything refunded of this payment so far. */
export type RefundNews = { kind: 'refund'; paymentRef: string; refundedTotal: Cents; currency: string }

/** `inquiry`: the bank asks but has taken nothing. */
export type DisputeNews = {
  kind: 'dispute'
  paymentRef: string
  disputeId: string
  amount: Cents
  currency: string
  state: 'inquiry' | 'open' | 'won' | 'lost'
}

/** What we wrote on the subscription when it was ordered; null if it was not created by us. */
type SubscriptionMetadata = { cause: string | null; reference: string | null; userId: string | null }

/** The charge for one period of a subscription. */
export type InvoiceNews = SubscriptionMetadata & {
  kind: 'invoice'
  invoiceRef: string
  subscriptionRef: string | null
  state: 'paid' | 'failed'
  /** What was paid. */
  amount: Cents
  currency: string
  /** The provider's own name for what was sold. */
  priceRef: string | null
  periodStartMs: number
  periodEndMs: number
  /** The payment behind it, which refunds and disputes refer to; null if this event does not say. */
  paymentRef: string | null
  /** The provider's page that shows it to the payer. */
  receiptUrl: string | null
}

/** `ended`: it will charge nothing any more. `renews`: it continues after the paid period. */
export type SubscriptionNews = SubscriptionMetadata & {
  kind: 'subscription'
  subscriptionRef: string
  state: 'running' | 'ended'
  renews: boolean
}
