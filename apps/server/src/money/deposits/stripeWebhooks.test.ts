import Stripe from 'stripe'
import { describe, expect, it } from 'vitest'
import {
  completed,
  deliver,
  deliverAll,
  depositStatusOf,
  disputed,
  makeEvent,
  moneyOf,
  type OpenedDeposit,
  openDeposit,
  parkReasonOf,
  pay,
  refunded,
} from '../../../test/depositKit.ts'
import { fund } from '../../../test/moneyKit.ts'
import { double, other, server, serveStripe } from '../../../test/stripeKit.ts'

// Deposits through Stripe: its API is a double, its webhooks are signed by its own SDK. Two servers share a
// database.

serveStripe({ servers: 2, ledgerAfter: 'each' })

const open = (amount?: number) => openDeposit(server, double, amount === undefined ? {} : { amount })
async function openPaid(amount = 50): Promise<OpenedDeposit> {
  const deposit = await open(amount)
  await deliverAll(server, completed(deposit.session))
  return deposit
}

describe('a deposit', () => {
  it('requests the right payment from Stripe, once for each deposit, and returns to the wallet [DEPOSIT-2]', async () => {
    const { session, depositId, person } = await open(19.99)
    expect(session.asked).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][currency]': 'brl',
      'line_items[0][price_data][unit_amount]': '1999',
      'line_items[0][price_data][product_data][name]': 'Depósito de Créditos',
      'line_items[0][quantity]': '1',
      'allowed_payment_method_types[0]': 'card',
      'allowed_payment_method_types[1]': 'pix',
      client_reference_id: person.user.id,
      customer_email: person.email,
      success_url: `${server.url}/wallet?deposit_success=true&amount=19.99`,
    })
    expect(double.idempotencyKeys).toContain(depositId)
    expect(await depositStatusOf(server, depositId)).toBe('open')
  })

  it('is credited by its webhook, and not before [DEPOSIT-5]', async () => {
    const { person, session, depositId } = await open(50)
    expect(await moneyOf(server, person)).toEqual({ balance: 0, debt: 0 })
    await deliverAll(server, completed(session))
    expect(await moneyOf(server, person)).toEqual({ balance: 50, debt: 0 })
    expect(await depositStatusOf(server, depositId)).toBe('paid')
  })

  it('is credited once by twenty concurrent copies of its event on two servers [DEPOSIT-6]', async () => {
    const { person, session } = await open(50)
    const event = completed(session)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => deliver(n % 2 === 0 ? server : other, event)),
    )
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]))
    await Promise.all([server, other, server, other].map((one) => one.sweep('payment events')))
    expect(await moneyOf(server, person)).toEqual({ balance: 50, debt: 0 })
  })

  it('is credited once by twenty different events with the same content', async () => {
    const { person, session } = await open(50)
    const events = Array.from({ length: 20 }, (_, n) =>
      n % 2 === 0
        ? completed(session)
        : makeEvent('checkout.session.async_payment_succeeded', { ...pay(session) }),
    )
    await Promise.all(events.map((event, n) => deliver(n % 2 === 0 ? server : other, event)))
    await Promise.all([server, other].map((one) => one.sweep('payment events')))
    await server.sweep('payment events')
    expect(await moneyOf(server, person)).toEqual({ balance: 50, debt: 0 })
  })

  it('waits for its money when it is completed but unpaid, as with Pix [DEPOSIT-8]', async () => {
    const { person, session, depositId } = await open(50)
    session.payment_intent = `pi_${session.id}`
    await deliverAll(server, makeEvent('checkout.session.completed', { ...session, status: 'complete' }))
    expect(await depositStatusOf(server, depositId)).toBe('pending')
    expect((await moneyOf(server, person)).balance).toBe(0)
    await deliverAll(server, makeEvent('checkout.session.async_payment_succeeded', { ...pay(session) }))
    expect(await depositStatusOf(server, depositId)).toBe('paid')
    expect((await moneyOf(server, person)).balance).toBe(50)
  })

  it('is credited and stays paid when its events arrive in the wrong order [DEPOSIT-6]', async () => {
    const { person, session, depositId } = await open(50)
    const unpaid = makeEvent('checkout.session.completed', { ...session, status: 'complete' })
    await deliverAll(server, makeEvent('checkout.session.async_payment_succeeded', { ...pay(session) }))
    await deliverAll(
      server,
      unpaid,
      makeEvent('checkout.session.async_payment_failed', { ...session, payment_status: 'unpaid' }),
      makeEvent('checkout.session.expired', { ...session, payment_status: 'unpaid' }),
    )
    expect(await depositStatusOf(server, depositId)).toBe('paid')
    expect((await moneyOf(server, person)).balance).toBe(50)
  })

  it('fails when its Pix was not paid, and expires when its page was not paid [DEPOSIT-8]', async () => {
    const failed = await open()
    await deliverAll(
      server,
      makeEvent('checkout.session.completed', { ...failed.session, status: 'complete' }),
      makeEvent('checkout.session.async_payment_failed', { ...failed.session }),
    )
    const expired = await open()
    await deliverAll(server, makeEvent('checkout.session.expired', { ...expired.session, status: 'expired' }))
    expect(await depositStatusOf(server, failed.depositId)).toBe('failed')
    expect(await depositStatusOf(server, expired.depositId)).toBe('expired')
    expect((await moneyOf(server, failed.person)).balance).toBe(0)
    expect((await moneyOf(server, expired.person)).balance).toBe(0)
  })

  it('is found by polling Stripe when its webhook is lost [DEPOSIT-9]', async () => {
    const { person, session, depositId } = await open(50)
    pay(session)
    server.time.advance(301_000)
    await server.sweep('silent deposits')
    await server.sweep('payment events')
    expect(await depositStatusOf(server, depositId)).toBe('paid')
    // The webhook arrives after all.
    await deliverAll(server, completed(session))
    expect((await moneyOf(server, person)).balance).toBe(50)
  })

  it('expires when a poll finds it expired at Stripe', async () => {
    const { session, depositId } = await open(50)
    session.status = 'expired'
    server.time.advance(601_000)
    await server.sweep('silent deposits')
    await server.sweep('payment events')
    expect(await depositStatusOf(server, depositId)).toBe('expired')
  })
})

