import Stripe from 'stripe'
import type { Language } from '../../../kernel/texts/language.ts'
import {
  type CheckoutItem,
  type CheckoutOrder,
  type PaymentProvider,
  ProviderFailed,
} from '../paymentProvider.ts'
import {
  eventOfCharge,
  eventOfDispute,
  eventOfInvoice,
  eventOfSession,
  eventOfSubscription,
} from './polledEvents.ts'
import { readStripeEvent } from './readStripeEvent.ts'

const TIMEOUT_MS = 10_000
const RETRIES_MAX = 2
/** How old a webhook's signature may be. */
const SIGNATURE_MAX_AGE_S = 300
/** How long a Pix code can be paid, within its checkout's life. */
const PIX_EXPIRES_AFTER_S = 1800
/** The most charges or disputes that are listed for one payment; there are only a few. */
const LISTED_MAX = 100

export type StripeKeys = {
  secretKey: string
  webhookSecret: string
  premiumPriceId: string
  /** The address of a local double of Stripe's API. */
  apiUrl?: string | undefined
}

/** Opens Stripe through its own SDK. The secret key never leaves this file. */
export function openStripeProvider({
  secretKey,
  webhookSecret,
  premiumPriceId,
  apiUrl,
}: StripeKeys): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES_MAX,
    telemetry: false,
    ...(apiUrl !== undefined && addressOf(apiUrl)),
  })
  const isLive = /^[sr]k_live_/.test(secretKey)
  return {
    name: 'stripe',
    isLive,
    premiumPriceRef: premiumPriceId,
    async createCheckout(order, { idempotencyKey }) {
      const session = await callStripe(() =>
        stripe.checkout.sessions.create(makeSessionParams(order, premiumPriceId), { idempotencyKey }),
      )
      if (!session.url) throw new ProviderFailed('Stripe returned a checkout without a URL')
      return { checkoutId: session.id, url: session.url }
    },
    async readCheckout(checkoutId) {
      const session = await callStripe(() => stripe.checkout.sessions.retrieve(checkoutId))
      return eventOfSession(session)
    },
    async endCheckout(checkoutId) {
      const ended = callStripe(() => stripe.checkout.sessions.expire(checkoutId))
      await ended.catch((error: Error) => {
        // It is over already, paid or expired.
        if (!(error.cause instanceof Stripe.errors.StripeInvalidRequestError)) throw error
      })
    },
    ...subscriptionCalls(stripe),
    async readReversals(paymentRef) {
      const payment = { payment_intent: paymentRef, limit: LISTED_MAX }
      const charges = await callStripe(() => stripe.charges.list(payment))
      const disputes = await callStripe(() => stripe.disputes.list(payment))
      return [
        ...charges.data.filter((charge) => charge.amount_refunded > 0).map(eventOfCharge),
        ...disputes.data.map(eventOfDispute),
      ]
    },
    async refund({ paymentRef, amount }, { idempotencyKey }) {
      await callStripe(() =>
        stripe.refunds.create({ payment_intent: paymentRef, amount: Number(amount) }, { idempotencyKey }),
      )
    },
    async verifyWebhook({ rawBody, header, nowMs }) {
      const signature = header('stripe-signature')
      if (signature === undefined) return { ok: false, code: 'WEBHOOK_SIGNATURE' }
      let event: Stripe.Event
      try {
        event = stripe.webhooks.constructEvent(
          rawBody,
          signature,
          webhookSecret,
          SIGNATURE_MAX_AGE_S,
          undefined,
          nowMs,
        )
      } catch (error) {
        const isSigned = !(error instanceof Stripe.errors.StripeSignatureVerificationError)
        return { ok: false, code: isSigned ? 'MALFORMED' : 'WEBHOOK_SIGNATURE' }
      }
      if (event.livemode !== isLive) return { ok: false, code: 'WEBHOOK_MODE' }
      return { ok: true, eventId: event.id, payload: rawBody.toString('utf8') }
    },
    readEvent: readStripeEvent,
  }
}

