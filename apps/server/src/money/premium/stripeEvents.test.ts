import { describe, expect, it } from 'vitest'
import { deliver, deliverAll, makeEvent, parkReasonOf } from '../../../test/depositKit.ts'
import {
  checkoutCompleted,
  completeCheckout,
  invoiceFailed,
  invoicePaid,
  listedInvoice,
  MONTH_MS,
  makeInvoice,
  type OpenedSubscription,
  openSubscription,
  paymentOf,
  planOf,
  premiumOf,
  requestSubscription,
  subscriptionUpdated,
} from '../../../test/premiumKit.ts'
import { double, other, server, serveStripe } from '../../../test/stripeKit.ts'
import { signUp } from '../../../test/testServer.ts'
import { REVENUE, readBalance } from '../ledger/index.ts'

// The premium plan through Stripe: its API is a double, its webhooks are signed by its own SDK. Two servers
// share a database.

const HOUR_MS = 3_600_000

serveStripe({ servers: 2, ledgerAfter: 'each' })

const open = () => openSubscription(server, double)

async function openPaid(): Promise<OpenedSubscription> {
  const opened = await open()
  await deliverAll(server, checkoutCompleted(double, opened), invoicePaid(server, opened))
  return opened
}

/** Lets time pass and sweeps the members whose paid time is over. */
async function passTime(ms: number): Promise<void> {
  server.time.advance(ms)
  await server.sweep('overdue members')
}

const revenue = () => readBalance(server.ctx.db, REVENUE)
const member = { role: 'PREMIUM', isPaid: true, status: 'running', renews: true, paid: 1, left: 10 }
const nonMember = { role: 'FREEMIUM', isPaid: false, status: 'open', renews: true, paid: 0, left: null }

