import type { Cents } from '@lance/domain'
import type { App } from '../routing.ts'
import type { Language } from '../texts/language.ts'
import type { PaymentEvent } from './paymentEvent.ts'

export const PAYMENT_METHODS = ['card', 'pix'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What a checkout is for: who handles what becomes of it. */
export type PaymentCause = 'deposit' | 'premium' | 'store'

/** What we ask a provider to charge. It is stored by its cause before it is asked for. */
export type CheckoutOrder = {
  cause: PaymentCause
  /** Our row's id; it comes back with every event of the checkout. */
  reference: string
  /** Null: a guest, who says on the hosted page where to write to. */
  userId: string | null
  email: string | null
  language: Language
  successUrl: string
  cancelUrl: string
  productName: string
  /** What is charged: once, or each month. */
  amount: Cents
  /** The hosted page takes no payment after this. */
  expiresAtMs: number
} & (
  | {
      mode: 'payment'
      methods: readonly PaymentMethod[]
      /** What the amount is made of, where it is more than one thing. */
      items?: readonly CheckoutItem[]
      /** Where goods may be sent (ISO codes of countries): the hosted page then asks for an address. */
      shipsTo?: readonly string[]
    }
  /** The price is kept by the provider, and found by its configured name. */
  | { mode: 'subscription' }
)

export type CheckoutItem = { name: string; quantity: number; unitAmount: Cents }

/** An event as the provider wrote it: kept word for word, and read again when it is applied. */
export type RawEvent = { eventId: string; payload: string }

export type WebhookRefusal = 'WEBHOOK_SIGNATURE' | 'WEBHOOK_MODE' | 'MALFORMED'

/**
 * Somebody who takes money for us, on pages of his own. A third one is one more folder beside `stripe/` and
 * `sandbox/`. Calls throw `ProviderFailed` where the provider refuses or is not reached; they are safe to try again.
 */
export type PaymentProvider = {
  /** The last part of its webhook's address, and its name in the database. */
  readonly name: string
  /** Whether its money is real. */
  readonly isLive: boolean
  /** How the provider names the price of the premium plan. */
  readonly premiumPriceRef: string
  /** Opens a hosted page. The same key gives the same checkout. */
  createCheckout(
    order: CheckoutOrder,
    options: { idempotencyKey: string },
  ): Promise<{ checkoutId: string; url: string }>
  /** What a webhook would have told of this checkout; null where there is nothing to tell, or it comes by itself. */
  readCheckout(checkoutId: string): Promise<RawEvent | null>
  /** Closes a hosted page on which nobody has paid. One that is over stays as it is. */
  endCheckout(checkoutId: string): Promise<void>
  /** What webhooks would have told of this subscription and its latest invoices, as they stand; see `readCheckout`. */
  readSubscription(subscriptionRef: string, options: { nowMs: number }): Promise<RawEvent[]>
  /** Has a subscription end with the period that is paid, or go on after all. */
  renewSubscription(subscriptionRef: string, options: { renews: boolean }): Promise<void>
  /** Ends a subscription at once; one that has ended already stays so. Gives nothing back. */
  endSubscription(subscriptionRef: string): Promise<void>
  /** What webhooks would have told of what was taken back of a payment: refunds and disputes, as they stand. */
  readReversals(paymentRef: string): Promise<RawEvent[]>
  /** Gives back a part of a payment, or the whole. Its webhook tells when it is done. */
  refund(refund: { paymentRef: string; amount: Cents }, options: { idempotencyKey: string }): Promise<void>
  /** Whether a webhook is the provider's own, fresh, and of our mode. */
  verifyWebhook(webhook: {
    rawBody: Buffer
    header(name: string): string | undefined
    nowMs: number
  }): Promise<({ ok: true } & RawEvent) | { ok: false; code: WebhookRefusal }>
  /** Reads what has been verified. Throws where it can't be read. */
  readEvent(payload: string): PaymentEvent
  /** Pages that we serve in its place. */
  routes?: (app: App) => void
  sweeps?: ReadonlyArray<{ name: string; everyMs: number; run: () => Promise<void> }>
  close?(): Promise<void>
}

/** The provider refused, or was not reached: nothing is known to have happened. */
export class ProviderFailed extends Error {}