describe('a webhook', () => {
  it('is refused without a signature, with a wrong one, with another secret, or with a reformatted body [DEPOSIT-5]', async () => {
    const { person, session } = await open()
    const event = completed(session)
    const rewritten = { body: JSON.stringify(JSON.parse(event.body), null, 1) }
    const timestamp = Math.floor(server.time.nowMs() / 1000)
    const originalSignature = new Stripe('sk_test_x').webhooks.generateTestHeaderString({
      payload: event.body,
      secret: 'whsec_of_tests',
      timestamp,
    })
    const answers = [
      await deliver(server, event, { signature: null }),
      await deliver(server, event, { signature: '' }),
      await deliver(server, event, { signature: `t=${timestamp},v1=${'0'.repeat(64)}` }),
      await deliver(server, event, { secret: 'whsec_of_somebody_else' }),
      await deliver(server, rewritten, { signature: originalSignature }),
    ]
    for (const answer of answers) expect(answer).toEqual([400, 'WEBHOOK_SIGNATURE'])
    await server.sweep('payment events')
    expect((await moneyOf(server, person)).balance).toBe(0)
    expect(await deliver(server, event, { signature: originalSignature })).toEqual([200, undefined])
  })

  it('is refused when its signature is older than 300 s [DEPOSIT-5]', async () => {
    const { session } = await open()
    const event = completed(session)
    expect(await deliver(server, event, { signedMsAgo: 301_000 })).toEqual([400, 'WEBHOOK_SIGNATURE'])
    expect(await deliver(server, event, { signedMsAgo: 299_000 })).toEqual([200, undefined])
  })

  it('is refused when it is of the other mode, is not JSON, or names another provider [DEPOSIT-5]', async () => {
    const { session } = await open()
    expect(await deliver(server, completed(session, { livemode: true }))).toEqual([400, 'WEBHOOK_MODE'])
    expect(await deliver(server, { body: 'not json' })).toEqual([400, 'MALFORMED'])
    const elsewhere = await fetch(`http://127.0.0.1:${server.port}/webhooks/sandbox`, { method: 'POST' })
    expect(elsewhere.status).toBe(404)
  })
})