describe('a subscription', () => {
  it('requests the configured monthly price from Stripe, once, and returns to the profile [PREMIUM-1]', async () => {
    const { session, id, person } = await open()
    expect(session.asked).toMatchObject({
      mode: 'subscription',
      'line_items[0][price]': 'price_premium',
      'line_items[0][quantity]': '1',
      client_reference_id: person.user.id,
      customer_email: person.email,
      'subscription_data[metadata][reference]': id,
      'subscription_data[metadata][userId]': person.user.id,
      success_url: `${server.url}/profile?subscription_success=true`,
      cancel_url: `${server.url}/premium`,
    })
    expect(double.idempotencyKeys).toContain(id)
    expect(await planOf(person)).toEqual(nonMember)
  })

  it('makes its user a member by its first invoice, which is revenue once, not by its page [PREMIUM-4]', async () => {
    const opened = await open()
    const before = await revenue()
    await deliverAll(server, checkoutCompleted(double, opened))
    expect(await planOf(opened.person)).toEqual({ ...nonMember, status: 'running' })
    await deliverAll(server, invoicePaid(server, opened))
    expect(await planOf(opened.person)).toEqual(member)
    expect((await revenue()) - before).toBe(1499n)
    const { invoices, paidUntil } = await premiumOf(opened.person)
    expect(paidUntil).toBe(opened.subscription.created * 1000 + MONTH_MS)
    expect(invoices).toMatchObject([{ amount: 14.99, refunded: 0, url: 'https://invoice.stripe.test/0' }])
  })

  it('has the same effect when the invoice arrives first [PREMIUM-4]', async () => {
    const opened = await open()
    await deliverAll(server, invoicePaid(server, opened), checkoutCompleted(double, opened))
    expect(await planOf(opened.person)).toEqual(member)
  })

  it('is booked once by twenty events on two servers, copies or with the same content', async () => {
    const opened = await open()
    const before = await revenue()
    const copy = invoicePaid(server, opened)
    const events = Array.from({ length: 20 }, (_, n) => (n % 2 === 0 ? copy : invoicePaid(server, opened)))
    await Promise.all(events.map((event, n) => deliver(n % 3 === 0 ? other : server, event)))
    await Promise.all([server, other, server].map((one) => one.sweep('payment events')))
    await server.sweep('payment events')
    expect(await planOf(opened.person)).toEqual(member)
    expect((await revenue()) - before).toBe(1499n)
  })

  it('is over when its page was not paid, and another may be opened', async () => {
    const opened = await open()
    await deliverAll(server, makeEvent('checkout.session.expired', { ...opened.session, status: 'expired' }))
    const again = await openSubscription(server, double, opened.person)
    expect(again.id).not.toBe(opened.id)
  })

  it('leads to its open page when it is requested again, and is refused while another is running [PREMIUM-6]', async () => {
    const opened = await open()
    const { body } = await requestSubscription(opened.person)
    expect(body).toEqual({ id: opened.id, url: opened.session.url })
    await deliverAll(server, checkoutCompleted(double, opened))
    expect((await requestSubscription(opened.person)).body.code).toBe('SUBSCRIPTION_RUNS')
    await deliverAll(server, invoicePaid(server, opened))
    const refused = await requestSubscription(opened.person)
    expect([refused.status, refused.body.code]).toEqual([409, 'SUBSCRIPTION_RUNS'])
  })

  it('is created once by concurrent requests under one key, which all get the first answer', async () => {
    const person = await signUp(server)
    const answers = await Promise.all(Array.from({ length: 6 }, () => requestSubscription(person, 'once')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id} ${body.url}`)).size).toBe(1)
  })

  it.each([
    ['the same key', 'one-key', 'one-key'],
    ['another key', 'first-key', 'second-key'],
  ])('keeps its page when a lost answer is retried under %s in another language', async (_name, ...keys) => {
    const person = await signUp(server)
    const first = await requestSubscription(person, keys[0], { language: 'de' })
    await server.ctx.pool.query(
      'update subscriptions set checkout_id = null, checkout_url = null, ask_at = null where id = $1',
      [first.body.id],
    )
    expect(await requestSubscription(person, keys[1], { language: 'en' })).toMatchObject({
      status: 201,
      body: first.body,
    })
    expect(double.sessions.get(new URL(first.body.url).pathname.slice(1))?.asked.locale).toBe('de')
  })

  it('is refused when its page can’t be opened, and can be requested again', async () => {
    const person = await signUp(server)
    double.fail(500)
    const refused = await requestSubscription(person)
    expect([refused.status, refused.body.code]).toEqual([503, 'SUBSCRIPTION_UNAVAILABLE'])
    expect(refused.body.error).toBe('Não foi possível iniciar o processo de assinatura.')
    double.fail(null)
    expect((await requestSubscription(person)).status).toBe(201)
  })
})

describe('a month that is over', () => {
  it('is renewed by the next invoice, with its own allowance and without a gap [PREMIUM-5]', async () => {
    const opened = await openPaid()
    await passTime(MONTH_MS + HOUR_MS)
    expect((await planOf(opened.person)).role).toBe('PREMIUM')
    await deliverAll(server, invoicePaid(server, opened, { month: 1 }))
    expect(await planOf(opened.person)).toEqual({ ...member, paid: 2 })
    await passTime(MONTH_MS - 2 * HOUR_MS)
    expect((await planOf(opened.person)).role).toBe('PREMIUM')
  })

  it('ends the membership some hours later if no renewal is reported [PREMIUM-5]', async () => {
    const opened = await openPaid()
    await passTime(MONTH_MS + 7 * HOUR_MS)
    expect(await planOf(opened.person)).toMatchObject({ role: 'FREEMIUM', isPaid: false, left: null })
  })

  it('is the last if the renewal fails, until a later payment restores the membership', async () => {
    const opened = await openPaid()
    await passTime(MONTH_MS - HOUR_MS)
    await deliverAll(server, invoiceFailed(server, opened, { month: 1 }))
    expect(await planOf(opened.person)).toMatchObject({ role: 'PREMIUM', isPaid: true })
    expect((await premiumOf(opened.person)).subscription?.paymentFailed).toBe(true)
    await passTime(HOUR_MS)
    expect(await planOf(opened.person)).toMatchObject({ role: 'FREEMIUM', isPaid: false })
    await deliverAll(server, invoicePaid(server, opened, { month: 1 }))
    expect(await planOf(opened.person)).toEqual({ ...member, paid: 2 })
    expect((await premiumOf(opened.person)).subscription?.paymentFailed).toBe(false)
  })

  it('stays renewed when a failure is reported after the payment', async () => {
    const opened = await openPaid()
    await passTime(MONTH_MS)
    await deliverAll(
      server,
      invoicePaid(server, opened, { month: 1 }),
      invoiceFailed(server, opened, { month: 1 }),
    )
    expect((await premiumOf(opened.person)).subscription?.paymentFailed).toBe(false)
    expect((await planOf(opened.person)).role).toBe('PREMIUM')
  })

  it('makes room for another subscription after a failure, which ends the first at Stripe [PREMIUM-6]', async () => {
    const opened = await openPaid()
    await passTime(MONTH_MS)
    await deliverAll(server, invoiceFailed(server, opened, { month: 1 }))
    const again = await openSubscription(server, double, opened.person)
    expect(double.subscriptions.get(opened.subscription.id)?.status).toBe('canceled')
    await deliverAll(server, checkoutCompleted(double, again), invoicePaid(server, again))
    expect(await planOf(opened.person)).toEqual({ ...member, paid: 2 })
  })
})

describe('cancelling a subscription', () => {
  it('ends it when its month is over, unless it is resumed [PREMIUM-7]', async () => {
    const { person, subscription } = await openPaid()
    const cancelled = await person.call<{ subscription: { renews: boolean } }>('DELETE', '/subscriptions')
    expect([cancelled.status, cancelled.body.subscription.renews]).toEqual([200, false])
    expect(double.subscriptions.get(subscription.id)?.cancel_at_period_end).toBe(true)
    expect((await person.call('DELETE', '/subscriptions')).status).toBe(200)
    expect((await planOf(person)).role).toBe('PREMIUM')
    expect((await person.call('POST', '/subscriptions/resume')).status).toBe(200)
    expect(double.subscriptions.get(subscription.id)?.cancel_at_period_end).toBe(false)
    expect(await planOf(person)).toEqual(member)
    await person.call('DELETE', '/subscriptions')
    await passTime(MONTH_MS)
    expect(await planOf(person)).toMatchObject({ role: 'FREEMIUM', isPaid: false })
    const late = await person.call('POST', '/subscriptions/resume')
    expect([late.status, late.body.code]).toEqual([409, 'NO_SUBSCRIPTION'])
  })

  it('works at Stripe too, in whatever order its events arrive', async () => {
    const opened = await openPaid()
    const at = Math.floor(server.time.nowMs() / 1000)
    const renewalEvents = (created: number, cancel_at_period_end: boolean) =>
      subscriptionUpdated(opened, { cancel_at_period_end, created })
    await deliverAll(server, renewalEvents(at + 20, true), renewalEvents(at + 10, false))
    expect((await planOf(opened.person)).renews).toBe(false)
    await deliverAll(server, renewalEvents(at + 30, false))
    expect((await planOf(opened.person)).renews).toBe(true)
  })

  it('keeps the paid month even if it takes effect at once, whenever the end is reported', async () => {
    const opened = await openPaid()
    const early = await open()
    await deliverAll(
      server,
      subscriptionUpdated(opened, { status: 'canceled' }),
      subscriptionUpdated(early, { status: 'canceled' }),
      invoicePaid(server, early),
    )
    for (const { person } of [opened, early])
      expect(await planOf(person)).toMatchObject({ role: 'PREMIUM', status: 'ended', paid: 1 })
    await passTime(MONTH_MS)
    for (const { person } of [opened, early]) expect((await planOf(person)).role).toBe('FREEMIUM')
  })

  it('changes nothing while Stripe can’t be reached [PREMIUM-7]', async () => {
    const { person } = await openPaid()
    double.fail(500)
    const refused = await person.call('DELETE', '/subscriptions')
    expect([refused.status, refused.body.code]).toEqual([503, 'PAYMENT_UNAVAILABLE'])
    double.fail(null)
    expect(await planOf(person)).toEqual(member)
  })
})

describe('polling for a lost webhook', () => {
  it('finds a paid page and its first month, with the payment behind it', async () => {
    const opened = await open()
    completeCheckout(double, opened)
    double.invoices.push(listedInvoice(makeInvoice(server, opened), paymentOf(opened)))
    server.time.advance(301_000)
    await server.sweep('silent subscriptions')
    await server.sweep('payment events')
    await server.sweep('silent subscriptions')
    await server.sweep('payment events')
    expect(await planOf(opened.person)).toEqual(member)
    const { rows } = await server.ctx.pool.query(
      'select payment_ref from premium_invoices where user_id = $1',
      [opened.person.user.id],
    )
    expect(rows).toEqual([{ payment_ref: paymentOf(opened) }])
  })

  it('finds a renewal before the membership ends, and a cancellation within a day', async () => {
    const opened = await openPaid()
    double.subscriptions.set(opened.subscription.id, opened.subscription)
    for (let day = 0; day < 30; day += 5) {
      server.time.advance(5 * 24 * HOUR_MS)
      await server.sweep('silent subscriptions')
      await server.sweep('payment events')
    }
    double.invoices.push(listedInvoice(makeInvoice(server, opened, { month: 1 }), paymentOf(opened, 1)))
    await passTime(2 * HOUR_MS)
    await server.sweep('silent subscriptions')
    await server.sweep('payment events')
    expect(await planOf(opened.person)).toEqual({ ...member, paid: 2 })
    opened.subscription.cancel_at_period_end = true
    server.time.advance(24 * HOUR_MS)
    await server.sweep('silent subscriptions')
    await server.sweep('payment events')
    expect((await planOf(opened.person)).renews).toBe(false)
  })
})

describe('an event that contradicts its subscription', () => {
  it.each([
    ['another amount', { amount_paid: 1 }, 'WRONG_AMOUNT'],
    ['another currency', { currency: 'usd' }, 'WRONG_CURRENCY'],
    [
      'another price',
      {
        lines: {
          data: [
            {
              period: { start: 1_768_478_400, end: 1_771_070_400 },
              pricing: { price_details: { price: 'price_cheap' } },
            },
          ],
        },
      },
      'WRONG_PRICE',
    ],
  ])('is parked and starts no membership when it has %s [PREMIUM-9]', async (_, over, reason) => {
    const opened = await open()
    const event = invoicePaid(server, opened, { over })
    await deliverAll(server, event)
    expect(await parkReasonOf(server, event)).toBe(reason)
    expect((await planOf(opened.person)).role).toBe('FREEMIUM')
  })

  it('is parked when it names another customer, an unknown reference or another subscription [PREMIUM-9]', async () => {
    const [opened, another] = [await open(), await open()]
    const of = (metadata: object, subscription = opened.subscription.id) => ({
      parent: { subscription_details: { subscription, metadata } },
    })
    const { metadata } = opened.subscription
    const events = [
      invoicePaid(server, opened, { over: of({ ...metadata, userId: another.person.user.id }) }),
      invoicePaid(server, opened, { over: of({ ...metadata, reference: 'of nobody' }) }),
      invoicePaid(server, opened, {
        over: of({ ...metadata, reference: '4f6c0c9e-31cf-4f4b-9a3b-2f5f2f8f0c11' }),
      }),
    ]
    await deliverAll(server, ...events)
    const reasons = await Promise.all(events.map((event) => parkReasonOf(server, event)))
    expect(reasons).toEqual(['WRONG_CUSTOMER', 'UNKNOWN_REFERENCE', 'UNKNOWN_REFERENCE'])
    await deliverAll(server, checkoutCompleted(double, opened))
    const elsewhere = invoicePaid(server, opened, { over: of(metadata, 'sub_of_another') })
    await deliverAll(server, elsewhere)
    expect(await parkReasonOf(server, elsewhere)).toBe('WRONG_SUBSCRIPTION')
    expect((await planOf(opened.person)).role).toBe('FREEMIUM')
  })

  it('is parked when it pays a second subscription while one is running', async () => {
    const opened = await open()
    server.time.advance(HOUR_MS)
    const second = await openSubscription(server, double, opened.person)
    // The first page was paid at its last moment.
    await deliverAll(server, checkoutCompleted(double, opened), invoicePaid(server, opened))
    const events = [checkoutCompleted(double, second), invoicePaid(server, second)]
    await deliverAll(server, ...events)
    for (const event of events) expect(await parkReasonOf(server, event)).toBe('SECOND_SUBSCRIPTION')
    expect((await planOf(opened.person)).paid).toBe(1)
  })

  it('is ignored when it belongs to another seller’s subscription on the same Stripe account', async () => {
    const before = await revenue()
    const opened = await open()
    const stranger = { parent: { subscription_details: { subscription: 'sub_x', metadata: {} } } }
    const events = [
      invoicePaid(server, opened, { over: stranger }),
      invoicePaid(server, opened, { over: { parent: null } }),
      subscriptionUpdated(opened, { metadata: {} }),
    ]
    await deliverAll(server, ...events)
    for (const event of events) expect(await parkReasonOf(server, event)).toBeNull()
    expect(await revenue()).toBe(before)
  })

  it('is refused by the webhook when it is live and the server is a test server', async () => {
    const opened = await open()
    const event = makeEvent('invoice.paid', makeInvoice(server, opened), { livemode: true })
    expect(await deliver(server, event)).toEqual([400, 'WEBHOOK_MODE'])
  })
})

describe('a user’s role', () => {
  const change = ({ person }: OpenedSubscription, role: string) =>
    person.call<{ user: { role: string }; code: string }>('PATCH', `/users/${person.user.id}/role`, {
      body: { role },
    })

  it('becomes FREEMIUM at once, which cancels the subscription, and PREMIUM again while it is paid [PREMIUM-8]', async () => {
    const opened = await openPaid()
    const down = await change(opened, 'FREEMIUM')
    expect([down.status, down.body.user.role]).toEqual([200, 'FREEMIUM'])
    expect(double.subscriptions.get(opened.subscription.id)?.cancel_at_period_end).toBe(true)
    expect(await planOf(opened.person)).toMatchObject({ isPaid: true, renews: false, left: null })
    const up = await change(opened, 'PREMIUM')
    expect([up.status, up.body.user.role]).toEqual([200, 'PREMIUM'])
    expect((await planOf(opened.person)).renews).toBe(false)
    await passTime(MONTH_MS)
    const late = await change(opened, 'PREMIUM')
    expect([late.status, late.body.code]).toEqual([422, 'ROLE_REFUSED'])
  })

  it('comes back when the subscription is resumed', async () => {
    const opened = await openPaid()
    await change(opened, 'FREEMIUM')
    expect((await opened.person.call('POST', '/subscriptions/resume')).status).toBe(200)
    expect(await planOf(opened.person)).toEqual(member)
  })

  it('stays when Stripe can’t be reached to cancel', async () => {
    const opened = await openPaid()
    double.fail(500)
    expect((await change(opened, 'FREEMIUM')).status).toBe(503)
    double.fail(null)
    expect(await planOf(opened.person)).toEqual(member)
  })
})
