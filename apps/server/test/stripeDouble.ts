import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The amount of the configured price, in centavos. */
const PRICE_UNITS = 1499

/** A subscription as Stripe has it, as far as we read it. */
export type StripeSubscription = {
  id: string
  object: 'subscription'
  status: 'active' | 'past_due' | 'canceled'
  cancel_at_period_end: boolean
  metadata: Record<string, string>
  livemode: boolean
  created: number
}

/** A checkout session as Stripe has it, as far as we read it. */
export type StripeSession = {
  id: string
  object: 'checkout.session'
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string
  metadata: Record<string, string>
  payment_intent: string | null
  subscription: string | null
  livemode: boolean
  created: number
  /** The form fields of the request that created it. */
  asked: Record<string, string>
}

/** A charge or a dispute as Stripe lists it, as far as we read it. */
export type Reversal = { id: string; payment_intent: string; [field: string]: unknown }

export type StripeDouble = {
  url: string
  sessions: Map<string, StripeSession>
  subscriptions: Map<string, StripeSubscription>
  /** Paid invoices, as Stripe lists them. */
  invoices: {
    id: string
    parent: { subscription_details: { subscription: string } }
    [field: string]: unknown
  }[]
  refunds: Record<string, string>[]
  /** Payments that were taken back at Stripe, by anyone: charges and disputes with their `payment_intent`. */
  charges: Reversal[]
  disputes: Reversal[]
  /** The idempotency keys of all calls, in order. */
  idempotencyKeys: string[]
  /** Answers every call with this status from now on; null: as usual. */
  fail(status: number | null): void
  close(): Promise<void>
}

async function readForm(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return Object.fromEntries(new URLSearchParams(text))
}

function totalOf(asked: Record<string, string>): number {
  let total = 0
  for (let index = 0; ; index++) {
    const unitAmount = asked[`line_items[${index}][price_data][unit_amount]`]
    if (unitAmount === undefined) return total
    total += Number(unitAmount) * Number(asked[`line_items[${index}][quantity]`])
  }
}

function makeSession(asked: Record<string, string>): StripeSession {
  const id = `cs_test_${randomUUID().replaceAll('-', '')}`
  return {
    id,
    object: 'checkout.session',
    url: `https://checkout.stripe.test/${id}`,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: asked.mode === 'subscription' ? PRICE_UNITS : totalOf(asked),
    currency: asked['line_items[0][price_data][currency]'] ?? 'brl',
    client_reference_id: asked.client_reference_id ?? '',
    metadata: { cause: asked['metadata[cause]'] ?? '', reference: asked['metadata[reference]'] ?? '' },
    payment_intent: null,
    subscription: null,
    livemode: false,
    created: 1_768_478_400,
    asked,
  }
}

function answerSubscriptions(
  { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>,
  asked: Record<string, string>,
  { subscriptions, invoices }: Pick<StripeDouble, 'subscriptions' | 'invoices'>,
): { status: number; body: unknown } | null {
  const { pathname, searchParams } = new URL(url, 'http://stripe.test')
  if (pathname === '/v1/invoices') {
    const wanted = searchParams.get('subscription')
    const data = invoices.filter(({ parent }) => parent.subscription_details.subscription === wanted)
    return { status: 200, body: { object: 'list', data, has_more: false } }
  }
  const [, id] = /^\/v1\/subscriptions\/([^/]+)$/.exec(pathname) ?? []
  const subscription = subscriptions.get(id ?? '')
  if (!subscription) return null
  if (method === 'DELETE') subscription.status = 'canceled'
  if (method === 'POST') subscription.cancel_at_period_end = asked.cancel_at_period_end === 'true'
  return { status: 200, body: subscription }
}

/** A key belongs to one request: Stripe refuses it with other parameters. */
function replay(first: { asked: string; body: unknown }, asked: object): { status: number; body: unknown } {
  if (first.asked === JSON.stringify(asked)) return { status: 200, body: first.body }
  const message = 'Keys for idempotent requests can only be used with the same parameters.'
  return { status: 400, body: { error: { type: 'idempotency_error', message } } }
}

/** Stands in for Stripe's API: answers our calls as Stripe does, and repeats the first answer to a key. */
export async function openStripeDouble(): Promise<StripeDouble> {
  const sessions = new Map<string, StripeSession>()
  const subscriptions: StripeDouble['subscriptions'] = new Map()
  const invoices: StripeDouble['invoices'] = []
  const byKey = new Map<string, { asked: string; body: unknown }>()
  const refunds: Record<string, string>[] = []
  const charges: Reversal[] = []
  const disputes: Reversal[] = []
  const idempotencyKeys: string[] = []
  let failure: number | null = null

  async function answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    const asked = await readForm(request)
    if (failure !== null) return { status: failure, body: { error: { type: 'api_error', message: 'Down.' } } }
    const key = String(request.headers['idempotency-key'] ?? '')
    if (key !== '') idempotencyKeys.push(key)
    const first = request.method === 'POST' ? byKey.get(key) : undefined
    if (first) return replay(first, asked)
    const made = (body: unknown) => {
      byKey.set(key, { asked: JSON.stringify(asked), body })
      return { status: 200, body }
    }
    if (request.method === 'POST' && request.url === '/v1/checkout/sessions') {
      const session = makeSession(asked)
      sessions.set(session.id, session)
      return made(session)
    }
    if (request.method === 'POST' && request.url === '/v1/refunds') {
      refunds.push(asked)
      return made({ id: `re_${refunds.length}`, object: 'refund' })
    }
    const answered = answerSubscriptions(request, asked, { subscriptions, invoices })
    if (answered) return answered
    const [, kind, paymentRef] =
      /^\/v1\/(charges|disputes)\?.*payment_intent=([^&]+)/.exec(request.url ?? '') ?? []
    if (kind) {
      const listed = kind === 'charges' ? charges : disputes
      const data = listed.filter(({ payment_intent }) => payment_intent === paymentRef)
      return { status: 200, body: { object: 'list', data, has_more: false } }
    }
    const ended = /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/.exec(request.url ?? '')?.[1]
    const session = sessions.get(ended ?? request.url?.split('/').pop() ?? '')
    if (ended && session?.status === 'open') session.status = 'expired'
    else if (ended)
      return { status: 400, body: { error: { type: 'invalid_request_error', message: 'Not open' } } }
    const missing = { error: { type: 'invalid_request_error', message: 'No such checkout.session' } }
    return session ? { status: 200, body: session } : { status: 404, body: missing }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, body } = await answer(request)
    response.writeHead(status, { 'content-type': 'application/json', 'stripe-should-retry': 'false' })
    response.end(JSON.stringify(body))
  }

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sessions,
    subscriptions,
    invoices,
    refunds,
    charges,
    disputes,
    idempotencyKeys,
    fail(status) {
      failure = status
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
