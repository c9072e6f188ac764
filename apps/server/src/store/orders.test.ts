import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { completed, deliverAll, makeEvent, parkReasonOf } from '../../test/depositKit.ts'
import { mailsTo } from '../../test/mailbox.ts'
import { guestDetails, openSession, ordersOf, ownOrders, stockOf, stockStore } from '../../test/storeKit.ts'
import type { StripeSession } from '../../test/stripeDouble.ts'
import { double, server, serveStripe } from '../../test/stripeKit.ts'
import { signUp, testClient } from '../../test/testServer.ts'
import { REVENUE, readBalance } from '../money/ledger/index.ts'

serveStripe()
beforeEach(async () => {
  // Ends what earlier tests left open.
  server.time.advance(200_000_000)
  await server.sweep('overdue checkouts')
  await stockStore(server, { shirt: { price: 8990, stock: 10 }, last: { price: 4000, stock: 1 } })
})

/** An address that no other test uses. */
const makeEmail = () => `${randomUUID()}@torre.test`
const paidBy = (session: StripeSession, email: string, over?: Parameters<typeof makeEvent>[2]) => {
  Object.assign(session, guestDetails(email))
  return completed(session, over)
}
const latest = async () => {
  const order = (await ordersOf(server)).at(-1)
  if (!order) throw new Error('there is no order')
  return order
}
const revenue = async () => Number(await readBalance(server.ctx.db, REVENUE))
const refundedEvent = (paymentRef: string, cents: number) =>
  makeEvent('charge.refunded', {
    id: `ch_${paymentRef}`,
    payment_intent: paymentRef,
    amount_refunded: cents,
    currency: 'brl',
  })
const disputeEvent = (paymentRef: string, status: string, created: number) =>
  makeEvent(
    `charge.dispute.${status === 'needs_response' ? 'created' : 'closed'}`,
    { id: `dp_${paymentRef}`, payment_intent: paymentRef, amount: 8990, currency: 'brl', status },
    { created },
  )

describe('the account of a buyer', () => {
  it('can’t be closed until the order is sent, and its closing erases where the order went', async () => {
    const buyer = await signUp(server)
    const close = () =>
      buyer.call('DELETE', `/users/${buyer.user.id}`, { body: { password: buyer.password } })
    const session = await openSession(server, double, [['shirt', 1]], { as: buyer })
    expect((await close()).body.code).toBe('CLOSING_ORDER')
    await deliverAll(server, paidBy(session, makeEmail()))
    expect((await close()).body.code).toBe('CLOSING_ORDER')
    const { id } = await latest()
    await server.ctx.pool.query(`update store_orders set status = 'sent', sent_at = now() where id = $1`, [
      id,
    ])
    expect((await close()).status).toBe(204)
    const { rows } = await server.ctx.pool.query(
      'select status, email, phone, address from store_orders where id = $1',
      [id],
    )
    expect(rows).toEqual([{ status: 'sent', email: null, phone: null, address: null }])
  })
})