describe('an event that does not match a deposit', () => {
  it.each([
    ['WRONG_AMOUNT', { amount_total: 500_000 }],
    ['WRONG_AMOUNT', { amount_total: null }],
    ['WRONG_CURRENCY', { currency: 'usd' }],
    ['WRONG_CUSTOMER', { client_reference_id: 'somebody else' }],
    ['WRONG_CHECKOUT', { id: 'cs_test_another' }],
    ['UNKNOWN_REFERENCE', { metadata: { cause: 'deposit', reference: crypto.randomUUID() } }],
    ['UNKNOWN_REFERENCE', { metadata: { cause: 'deposit', reference: 'not an id' } }],
    ['UNKNOWN_REFERENCE', { metadata: { cause: 'deposit' } }],
    ['UNREADABLE', { payment_status: 17 }],
  ])('is parked as %s and credits nothing when it says %j [DEPOSIT-7]', async (reason, over) => {
    const { person, session, depositId } = await open()
    const event = makeEvent('checkout.session.completed', { ...pay(session), ...over })
    await deliverAll(server, event)
    expect(await parkReasonOf(server, event)).toBe(reason)
    expect(await depositStatusOf(server, depositId)).toBe('open')
    expect((await moneyOf(server, person)).balance).toBe(0)
  })

  it('is parked as WRONG_MODE when the deposit was opened in the other mode [DEPOSIT-7]', async () => {
    const { person, session, depositId } = await open()
    await server.ctx.pool.query('update deposits set is_live = true where id = $1', [depositId])
    const event = completed(session)
    await deliverAll(server, event)
    expect(await parkReasonOf(server, event)).toBe('WRONG_MODE')
    expect((await moneyOf(server, person)).balance).toBe(0)
  })

  it('is parked as UNKNOWN_PAYMENT when it refunds a payment that stays unknown for an hour [DEPOSIT-10]', async () => {
    const event = makeEvent('charge.refunded', {
      id: 'ch_x',
      payment_intent: 'pi_of_nobody',
      amount_refunded: 100,
      currency: 'brl',
    })
    await deliverAll(server, event)
    expect(await parkReasonOf(server, event)).toBeNull()
    server.time.advance(3_700_000)
    await server.sweep('payment events')
    expect(await parkReasonOf(server, event)).toBe('UNKNOWN_PAYMENT')
  })
})

describe('an event that is not about a deposit', () => {
  it('is stored and ignored: subscriptions, invoices, and anything else that Stripe sends', async () => {
    const events = [
      makeEvent('invoice.paid', { id: 'in_1', amount_paid: 1499, currency: 'brl' }),
      makeEvent('invoice.payment_failed', { id: 'in_2', amount_paid: 0, currency: 'brl' }),
      makeEvent('customer.subscription.updated', {
        id: 'sub_1',
        status: 'active',
        cancel_at_period_end: false,
      }),
      makeEvent('customer.subscription.deleted', {
        id: 'sub_1',
        status: 'canceled',
        cancel_at_period_end: false,
      }),
      makeEvent('payment_method.attached', { id: 'pm_1' }),
    ]
    await deliverAll(server, ...events)
    const { rows } = await server.ctx.pool.query(
      'select status, count(*)::int from payment_events where event_id = any($1) group by status',
      [events.map(({ id }) => id)],
    )
    expect(rows).toEqual([{ status: 'ignored', count: 5 }])
  })
})

