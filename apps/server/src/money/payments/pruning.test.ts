import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import {
  completed,
  deliver,
  deliverAll,
  makeEvent,
  moneyOf,
  openDeposit,
  parkReasonOf,
  refunded,
  requestDeposit,
} from '../../../test/depositKit.ts'
import { operate, WHO_AND_WHY } from '../../../test/operate.ts'
import type { StripeSession } from '../../../test/stripeDouble.ts'
import { double, server, serveStripe } from '../../../test/stripeKit.ts'
import { readWallet } from '../ledger/index.ts'
import { readStripeEvent } from './stripe/readStripeEvent.ts'

const DAY_MS = 86_400_000

serveStripe()

const eventIds = async () =>
  (await server.ctx.pool.query('select event_id as id from payment_events')).rows.map(({ id }) => id)

it('deletes applied and ignored events after 90 days, but keeps parked and waiting ones [DEPOSIT-11]', async () => {
  const opened = await openDeposit(server, double)
  const [applied, ignored] = [completed(opened.session), makeEvent('price.created', {})]
  const parked = refunded(opened, 1000)
  await deliverAll(server, applied, ignored, parked)
  server.time.advance(90 * DAY_MS)
  const waiting = refunded(opened, 10)
  await deliver(server, waiting)
  await server.sweep('old payment events')
  expect(await eventIds()).toHaveLength(4)
  server.time.advance(1)
  await server.sweep('old payment events')
  expect((await eventIds()).sort()).toEqual([parked.id, waiting.id].sort())
  await server.sweep('payment events')
  // When the event arrives once more, its deposit is paid already, so nothing moves.
  await deliverAll(server, applied)
  expect(await moneyOf(server, opened.person)).toEqual({ balance: 40, debt: 0 })
})

describe('a parked event', () => {
  const NAMES = /Ana Torre|cliente@example|Rua das Torres|\+5511|São Paulo|01310|SP\b/
  const payloadOf = async ({ id }: { id: string }) =>
    (await server.ctx.pool.query('select payload from payment_events where event_id = $1', [id])).rows[0]
      .payload as string
  const named = (session: StripeSession) => {
    const address = { line1: 'Rua das Torres, 64', city: 'São Paulo', state: 'SP', postal_code: '01310-100' }
    const customer_details = { name: 'Ana Torre', email: 'cliente@example.com', phone: '+5511', address }
    return completed(Object.assign(session, { customer_details, shipping: { name: 'Ana Torre', address } }))
  }

  it('loses names and addresses after 90 days, but nothing about money [DEPOSIT-11]', async () => {
    const opened = await openDeposit(server, double)
    const event = named({ ...opened.session, amount_total: 1 })
    await deliverAll(server, event)
    expect(await parkReasonOf(server, event)).toBe('WRONG_AMOUNT')
    server.time.advance(90 * DAY_MS)
    await server.sweep('old payment events')
    expect(await payloadOf(event)).toBe(event.body)
    server.time.advance(1)
    await server.sweep('old payment events')
    const payload = await payloadOf(event)
    expect(payload).not.toMatch(NAMES)
    expect(readStripeEvent(payload)).toMatchObject({
      eventId: event.id,
      news: {
        kind: 'checkout',
        cause: 'deposit',
        reference: opened.depositId,
        state: 'paid',
        amount: 1n,
        checkoutId: opened.session.id,
        userId: opened.person.user.id,
        currency: 'BRL',
        buyer: null,
      },
    })
    const { lines } = await operate(server, 'parked-payments', ...WHO_AND_WHY)
    expect(lines.find((line) => line.includes(event.id))).toContain('names removed')
  })

  it('can be retried after that as before [DEPOSIT-11]', async () => {
    const opened = await openDeposit(server, double)
    const event = named(opened.session)
    await server.ctx.pool.query(`update deposits set amount_cents = 1 where id = $1`, [opened.depositId])
    await deliverAll(server, event)
    server.time.advance(90 * DAY_MS + 1)
    await server.sweep('old payment events')
    expect(await payloadOf(event)).not.toMatch(NAMES)
    await server.ctx.pool.query(`update deposits set amount_cents = 5000 where id = $1`, [opened.depositId])
    await operate(server, 'retry-payment', '--event', event.id, '--who', 'Carla', '--why', 'mended')
    await server.sweep('payment events')
    expect((await readWallet(server.ctx.db, opened.person.user.id)).toString()).toBe('5000')
  })

  it('loses its names even if it is unreadable', async () => {
    const event = makeEvent('checkout.session.completed', { nonsense: 'Ana Torre', name: ['Ana Torre'] })
    await deliverAll(server, event)
    expect(await parkReasonOf(server, event)).toBe('UNREADABLE')
    server.time.advance(90 * DAY_MS + 1)
    await server.sweep('old payment events')
    expect(await payloadOf(event)).not.toMatch(NAMES)
  })
})

it('forgets a request’s key after 30 days; until then it leads to the same deposit [WALLET-6]', async () => {
  const { person } = await openDeposit(server, double)
  const key = randomUUID()
  const renewed = async () => {
    person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
    return (await requestDeposit(person, 20, key)).body.id
  }
  const first = (await requestDeposit(person, 20, key)).body.id
  server.time.advance(29 * DAY_MS)
  await server.sweep('old request keys')
  expect(await renewed()).toBe(first)
  server.time.advance(DAY_MS + 1)
  await server.sweep('old request keys')
  const { rows } = await server.ctx.pool.query('select from request_keys')
  expect(rows).toHaveLength(0)
})
