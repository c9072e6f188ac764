import type { OwnSession, OwnSessionList, SessionAnswer } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { connectSocket } from '../../../test/socketClient.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

type Person = Awaited<ReturnType<typeof signUp>>

/** Signs in once more, from another browser. */
async function signInBy(userAgent: string, { email, password }: Pick<Person, 'email' | 'password'>) {
  const client = testClient(server)
  const options = { body: { email, password }, headers: { 'user-agent': userAgent } }
  client.token = (await client.call<SessionAnswer>('POST', '/auth/login', options)).body.token
  return client
}

type Caller = Pick<Person, 'call'>
const listOf = async ({ call }: Caller): Promise<OwnSession[]> =>
  (await call<OwnSessionList>('GET', '/auth/sessions')).body.items
const currentOf = async (caller: Caller) => (await listOf(caller)).find(({ current }) => current)?.id ?? ''
const end = ({ call }: Caller, sessionId: string, password = 'segredo-1') =>
  call('DELETE', `/auth/sessions/${sessionId}`, { body: { password } })
const endOthers = ({ call }: Caller, password = 'segredo-1') =>
  call('DELETE', '/auth/sessions', { body: { password } })
const isIn = async ({ call }: Caller) => (await call('GET', '/auth/me')).status === 200

describe('the list of own sessions', () => {
  it('shows the device, start and last use of each session, and which one is current [ACCOUNT-17]', async () => {
    const person = await signUp(server)
    const begunMs = server.time.nowMs()
    server.time.advance(5 * MINUTE_MS)
    const phone = await signInBy(PHONE, person)
    server.time.advance(5 * MINUTE_MS)
    await signInBy(DESKTOP, person)
    server.time.advance(5 * MINUTE_MS)
    await person.call('POST', '/auth/refresh', { token: null })
    const id = expect.any(String)
    const at = (minutes: number) => begunMs + minutes * MINUTE_MS
    expect(await listOf(phone)).toEqual([
      { id, current: true, browser: 'Safari', system: 'iPhone', createdAt: at(5), usedAt: at(5) },
      { id, current: false, browser: null, system: null, createdAt: at(0), usedAt: at(15) },
      { id, current: false, browser: 'Firefox', system: 'Linux', createdAt: at(10), usedAt: at(10) },
    ])
  })

  it('omits sessions of other users, ended ones and expired ones', async () => {
    const [person, other] = [await signUp(server), await signUp(server)]
    const left = await signInBy(PHONE, person)
    await left.call('POST', '/auth/logout')
    await signInBy(DESKTOP, person)
    server.time.advance(20 * DAY_MS)
    const { body } = await person.call<SessionAnswer>('POST', '/auth/refresh', { token: null })
    server.time.advance(10 * DAY_MS)
    const token = (await person.call<SessionAnswer>('POST', '/auth/refresh', { token: null })).body.token
    expect(body.user.id).toBe(person.user.id)
    const listed = await listOf({ call: (method, path) => person.call(method, path, { token }) })
    expect(listed).toMatchObject([{ current: true }])
    expect(await listOf(await signInBy(PHONE, other))).toMatchObject([{ current: true }])
  })

  it('shows the day of last use, and no device, for a session from before devices were recorded', async () => {
    const person = await signUp(server)
    const begunMs = server.time.nowMs()
    await server.ctx.pool.query(
      'update sessions set used_at = null, browser = null, system = null, expires_at = $2 where user_id = $1',
      [person.user.id, new Date(begunMs + 33 * DAY_MS)],
    )
    expect(await listOf(person)).toMatchObject([
      { browser: null, system: null, createdAt: begunMs, usedAt: begunMs + 3 * DAY_MS },
    ])
  })
})

describe('ending a session', () => {
  it('signs that browser out at once, closes its sockets and leaves the others alone', async () => {
    const person = await signUp(server)
    const [phone, desktop] = [await signInBy(PHONE, person), await signInBy(DESKTOP, person)]
    expect(await isIn(phone)).toBe(true)
    const socket = await connectSocket(`ws://127.0.0.1:${server.port}/ws/player/${person.user.id}`, {
      token: phone.token ?? '',
    })
    await socket.next('connection_confirmed')
    expect((await end(person, await currentOf(phone))).status).toBe(204)
    expect((await socket.closed).code).toBe(4401)
    expect([await isIn(phone), await isIn(desktop), await isIn(person)]).toEqual([false, true, true])
    expect((await phone.call('POST', '/auth/refresh', { token: null })).status).toBe(401)
    expect(await listOf(person)).toHaveLength(2)
  })

  it('succeeds when repeated', async () => {
    const person = await signUp(server)
    const id = await currentOf(await signInBy(PHONE, person))
    const statuses = [(await end(person, id)).status, (await end(person, id)).status]
    expect(statuses).toEqual([204, 204])
    expect([(await endOthers(person)).status, (await endOthers(person)).status]).toEqual([204, 204])
    expect(await isIn(person)).toBe(true)
  })

  it('can end all others and keep the current one', async () => {
    const person = await signUp(server)
    const others = [await signInBy(PHONE, person), await signInBy(DESKTOP, person)]
    const stranger = await signUp(server)
    const revoked: string[] = []
    const unsubscribe = server.ctx.bus.subscribe((event) => {
      if (event.topic === 'sessions_revoked') revoked.push(...event.sessionIds)
    })
    onTestFinished(unsubscribe)
    expect((await endOthers(person)).status).toBe(204)
    expect(revoked).toHaveLength(2)
    expect(await Promise.all(others.map(isIn))).toEqual([false, false])
    expect([await isIn(person), await isIn(stranger)]).toEqual([true, true])
  })

  it('clears the cookie when the session is the current one', async () => {
    const person = await signUp(server)
    expect((await end(person, await currentOf(person))).status).toBe(204)
    expect(person.cookie).toBeNull()
    expect(await isIn(person)).toBe(false)
  })

  it('requires the password, so that a borrowed session cannot end any [ACCOUNT-17]', async () => {
    const person = await signUp(server)
    const phone = await signInBy(PHONE, person)
    const answers = [
      await end(person, await currentOf(phone), 'errada-1'),
      await endOthers(person, 'errada-1'),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(['WRONG_CREDENTIALS', 'WRONG_CREDENTIALS'])
    expect((await person.call('DELETE', '/auth/sessions')).status).toBe(400)
    expect(await isIn(phone)).toBe(true)
  })

  it('returns 404 for a session of another user and for one that does not exist', async () => {
    const [person, other] = [await signUp(server), await signUp(server)]
    const theirs = await currentOf(other)
    for (const id of [theirs, '00000000-0000-4000-8000-000000000000']) {
      const answer = await end(person, id)
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect(await isIn(other)).toBe(true)
  })
})
