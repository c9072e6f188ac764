import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findLedgerProblems, submitSandboxForm } from '../../../test/depositKit.ts'
import { operate } from '../../../test/operate.ts'
import {
  type Person,
  planOf,
  premiumOf,
  requestSubscription,
  signUpReturningUser,
} from '../../../test/premiumKit.ts'
import { connectSocket, type SocketClient } from '../../../test/socketClient.ts'
import { openScratchServer, type TestServer, testClient } from '../../../test/testServer.ts'

// The premium plan through the sandbox, month after month.

const DAY_MS = 86_400_000
/** As long as the longest month. */
const MONTH_MS = 31 * DAY_MS

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

/** Delivers and applies all pending webhooks. */
async function settle(): Promise<void> {
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
  await server.sweep('overdue members')
}

async function passTime(ms: number): Promise<void> {
  server.time.advance(ms)
  await settle()
}

async function subscribe(action = 'pay_card'): Promise<Person> {
  const person = await signUpReturningUser(server)
  const { body } = await requestSubscription(person)
  await submitSandboxForm(server, body.url, action)
  await settle()
  return person
}

const readPage = async (url: string) => {
  const { pathname } = new URL(url)
  return (await testClient(server).call<string>('GET', pathname)).body
}

const member = { role: 'PREMIUM', isPaid: true, status: 'running', renews: true, left: 10 }

describe('the page of the sandbox', () => {
  it('shows the monthly price, is plainly a test, and offers only cards [PREMIUM-1]', async () => {
    const person = await signUpReturningUser(server)
    const { body } = await requestSubscription(person)
    const page = await readPage(body.url)
    for (const text of ['Ambiente de teste', 'Lance Premium', 'R$ 14,99', 'por mês', 'falha na renovação'])
      expect(page).toContain(text)
    expect(page).not.toContain('Pix')
    expect((await submitSandboxForm(server, body.url, 'pay_pix')).status).toBe(404)
    expect(await submitSandboxForm(server, body.url, 'leave')).toEqual({
      status: 303,
      location: `${server.url}/premium`,
    })
    const paid = await submitSandboxForm(server, body.url, 'pay_card')
    expect(paid.location).toBe(`${server.url}/profile?subscription_success=true`)
    expect((await planOf(person)).role).toBe('FREEMIUM')
    await settle()
    expect(await planOf(person)).toEqual({ ...member, paid: 1 })
  })

  it('expires when it is not paid, and then takes no payment', async () => {
    const person = await signUpReturningUser(server)
    const { body } = await requestSubscription(person)
    await passTime(3_600_000)
    await submitSandboxForm(server, body.url, 'pay_card')
    await settle()
    expect((await planOf(person)).role).toBe('FREEMIUM')
    expect((await requestSubscription(person)).body.id).not.toBe(body.id)
  })
})