describe('an order', () => {
  it('is made for a guest by the payment’s event: the stock falls, the money is booked, the mail is sent [STORE-14]', async () => {
    const email = makeEmail()
    const [before, orders] = [await revenue(), (await ordersOf(server)).length]
    const session = await openSession(server, double, [['shirt', 2]])
    expect(await stockOf(server, 'shirt')).toEqual({ free: 8, stock: 10 })
    expect((await ordersOf(server)).length).toBe(orders)
    await deliverAll(server, paidBy(session, email))
    expect(await stockOf(server, 'shirt')).toEqual({ free: 8, stock: 8 })
    const order = await latest()
    expect(order).toMatchObject({ status: 'paid', email, isShort: false })
    expect((await revenue()) - before).toBe(17_980)
    const mails = await mailsTo(server, email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe(`Pedido ${order.number}: pagamento confirmado`)
    expect(mails[0]?.text).toContain('2 × Article shirt (Plain): R$ 179,80')
    expect(mails[0]?.text).toContain('Rua das Torres, 64')
  })

  it('is made once, however often the same and other events report it [STORE-14]', async () => {
    const email = makeEmail()
    const orders = (await ordersOf(server)).length
    const session = await openSession(server, double, [['shirt', 1]])
    const event = paidBy(session, email)
    const others = Array.from({ length: 10 }, () => paidBy(session, email))
    await deliverAll(server, event, event, ...others)
    server.time.advance(2_000_000)
    await server.sweep('overdue checkouts')
    await deliverAll(server, makeEvent('checkout.session.expired', session), paidBy(session, email))
    expect((await ordersOf(server)).length).toBe(orders + 1)
    expect(await stockOf(server, 'shirt')).toEqual({ free: 9, stock: 9 })
    expect(await mailsTo(server, email)).toHaveLength(1)
  })

  it('is not made when another amount, currency, customer or checkout was paid: the event is parked', async () => {
    const orders = (await ordersOf(server)).length
    const session = await openSession(server, double, [['shirt', 1]])
    for (const [over, reason] of [
      [{ amount_total: 100 }, 'WRONG_AMOUNT'],
      [{ currency: 'eur' }, 'WRONG_CURRENCY'],
      [{ client_reference_id: '2b2f3b9e-33a9-4a5e-9a52-65a7b7f6f0aa' }, 'WRONG_CUSTOMER'],
      [{ id: 'cs_test_other' }, 'WRONG_CHECKOUT'],
    ] as const) {
      const event = completed({ ...session, ...over })
      await deliverAll(server, event)
      expect(await parkReasonOf(server, event)).toBe(reason)
    }
    expect((await ordersOf(server)).length).toBe(orders)
  })

  it('keeps its pieces while a Pix is pending', async () => {
    const session = await openSession(server, double, [['last', 1]])
    session.status = 'complete'
    session.payment_intent = `pi_${session.id}`
    await deliverAll(
      server,
      makeEvent('checkout.session.completed', { ...session, payment_status: 'unpaid' }),
    )
    server.time.advance(3_600_000)
    await server.sweep('overdue checkouts')
    expect(await stockOf(server, 'last')).toEqual({ free: 0, stock: 1 })
    await deliverAll(server, makeEvent('checkout.session.async_payment_succeeded', paidSession(session)))
    expect(await latest()).toMatchObject({ status: 'paid', isShort: false })
    expect(await stockOf(server, 'last')).toEqual({ free: 0, stock: 0 })
  })

  it('is found by polling when its webhook was lost', async () => {
    const email = makeEmail()
    const orders = (await ordersOf(server)).length
    const session = await openSession(server, double, [['shirt', 1]])
    Object.assign(paidSession(session), guestDetails(email))
    server.time.advance(300_000)
    await server.sweep('silent checkouts')
    await server.sweep('payment events')
    expect((await ordersOf(server)).length).toBe(orders + 1)
  })
})

function paidSession(session: StripeSession): StripeSession {
  session.status = 'complete'
  session.payment_status = 'paid'
  session.payment_intent ??= `pi_${session.id}`
  return session
}

describe('a checkout paid too late', () => {
  it('becomes an order when its pieces are still free [STORE-15]', async () => {
    const email = makeEmail()
    const session = await openSession(server, double, [['last', 1]])
    server.time.advance(1_800_000)
    await server.sweep('overdue checkouts')
    expect(await stockOf(server, 'last')).toEqual({ free: 1, stock: 1 })
    await deliverAll(server, paidBy(session, email))
    expect(await latest()).toMatchObject({ status: 'paid', isShort: false })
    expect(await stockOf(server, 'last')).toEqual({ free: 0, stock: 0 })
  })

  it('is refunded in full, with a mail to the buyer, when another buyer has the last piece [STORE-15]', async () => {
    const email1 = makeEmail()
    const email2 = makeEmail()
    const before = await revenue()
    const late = await openSession(server, double, [['last', 1]])
    server.time.advance(1_800_000)
    await server.sweep('overdue checkouts')
    const quick = await openSession(server, double, [['last', 1]])
    await deliverAll(server, paidBy(late, email2))
    const order = await latest()
    expect(order).toMatchObject({ status: 'refunding', isShort: true })
    expect((await mailsTo(server, email2))[0]?.subject).toMatch(/esgotado, seu dinheiro volta/)
    await server.sweep('order refunds')
    await server.sweep('order refunds')
    const asked = double.refunds.filter(({ payment_intent }) => payment_intent === order.paymentRef)
    expect(asked).toEqual([{ payment_intent: order.paymentRef, amount: '4000' }])
    await deliverAll(server, refundedEvent(order.paymentRef, 4000))
    expect(await latest()).toMatchObject({ status: 'refunded', refunded: 4000, reversed: 4000 })
    expect(await revenue()).toBe(before)
    await deliverAll(server, paidBy(quick, email1))
    expect(await latest()).toMatchObject({ status: 'paid', email: email1 })
  })

  it('has its refund retried until the provider is back', async () => {
    const email = makeEmail()
    const late = await openSession(server, double, [['last', 1]])
    server.time.advance(1_800_000)
    await server.sweep('overdue checkouts')
    await openSession(server, double, [['last', 1]])
    await deliverAll(server, paidBy(late, email))
    const { paymentRef } = await latest()
    double.fail(500)
    await server.sweep('order refunds')
    double.fail(null)
    server.time.advance(60_000)
    await server.sweep('order refunds')
    expect(double.refunds.filter(({ payment_intent }) => payment_intent === paymentRef)).toHaveLength(1)
    await deliverAll(server, refundedEvent(paymentRef, 4000))
  })
})

describe('money taken back from an order', () => {
  it('leaves the order paid until all of it is refunded, and is booked part by part [STORE-15]', async () => {
    const email = makeEmail()
    const before = await revenue()
    const session = await openSession(server, double, [['shirt', 1]])
    await deliverAll(server, paidBy(session, email))
    const { paymentRef } = await latest()
    await deliverAll(server, refundedEvent(paymentRef, 1000))
    expect(await latest()).toMatchObject({ status: 'paid', refunded: 1000, reversed: 1000 })
    expect((await revenue()) - before).toBe(7990)
    await deliverAll(server, refundedEvent(paymentRef, 8990), refundedEvent(paymentRef, 1000))
    expect(await latest()).toMatchObject({ status: 'refunded', refunded: 8990, reversed: 8990 })
    expect((await mailsTo(server, email)).map(({ subject }) => subject.slice(13)).sort()).toEqual([
      'pagamento confirmado',
      'valor devolvido',
    ])
  })

  it('waits for the payment when it is reported first', async () => {
    const email = makeEmail()
    const session = await openSession(server, double, [['shirt', 1]])
    await deliverAll(server, refundedEvent(`pi_${session.id}`, 8990))
    await deliverAll(server, paidBy(session, email))
    await server.sweep('payment events')
    expect(await latest()).toMatchObject({ status: 'refunded', reversed: 8990 })
  })

  it('comes back when a bank’s dispute is won [STORE-15]', async () => {
    const email = makeEmail()
    const session = await openSession(server, double, [['shirt', 1]])
    await deliverAll(server, paidBy(session, email))
    const { paymentRef } = await latest()
    await deliverAll(server, disputeEvent(paymentRef, 'needs_response', 1_768_478_500))
    expect(await latest()).toMatchObject({ reversed: 8990, refunded: 0 })
    await deliverAll(server, disputeEvent(paymentRef, 'won', 1_768_478_600))
    expect(await latest()).toMatchObject({ reversed: 0 })
  })
})

describe('the list of own orders', () => {
  it('shows the orders that the user made while signed in, and no others [STORE-16]', async () => {
    const [person, other] = [await signUp(server), await signUp(server)]
    const session = await openSession(
      server,
      double,
      [
        ['shirt', 2],
        ['last', 1],
      ],
      { as: person },
    )
    expect(session.asked.customer_email).toBe(person.email)
    await deliverAll(server, paidBy(session, person.email))
    expect(await ownOrders(person)).toMatchObject([
      {
        status: 'paid',
        currency: 'brl',
        total_in_cents: 21_980,
        refunded_in_cents: 0,
        address: { name: 'Ana Torre', city: 'São Paulo', postal_code: '01310-100', country: 'BR' },
        lines: [
          { product_id: 'article-shirt', variant_id: 'shirt', quantity: 2, unit_price_in_cents: 8990 },
          { variant_id: 'last', quantity: 1, unit_price_in_cents: 4000 },
        ],
      },
    ])
    const file = await person.call<{ orders: unknown[] }>('POST', `/users/${person.user.id}/export`, {
      body: { password: person.password },
    })
    expect(file.body.orders).toMatchObject([
      { status: 'paid', amountCents: 21_980, lines: [{ quantity: 2 }, {}] },
    ])
    expect(await ownOrders(other)).toEqual([])
    expect((await testClient(server).call('GET', '/orders')).status).toBe(401)
  })
})
