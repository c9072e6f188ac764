import { randomUUID } from 'node:crypto'
import type { StartedDeposit } from '@lance/contract'
import { makeReais } from '@lance/domain'
import Stripe from 'stripe'
import { audits } from '../src/edges/audits.ts'
import { readDebt, readWallet, reconcile } from '../src/money/ledger/index.ts'
import type { StripeDouble, StripeSession } from './stripeDouble.ts'
import { signUp, type TestServer, testClient } from './testServer.ts'

const WEBHOOK_SECRET = 'whsec_of_tests'

type Person = Awaited<ReturnType<typeof signUp>>

/** What an operator configures for Stripe, with a double in place of its API. */
export const stripeEnv = ({ url }: Pick<StripeDouble, 'url'>) => ({
  STRIPE_SECRET_KEY: 'sk_test_of_tests',
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_PREMIUM_PRICE_ID: 'price_premium',
  STRIPE_API_URL: url,
})

/** Signs up a user who may deposit. */
export async function signUpAdult(server: Pick<TestServer, 'port'>): Promise<Person> {
  const person = await signUp(server)
  const { status } = await person.call('POST', '/wallet/adult', { body: { declared: true } })
  if (status !== 200) throw new Error(`the declaration returned ${status}`)
  return person
}

export const requestDeposit = (
  person: Pick<Person, 'call'>,
  amount: unknown,
  key?: string,
  options: { language?: string } = {},
) =>
  person.call<StartedDeposit & { error: string; code: string }>('POST', '/deposits', {
    ...options,
    body: { amount },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  })

/** An open deposit, and its session at the Stripe double. */
export type OpenedDeposit = { person: Person; depositId: string; session: StripeSession }

export async function openDeposit(
  server: TestServer,
  double: StripeDouble,
  { amount = 50, person }: { amount?: number; person?: Person } = {},
): Promise<OpenedDeposit> {
  const payer = person ?? (await signUpAdult(server))
  const { body, status } = await requestDeposit(payer, amount)
  if (status !== 201) throw new Error(`the deposit returned ${status} ${body.code}`)
  const session = [...double.sessions.values()].find(({ metadata }) => metadata.reference === body.id)
  if (!session) throw new Error('the deposit has no session')
  return { person: payer, depositId: body.id, session }
}

/** Marks the session as paid, as Stripe would. */
export function pay(session: StripeSession): StripeSession {
  session.status = 'complete'
  session.payment_status = 'paid'
  session.payment_intent ??= `pi_${session.id}`
  return session
}

/** One of Stripe's events, as Stripe would send it. */
export function makeEvent(
  type: string,
  object: object,
  overrides: { id?: string; livemode?: boolean; created?: number } = {},
): { id: string; body: string } {
  const id = overrides.id ?? `evt_${randomUUID()}`
  const { livemode = false, created = 1_768_478_400 } = overrides
  return { id, body: JSON.stringify({ id, object: 'event', type, livemode, created, data: { object } }) }
}

export const completed = (session: StripeSession, overrides: Parameters<typeof makeEvent>[2] = {}) =>
  makeEvent('checkout.session.completed', { ...pay(session) }, overrides)

export const refunded = ({ session }: OpenedDeposit, refundedReais: number, overrides: object = {}) =>
  makeEvent('charge.refunded', {
    id: `ch_${session.id}`,
    payment_intent: `pi_${session.id}`,
    amount_refunded: Math.round(refundedReais * 100),
    currency: 'brl',
    ...overrides,
  })

export const disputed = (
  { session }: OpenedDeposit,
  dispute: { type: string; status: string; amount: number; created?: number; id?: string },
) =>
  makeEvent(
    `charge.dispute.${dispute.type}`,
    {
      id: dispute.id ?? `dp_${session.id}`,
      payment_intent: `pi_${session.id}`,
      amount: Math.round(dispute.amount * 100),
      currency: 'brl',
      status: dispute.status,
    },
    { ...(dispute.created !== undefined && { created: dispute.created }) },
  )

/** Sends a webhook as Stripe does, signed by Stripe's own SDK; returns the answer's status and code. */
export async function deliver(
  server: Pick<TestServer, 'port' | 'time'>,
  { body }: { body: string },
  {
    signedMsAgo = 0,
    secret = WEBHOOK_SECRET,
    signature,
  }: { signedMsAgo?: number; secret?: string; signature?: string | null } = {},
): Promise<[status: number, code: string | undefined]> {
  const timestamp = Math.floor((server.time.nowMs() - signedMsAgo) / 1000)
  const header =
    signature === undefined
      ? new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload: body, secret, timestamp })
      : signature
  const answer = await testClient(server).call<{ code?: string }>('POST', '/webhooks/stripe', {
    body,
    ...(header !== null && { headers: { 'stripe-signature': header } }),
  })
  return [answer.status, answer.body?.code]
}

/** Delivers events in this order and applies all of them. */
export async function deliverAll(server: TestServer, ...events: { body: string }[]): Promise<void> {
  for (const event of events) {
    const [status] = await deliver(server, event)
    if (status !== 200) throw new Error(`the webhook returned ${status}`)
  }
  await server.sweep('payment events')
}

/** A user's balance and debt, in R$. */
export async function moneyOf({ ctx }: Pick<TestServer, 'ctx'>, { user }: Person) {
  return {
    balance: makeReais(await readWallet(ctx.db, user.id)),
    debt: makeReais(await readDebt(ctx.db, user.id)),
  }
}

export async function depositStatusOf({ ctx }: Pick<TestServer, 'ctx'>, depositId: string): Promise<string> {
  const { rows } = await ctx.pool.query('select status from deposits where id = $1', [depositId])
  return rows[0].status
}

/** Why an event is parked; null: it isn't. */
export async function parkReasonOf({ ctx }: Pick<TestServer, 'ctx'>, { id }: { id: string }) {
  const { rows } = await ctx.pool.query('select status, reason from payment_events where event_id = $1', [id])
  return rows[0]?.status === 'parked' ? rows[0].reason : null
}

/** What is wrong with the ledger and its deposits. */
export const findLedgerProblems = async ({ ctx }: Pick<TestServer, 'ctx'>) =>
  (await reconcile(ctx.db, audits)).findings

/** What the sandbox's page asks for when goods are delivered, and ignores otherwise. */
const DELIVERY = {
  email: 'cliente@example.com',
  name: 'Ana Torre',
  line1: 'Rua das Torres, 64',
  line2: '',
  city: 'São Paulo',
  state: 'SP',
  postal_code: '01310-100',
  country: 'BR',
}

/** Submits an action on the sandbox's page, as a browser does; returns where it redirects to. */
export async function submitSandboxForm(
  server: Pick<TestServer, 'port'>,
  url: string,
  action: string,
  fields: Record<string, string> = DELIVERY,
): Promise<{ status: number; location: string | null }> {
  const answer = await fetch(`http://127.0.0.1:${server.port}${new URL(url).pathname}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ ...fields, action }).toString(),
    redirect: 'manual',
  })
  return { status: answer.status, location: answer.headers.get('location') }
}