describe('a subscription in the sandbox', () => {
  it('is renewed every month, also after a long downtime, each time with a receipt', async () => {
    const person = await subscribe()
    await passTime(MONTH_MS)
    expect(await planOf(person)).toEqual({ ...member, paid: 2 })
    await passTime(3 * MONTH_MS)
    expect((await planOf(person)).paid).toBeGreaterThanOrEqual(4)
    expect((await planOf(person)).role).toBe('PREMIUM')
    const { invoices } = await premiumOf(person)
    const receipt = await readPage(invoices[0]?.url ?? '')
    expect(receipt).toContain('Recibo de teste')
    expect(receipt).toContain('R$ 14,99')
  })

  it('ends with its paid month when the card fails at the renewal, and can be bought again', async () => {
    const person = await subscribe('pay_failing_card')
    await passTime(27 * DAY_MS)
    expect((await planOf(person)).role).toBe('PREMIUM')
    await passTime(4 * DAY_MS)
    expect(await planOf(person)).toMatchObject({ role: 'FREEMIUM', isPaid: false, status: 'running' })
    expect((await premiumOf(person)).subscription?.paymentFailed).toBe(true)
    const { body } = await requestSubscription(person)
    await submitSandboxForm(server, body.url, 'pay_card')
    await settle()
    expect(await planOf(person)).toMatchObject({ ...member, paid: 2 })
    await passTime(4 * DAY_MS)
    expect((await planOf(person)).paid).toBe(2)
  })

  it('is ended by the provider when its card keeps failing', async () => {
    const person = await subscribe('pay_failing_card')
    await passTime(MONTH_MS)
    await passTime(3 * DAY_MS)
    expect((await planOf(person)).status).toBe('ended')
  })

  it('runs out when it is cancelled, and continues when it is resumed', async () => {
    const [leaving, staying] = [await subscribe(), await subscribe()]
    for (const { call } of [leaving, staying])
      expect((await call('DELETE', '/subscriptions')).status).toBe(200)
    await settle()
    expect((await staying.call('POST', '/subscriptions/resume')).status).toBe(200)
    await settle()
    await passTime(MONTH_MS)
    expect(await planOf(leaving)).toMatchObject({ role: 'FREEMIUM', status: 'ended', paid: 1 })
    expect(await planOf(staying)).toEqual({ ...member, paid: 2 })
  })

  it('ends at once when an operator refunds it in full', async () => {
    const person = await subscribe()
    const [invoice] = (await premiumOf(person)).invoices
    const done = await operate(
      server,
      ...['refund-premium', '--invoice', invoice?.id ?? '', '--amount', '14,99'],
      ...['--who', 'Carla', '--why', 'asked for by mail'],
    )
    expect(done.ok).toBe(true)
    await settle()
    expect((await planOf(person)).role).toBe('FREEMIUM')
    expect((await premiumOf(person)).invoices[0]?.refunded).toBe(14.99)
  })
})

describe('the socket of a user', () => {
  type PlanEvent = { type: 'plan'; data: { role: string } }
  const nextPlan = async (socket: SocketClient) => (await socket.next<PlanEvent>('plan')).data.role

  it('gets the plan at once, and each change of it [SOCKET-7]', async () => {
    const person = await signUpReturningUser(server)
    const socket = await connectSocket(`ws://127.0.0.1:${server.port}/ws/player/${person.user.id}`, {
      token: person.token,
    })
    expect(await nextPlan(socket)).toBe('FREEMIUM')
    const { body } = await requestSubscription(person)
    await submitSandboxForm(server, body.url, 'pay_card')
    await settle()
    let role = await nextPlan(socket)
    while (role !== 'PREMIUM') role = await nextPlan(socket)
    // This change publishes no message, as if it was lost.
    await server.ctx.db
      .updateTable('users')
      .set({ role: 'FREEMIUM' })
      .where('id', '=', person.user.id)
      .execute()
    await server.sweep('newer plans')
    while (role !== 'FREEMIUM') role = await nextPlan(socket)
  })
})

describe('closing an account', () => {
  const close = ({ call, user, password }: Person) =>
    call('DELETE', `/users/${user.id}`, { body: { password } })

  it('is refused while a subscription would charge again, but not once it is cancelled', async () => {
    const person = await subscribe()
    const refused = await close(person)
    expect([refused.status, refused.body.code]).toEqual([409, 'CLOSING_SUBSCRIPTION'])
    await person.call('DELETE', '/subscriptions')
    expect((await close(person)).status).toBe(204)
    await passTime(MONTH_MS)
    const { rows } = await server.ctx.pool.query('select role from users where id = $1', [person.user.id])
    expect(rows).toEqual([{ role: 'FREEMIUM' }])
  })

  it('leaves later payments parked for an operator', async () => {
    const person = await signUpReturningUser(server)
    const { body } = await requestSubscription(person)
    expect((await close(person)).status).toBe(204)
    await submitSandboxForm(server, body.url, 'pay_card')
    await settle()
    const { rows } = await server.ctx.pool.query(
      `select distinct reason from payment_events where status = 'parked'`,
    )
    expect(rows).toEqual([{ reason: 'ACCOUNT_CLOSED' }])
  })
})
