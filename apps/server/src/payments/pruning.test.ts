import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  askDeposit,
  completed,
  deliver,
  findWrong,
  makeEvent,
  moneyOf,
  openDeposit,
  refunded,
  stripeEnv,
  tell,
} from '../../test/depositKit.ts'
import { openStripeDouble, type StripeDouble } from '../../test/stripeDouble.ts'
import { openScratchServer, type TestServer } from '../../test/testServer.ts'

const DAY_MS = 86_400_000

let double: StripeDouble
let server: TestServer
beforeAll(async () => {
  double = await openStripeDouble()
  server = await openScratchServer({ env: stripeEnv(double) })
})
afterAll(async () => {
  expect(await findWrong(server)).toEqual([])
  await server?.stop()
  await double?.close()
})

const eventIds = async () =>
  (await server.ctx.pool.query('select event_id as id from payment_events')).rows.map(({ id }) => id)

it('forgets what was applied, or was nobody’s, 90 days later; what is parked or waits stays', async () => {
  const opened = await openDeposit(server, double)
  const [applied, ignored] = [completed(opened.session), makeEvent('price.created', {})]
  const parked = refunded(opened, 1000)
  await tell(server, applied, ignored, parked)
  server.time.advance(90 * DAY_MS)
  const waiting = refunded(opened, 10)
  await deliver(server, waiting)
  await server.sweep('old payment events')
  expect(await eventIds()).toHaveLength(4)
  server.time.advance(1)
  await server.sweep('old payment events')
  expect((await eventIds()).sort()).toEqual([parked.id, waiting.id].sort())
  await server.sweep('payment events')
  // Told once more after that, it is applied to a deposit that is paid already: nothing moves.
  await tell(server, applied)
  expect(await moneyOf(server, opened.person)).toEqual({ balance: 40, debt: 0 })
})

it('forgets a request’s key 30 days after: until then it is the same deposit', async () => {
  const { person } = await openDeposit(server, double)
  const key = randomUUID()
  const renewed = async () => {
    person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
    return (await askDeposit(person, 20, key)).body.id
  }
  const first = (await askDeposit(person, 20, key)).body.id
  server.time.advance(29 * DAY_MS)
  await server.sweep('old request keys')
  expect(await renewed()).toBe(first)
  server.time.advance(DAY_MS + 1)
  await server.sweep('old request keys')
  const { rows } = await server.ctx.pool.query('select from request_keys')
  expect(rows).toHaveLength(0)
})
