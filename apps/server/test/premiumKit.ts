import type { PremiumState, StartedSubscription } from '@lance/contract'
import { makeEvent } from './depositKit.ts'
import type { StripeDouble, StripeSession, StripeSubscription } from './stripeDouble.ts'
import { signUp, type TestServer } from './testServer.ts'

export type Person = Awaited<ReturnType<typeof signUp>>

/** An open subscription, and what the Stripe double has of it. */
export type OpenedSubscription = {
  person: Person
  id: string
  session: StripeSession
  /** At Stripe, once its page has been paid. */
  subscription: StripeSubscription
}

const DAY_S = 86_400
/** The length of Stripe's months in tests. */
export const MONTH_MS = 30 * DAY_S * 1000

/** Signs up a user who comes back after months: their calls sign in again when the session has expired. */
export async function signUpReturningUser(server: Pick<TestServer, 'port'>): Promise<Person> {
  const person = await signUp(server)
  const { call } = person
  const callSignedIn: Person['call'] = async (method, path, options) => {
    const answer = await call(method, path, options)
    if (answer.status !== 401) return answer as never
    const { email, password } = person
    const { body } = await call<{ token: string }>('POST', '/auth/login', { body: { email, password } })
    return call(method, path, { ...options, token: body.token }) as never
  }
  return Object.assign(person, { call: callSignedIn })
}

export const requestSubscription = (
  person: Pick<Person, 'call'>,
  key?: string,
  options: { language?: string } = {},
) =>
  person.call<StartedSubscription & { error: string; code: string }>('POST', '/subscriptions', {
    ...options,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

export const premiumOf = async (person: Pick<Person, 'call'>) =>
  (await person.call<PremiumState>('GET', '/subscriptions')).body

export async function openSubscription(
  server: TestServer,
  double: StripeDouble,
  person?: Person,
): Promise<OpenedSubscription> {
  const payer = person ?? (await signUpReturningUser(server))
  const { body, status } = await requestSubscription(payer)
  if (status !== 201) throw new Error(`the subscription returned ${status} ${body.code}`)
  const session = [...double.sessions.values()].find(({ metadata }) => metadata.reference === body.id)
  if (!session) throw new Error('the subscription has no session')
  const subscription: StripeSubscription = {
    id: `sub_${session.id}`,
    object: 'subscription',
    status: 'active',
    cancel_at_period_end: false,
    metadata: { cause: 'premium', reference: body.id, userId: payer.user.id },
    livemode: false,
    created: Math.floor(server.time.nowMs() / 1000),
  }
  return { person: payer, id: body.id, session, subscription }
}

/** Marks the session as paid, as Stripe would, and adds its subscription. */
export function completeCheckout(
  double: StripeDouble,
  { session, subscription }: OpenedSubscription,
): StripeSession {
  double.subscriptions.set(subscription.id, subscription)
  return Object.assign(session, { status: 'complete', payment_status: 'paid', subscription: subscription.id })
}

export const checkoutCompleted = (double: StripeDouble, opened: OpenedSubscription) =>
  makeEvent('checkout.session.completed', { ...completeCheckout(double, opened) })

/** An invoice of the nth month as Stripe has it, paid or not. */
export function makeInvoice(
  { time }: Pick<TestServer, 'time'>,
  { subscription, session }: OpenedSubscription,
  { month = 0, isPaid = true, over = {} }: { month?: number; isPaid?: boolean; over?: object } = {},
) {
  const start = subscription.created + month * 30 * DAY_S
  const { id, metadata } = subscription
  return {
    id: `in_${month}_${session.id}`,
    object: 'invoice',
    livemode: false,
    created: start,
    amount_paid: isPaid ? 1499 : 0,
    currency: 'brl',
    hosted_invoice_url: `https://invoice.stripe.test/${month}`,
    status_transitions: { paid_at: Math.floor(time.nowMs() / 1000) },
    parent: { subscription_details: { subscription: id, metadata } },
    lines: {
      data: [
        {
          period: { start, end: start + 30 * DAY_S },
          pricing: { price_details: { price: 'price_premium' } },
        },
      ],
    },
    ...over,
  }
}

/** The payment of an invoice, which Stripe returns when asked and in no webhook. */
export const paymentOf = ({ session }: OpenedSubscription, month = 0) => `pi_${month}_${session.id}`

/** An invoice as Stripe's list returns it. */
export const listedInvoice = (invoice: ReturnType<typeof makeInvoice>, paymentRef: string) => ({
  ...invoice,
  payments: { data: [{ status: 'paid', payment: { payment_intent: paymentRef } }] },
})

type Server = Pick<TestServer, 'time'>
type InvoiceOptions = { month?: number; over?: object; created?: number }

export const invoicePaid = (
  server: Server,
  opened: OpenedSubscription,
  { created = Math.floor(server.time.nowMs() / 1000), ...options }: InvoiceOptions = {},
) => makeEvent('invoice.paid', makeInvoice(server, opened, options), { created })

export const invoiceFailed = (server: Server, opened: OpenedSubscription, options: InvoiceOptions = {}) =>
  makeEvent('invoice.payment_failed', makeInvoice(server, opened, { ...options, isPaid: false }))

export const subscriptionUpdated = (
  { subscription }: OpenedSubscription,
  { created, ...over }: Partial<StripeSubscription> = {},
) =>
  makeEvent(
    over.status === 'canceled' ? 'customer.subscription.deleted' : 'customer.subscription.updated',
    { ...subscription, ...over },
    created === undefined ? {} : { created },
  )

/** The state of a user's plan, in brief. */
export async function planOf(person: Pick<Person, 'call'>) {
  const { role, paidUntil, subscription, invoices, allowance } = await premiumOf(person)
  return {
    role,
    isPaid: paidUntil !== null,
    status: subscription?.status ?? null,
    renews: subscription?.renews ?? null,
    paid: invoices.length,
    left: allowance?.left ?? null,
  }
}