/** How many invoices of a subscription are read: those of the months that a bank may still take back. */
const INVOICES_LISTED_MAX = 6

function subscriptionCalls(
  stripe: Stripe,
): Pick<PaymentProvider, 'readSubscription' | 'renewSubscription' | 'endSubscription'> {
  return {
    async readSubscription(subscriptionRef, { nowMs }) {
      const subscription = await callStripe(() => stripe.subscriptions.retrieve(subscriptionRef))
      const invoices = await callStripe(() =>
        stripe.invoices.list({
          subscription: subscriptionRef,
          status: 'paid',
          limit: INVOICES_LISTED_MAX,
          expand: ['data.payments'],
        }),
      )
      return [...invoices.data.map(eventOfInvoice), eventOfSubscription(subscription, nowMs)]
    },
    async renewSubscription(subscriptionRef, { renews }) {
      await callStripe(() => stripe.subscriptions.update(subscriptionRef, { cancel_at_period_end: !renews }))
    },
    async endSubscription(subscriptionRef) {
      const { status } = await callStripe(() => stripe.subscriptions.retrieve(subscriptionRef))
      if (status === 'canceled' || status === 'incomplete_expired') return
      await callStripe(() => stripe.subscriptions.cancel(subscriptionRef))
    },
  }
}

function addressOf(apiUrl: string): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  const { hostname, port, protocol } = new URL(apiUrl)
  const isSecure = protocol === 'https:'
  return {
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
    protocol: isSecure ? 'https' : 'http',
  }
}

/** Makes one call to Stripe. Every failure of Stripe or the network becomes `ProviderFailed`. */
async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) {
      throw new ProviderFailed(`Stripe: ${error.type} ${error.code ?? ''} ${error.message}`, { cause: error })
    }
    throw error
  }
}

/** Stripe's page has most of our languages; for the others it follows the browser. */
function localeOf(language: Language): Stripe.Checkout.SessionCreateParams.Locale {
  if (language === 'hi') return 'hi-IN'
  return language === 'ar' || language === 'bn' ? 'auto' : language
}

function makeSessionParams(
  order: CheckoutOrder,
  premiumPriceId: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { cause: order.cause, reference: order.reference }
  const common = {
    ...(order.userId !== null && { client_reference_id: order.userId }),
    ...(order.email !== null && { customer_email: order.email }),
    locale: localeOf(order.language),
    success_url: order.successUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAtMs / 1000),
    // The buyer pays the requested amount in the requested currency.
    adaptive_pricing: { enabled: false },
    metadata,
  } as const
  if (order.mode === 'subscription') {
    return {
      ...common,
      mode: 'subscription',
      line_items: [{ price: premiumPriceId, quantity: 1 }],
      subscription_data: { metadata: { ...metadata, userId: order.userId ?? '' } },
    }
  }
  return {
    ...common,
    mode: 'payment',
    allowed_payment_method_types: [...order.methods],
    ...(order.methods.includes('pix') && {
      payment_method_options: { pix: { expires_after_seconds: PIX_EXPIRES_AFTER_S } },
    }),
    line_items: itemsOf(order).map(({ name, quantity, unitAmount }) => ({
      quantity,
      price_data: { currency: 'brl', unit_amount: Number(unitAmount), product_data: { name } },
    })),
    ...(order.shipsTo && {
      phone_number_collection: { enabled: true },
      shipping_address_collection: { allowed_countries: [...order.shipsTo] as AllowedCountry[] },
    }),
    payment_intent_data: { metadata },
  }
}

type AllowedCountry = Stripe.Checkout.SessionCreateParams.ShippingAddressCollection.AllowedCountry

function itemsOf({ productName, amount, ...order }: CheckoutOrder): readonly CheckoutItem[] {
  const whole = { name: productName, quantity: 1, unitAmount: amount }
  return order.mode === 'payment' && order.items ? order.items : [whole]
}
