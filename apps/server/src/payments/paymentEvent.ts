import type { Cents } from '@lance/domain'

/** What a provider tells, in words of no provider. Currencies are ISO codes in capitals. */
export type PaymentEvent = {
  eventId: string
  /** The provider's own name for its kind, for whoever looks at it. */
  type: string
  isLive: boolean
  /** When the provider says that it happened. */
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
  /** The payment behind it, by which refunds and disputes name it. */
  paymentRef: string | null
  subscriptionRef: string | null
  /** `pending`: the buyer is done, the money is not there yet (Pix). */
  state: 'paid' | 'pending' | 'failed' | 'expired'
  amount: Cents | null
  currency: string | null
  userId: string | null
  /** Who paid, as he wrote it on the hosted page; absent or null where it did not ask. */
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

/** `refundedTotal`: all that was given back of this payment so far. */
export type RefundNews = { kind: 'refund'; paymentRef: string; refundedTotal: Cents; currency: string }

/** `inquiry`: the bank asks, and has taken nothing. */
export type DisputeNews = {
  kind: 'dispute'
  paymentRef: string
  disputeId: string
  amount: Cents
  currency: string
  state: 'inquiry' | 'open' | 'won' | 'lost'
}

/** What we wrote on the subscription when it was ordered; null: somebody else made it. */
type WrittenOnSubscription = { cause: string | null; reference: string | null; userId: string | null }

/** A charge of one period of a subscription. */
export type InvoiceNews = WrittenOnSubscription & {
  kind: 'invoice'
  invoiceRef: string
  subscriptionRef: string | null
  state: 'paid' | 'failed'
  /** What was paid. */
  amount: Cents
  currency: string
  /** The provider's own name of what was sold. */
  priceRef: string | null
  periodStartMs: number
  periodEndMs: number
  /** The payment behind it, by which refunds and disputes name it; null where this event does not say. */
  paymentRef: string | null
  /** A page of the provider's that shows it to who paid. */
  receiptUrl: string | null
}

/** `ended`: it will charge nothing any more. `renews`: it goes on after the period that is paid. */
export type SubscriptionNews = WrittenOnSubscription & {
  kind: 'subscription'
  subscriptionRef: string
  state: 'running' | 'ended'
  renews: boolean
}