describe('a refund', () => {
  it('takes each rise of the total from the wallet once, in whatever order its parts arrive [DEPOSIT-10]', async () => {
    const deposit = await openPaid(50)
    await deliverAll(server, refunded(deposit, 10))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 40, debt: 0 })
    await deliverAll(server, refunded(deposit, 30), refunded(deposit, 20), refunded(deposit, 30))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 20, debt: 0 })
    await deliverAll(server, refunded(deposit, 50))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 0, debt: 0 })
  })

  it('waits for its payment to be credited when it arrives first', async () => {
    const deposit = await open(50)
    await deliverAll(server, refunded(deposit, 20))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 0, debt: 0 })
    await deliverAll(server, completed(deposit.session))
    await server.sweep('payment events')
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 30, debt: 0 })
  })

  it('is parked when it exceeds the deposit or is in another currency', async () => {
    const deposit = await openPaid(50)
    const [tooMuch, dollars] = [refunded(deposit, 51), refunded(deposit, 10, { currency: 'usd' })]
    await deliverAll(server, tooMuch, dollars)
    expect(await parkReasonOf(server, tooMuch)).toBe('WRONG_AMOUNT')
    expect(await parkReasonOf(server, dollars)).toBe('WRONG_CURRENCY')
    expect((await moneyOf(server, deposit.person)).balance).toBe(50)
  })
})

describe('a dispute', () => {
  const opened = (deposit: OpenedDeposit, amount = 50) =>
    disputed(deposit, { type: 'created', status: 'needs_response', amount, created: 1000 })
  const closed = (deposit: OpenedDeposit, status: 'won' | 'lost', amount = 50) =>
    disputed(deposit, { type: 'closed', status, amount, created: 2000 })

  it('takes the money, returns it when won, and keeps it when lost [DEPOSIT-10]', async () => {
    const [won, lost] = [await openPaid(50), await openPaid(50)]
    await deliverAll(server, opened(won), opened(lost))
    expect(await moneyOf(server, won.person)).toEqual({ balance: 0, debt: 0 })
    await deliverAll(server, closed(won, 'won'), closed(lost, 'lost'))
    expect(await moneyOf(server, won.person)).toEqual({ balance: 50, debt: 0 })
    expect(await moneyOf(server, lost.person)).toEqual({ balance: 0, debt: 0 })
  })

  it('has the same effect when its events are repeated or arrive in the wrong order', async () => {
    const deposit = await openPaid(50)
    await deliverAll(server, closed(deposit, 'won'), opened(deposit), closed(deposit, 'won'), opened(deposit))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 50, debt: 0 })
  })

  it('takes nothing when it is only an inquiry', async () => {
    const deposit = await openPaid(50)
    await deliverAll(
      server,
      disputed(deposit, { type: 'created', status: 'warning_needs_response', amount: 50 }),
    )
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 50, debt: 0 })
  })

  it('takes at most the deposit, together with a refund [DEPOSIT-10]', async () => {
    const deposit = await openPaid(50)
    await deliverAll(server, refunded(deposit, 30), opened(deposit, 50))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 0, debt: 0 })
    await deliverAll(server, closed(deposit, 'won'))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 20, debt: 0 })
  })

  it('leaves a debt when the money was wagered away, which the next deposit pays first [WALLET-4] [DEPOSIT-10]', async () => {
    const deposit = await openPaid(50)
    await loseInWagers(deposit, 40)
    await deliverAll(server, opened(deposit))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 0, debt: 40 })
    const next = await openDeposit(server, double, { amount: 100, person: deposit.person })
    await deliverAll(server, completed(next.session))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 60, debt: 0 })
    await deliverAll(server, closed(deposit, 'won'))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 110, debt: 0 })
  })

  it('pays the debt first when it is won while the debt is open', async () => {
    const deposit = await openPaid(50)
    await loseInWagers(deposit, 40)
    await deliverAll(server, opened(deposit))
    await deliverAll(server, closed(deposit, 'won'))
    expect(await moneyOf(server, deposit.person)).toEqual({ balance: 10, debt: 0 })
  })
})

/** Takes money out of the wallet, as if the user had lost it to another player. */
const loseInWagers = ({ person }: OpenedDeposit, lostReais: number) =>
  fund(server.ctx, person.user.id, -lostReais)
