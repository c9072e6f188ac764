import type { Cents } from '@lance/domain'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import type { Language } from '../../kernel/texts/language.ts'
import type { PaymentEvent } from './paymentEvent.ts'

export const PAYMENT_METHODS = ['card', 'pix'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What a checkout is for; it decides who handles its events. */
export type PaymentCause = 'deposit' | 'premium' | 'store'

/** What we ask a provider to charge. The capability behind the cause stores it first. */
export type CheckoutOrder = {
  cause: PaymentCause
  /** The id of our row; every event of the checkout carries it. */
  reference: string
  /** Null for a guest, who enters an email address on the hosted page. */
  userId: string | null
  email: string | null
  language: Language
  successUrl: string
  cancelUrl: string
  productName: string
  /** What is charged: once, or each month. */
  amount: Cents
  /** The hosted page accepts no payment after this. */
  expiresAtMs: number
} & (
  | {
      mode: 'payment'
      methods: readonly PaymentMethod[]
      /** What the amount consists of, if it is more than one thing. */
      items?: readonly CheckoutItem[]
      /** The countries to which goods may be sent, as ISO codes: the hosted page then asks for an address. */
      shipsTo?: readonly string[]
    }
  /** The provider keeps the price, under a configured name. */
  | { mode: 'subscription' }
)

export type CheckoutItem = { name: string; quantity: number; unitAmount: Cents }

/** An event as the provider wrote it: stored verbatim, and parsed again when it is applied. */
export type RawEvent = { eventId: string; payload: string }

export type WebhookRefusal = 'WEBHOOK_SIGNATURE' | 'WEBHOOK_MODE' | 'MALFORMED'

/**
 * Takes money for us on its own pages. A third provider is one more folder beside `stripe/` and `sandbox/`.
 * Calls throw `ProviderFailed` if the provider refuses or can't be reached; they are safe to retry.
 */
export type PaymentProvider = {
  /** The last part of its webhook's path, and its name in the database. */
  readonly name: string
  /** Whether its money is real. */
  readonly isLive: boolean
  /** The provider's name for the price of the premium plan. */
  readonly premiumPriceRef: string
  /** Opens a hosted page. The same key returns the same checkout. */
  createCheckout(
    order: CheckoutOrder,
    options: { idempotencyKey: string },
  ): Promise<{ checkoutId: string; url: string }>
  /** Reads a checkout as its webhook would report it; null if nothing is new, or a webhook still comes. */
  readCheckout(checkoutId: string): Promise<RawEvent | null>
  /** Closes an unpaid hosted page. One that is over stays as it is. */
  endCheckout(checkoutId: string): Promise<void>
  /** Reads a subscription and its latest invoices as events, like `readCheckout`. */
  readSubscription(subscriptionRef: string, options: { nowMs: number }): Promise<RawEvent[]>
  /** Lets a subscription end with its paid period, or continue after all. */
  renewSubscription(subscriptionRef: string, options: { renews: boolean }): Promise<void>
  /** Ends a subscription at once; one that has ended already stays so. Refunds nothing. */
  endSubscription(subscriptionRef: string): Promise<void>
  /** Reads the refunds and disputes of a payment as events, like `readCheckout`. */
  readReversals(paymentRef: string): Promise<RawEvent[]>
  /** Refunds a payment, or a part of it. Its webhook reports when that is done. */
  refund(refund: { paymentRef: string; amount: Cents }, options: { idempotencyKey: string }): Promise<void>
  /** Checks that a webhook comes from the provider, is recent, and is of our mode. */
  verifyWebhook(webhook: {
    rawBody: Buffer
    header(name: string): string | undefined
    nowMs: number
  }): Promise<({ ok: true } & RawEvent) | { ok: false; code: WebhookRefusal }>
  /** Reads a verified payload. Throws if it can't be read. */
  readEvent(payload: string): PaymentEvent
  /** Pages that we serve on behalf of the provider. */
  routes?: (app: App) => void
  sweeps?: readonly Sweep[]
  close?(): Promise<void>
}

/** The provider refused or could not be reached: we don't know of anything that happened. */
export class ProviderFailed extends Error {}
