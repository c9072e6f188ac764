import type { SessionAnswer } from '@lance/contract'
import { NO_CENTS } from '@lance/domain'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { tracedAccountsOf } from '../../../test/accountsOf.ts'
import { PUBLISHED_ENV } from '../../../test/publishedEnv.ts'
import {
  openScratchServer,
  openTestServer,
  signUp,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'
import { openRateLimiters } from '../../kernel/limits/openRateLimiters.ts'
import { authenticate } from './authenticate.ts'
import { openAccounts } from './openAccounts.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

let server: Awaited<ReturnType<typeof openScratchServer>>
/** Another server on the same database, which receives none of this one's bus messages. */
let other: TestServer
beforeAll(async () => {
  server = await openScratchServer()
  other = await openTestServer({ connectionString: server.connectionString, time: server.time })
})
afterAll(async () => {
  await other.stop()
  await server.stop()
})

const refresh = (client: ReturnType<typeof testClient>, headers: Record<string, string> = {}) =>
  client.call<SessionAnswer & { error: string; code: string }>('POST', '/auth/refresh', {
    token: null,
    headers,
  })

describe('the cookie', () => {
  it('is out of reach of scripts, of other sites and of all paths but /auth [ACCOUNT-13]', async () => {
    const answer = await testClient(server).call('POST', '/auth/register', {
      body: { name: 'Ana', email: 'cookie@lance.test', password: 'segredo-4' },
    })
    const attributes = answer.headers.getSetCookie().map((cookie) => cookie.split('; ').slice(1).sort())
    const lasting = (days: number) => [
      'HttpOnly',
      `Max-Age=${days * 86_400}`,
      'Path=/auth',
      'SameSite=Strict',
    ]
    expect(attributes).toEqual([lasting(30), lasting(400)])
  })

  it('is sent only over https when the site uses https', async () => {
    const published = await openTestServer({
      connectionString: server.connectionString,
      time: server.time,
      env: { ...PUBLISHED_ENV, HOST: '127.0.0.1', RATE_LIMITS: 'on' },
    })
    onTestFinished(() => published.stop())
    const answer = await testClient(published).call('POST', '/auth/register', {
      body: { name: 'Ana', email: 'https@lance.test', password: 'segredo-4' },
    })
    const [session, device] = answer.headers.getSetCookie()
    expect(session).toMatch(/^__Secure-lance_session=.*; Secure/)
    expect(device).toMatch(/^__Secure-lance_device=.*; Secure/)
  })

  it('comes with an answer that no cache may store', async () => {
    const answer = await refresh(await signUp(server))
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})

describe('refreshing', () => {
  it('returns another token for the same session, and the user', async () => {
    const person = await signUp(server)
    const answer = await refresh(person)
    expect([answer.status, answer.body.user.id, answer.body.expiresInS]).toEqual([200, person.user.id, 900])
    expect(answer.body.token).not.toBe(person.token)
    expect((await person.call('GET', '/auth/me', { token: answer.body.token })).status).toBe(200)
  })

  it('gives valid tokens to two tabs that refresh at the same time [ACCOUNT-14]', async () => {
    const person = await signUp(server)
    const answers = await Promise.all([refresh(person), refresh(person)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(new Set(answers.map(({ body }) => body.token)).size).toBe(2)
    for (const { body } of answers) {
      expect((await person.call('GET', '/auth/me', { token: body.token })).status).toBe(200)
    }
  })

  it('can be repeated when its answer was lost: the former cookie still works [ACCOUNT-14]', async () => {
    const person = await signUp(server)
    const { cookie } = person
    await refresh(person)
    expect((await refresh(testClient(server, { cookie }))).status).toBe(200)
  })

  it('works until 30 days after the last use, and no longer [ACCOUNT-13]', async () => {
    const person = await signUp(server)
    for (const days of [20, 20, 29]) {
      server.time.advance(days * DAY_MS)
      expect((await refresh(person)).status).toBe(200)
    }
    server.time.advance(30 * DAY_MS + 1)
    const answer = await refresh(person)
    expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_ENDED'])
  })

  it('sends the cookie again only when the session was extended', async () => {
    const person = await signUp(server)
    expect((await refresh(person)).headers.getSetCookie()).toEqual([])
    const { cookie } = person
    server.time.advance(2 * DAY_MS)
    const [again] = (await refresh(person)).headers.getSetCookie()
    expect(again?.split(';', 1)[0]).toBe(cookie)
  })

  it.each([
    ['no cookie', null, 'UNAUTHENTICATED'],
    ['a malformed cookie', 'lance_session_0=%00%ff', 'UNAUTHENTICATED'],
    ['an unknown cookie', `lance_session_0=${'A'.repeat(43)}`, 'SESSION_ENDED'],
  ])('is refused with %s, and clears no cookie', async (_what, cookie, code) => {
    const answer = await refresh(testClient(server, { cookie }))
    expect([answer.status, answer.body.code]).toEqual([401, code])
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it('keeps at most twenty tokens of a session valid [ACCOUNT-14]', async () => {
    const person = await signUp(server)
    const tokens: string[] = []
    for (let n = 0; n < 22; n += 1) {
      server.time.advance(1000)
      tokens.push((await refresh(person)).body.token)
    }
    const statuses = await Promise.all(
      [person.token, tokens[1] ?? '', tokens[2] ?? '', tokens[21] ?? ''].map(
        async (token) => (await person.call('GET', '/auth/me', { token })).status,
      ),
    )
    expect(statuses).toEqual([401, 401, 200, 200])
  })
})

describe('an access token', () => {
  it('expires after SESSION_ACCESS_S [ACCOUNT-14]', async () => {
    const person = await signUp(server)
    server.time.advance(15 * MINUTE_MS - 1)
    expect((await person.call('GET', '/auth/me')).status).toBe(200)
    server.time.advance(1)
    const answer = await person.call('GET', '/auth/me')
    expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_ENDED'])
    expect((await refresh(person)).status).toBe(200)
  })

  it.each([
    ['is unknown', 'A'.repeat(43)],
    ['is malformed', 'x'],
    ['is far too long', 'A'.repeat(5000)],
  ])('is refused when it %s', async (_what, token) => {
    const answer = await testClient(server).call('GET', '/auth/me', { token })
    expect([answer.status, answer.body.code]).toEqual([401, 'SESSION_ENDED'])
  })

  it('is required', async () => {
    const answer = await testClient(server).call('GET', '/auth/me')
    expect([answer.status, answer.body]).toEqual([
      401,
      { code: 'UNAUTHENTICATED', error: 'Você precisa entrar para continuar.' },
    ])
  })
})

describe('signing out', () => {
  it('ends the session at once, clears the cookie and publishes that it ended [ACCOUNT-16]', async () => {
    const person = await signUp(server)
    const { cookie } = person
    await person.call('GET', '/auth/me')
    const revoked: string[] = []
    const unsubscribe = server.ctx.bus.subscribe((event) => {
      if (event.topic === 'sessions_revoked') revoked.push(...event.sessionIds)
    })
    expect((await person.call('POST', '/auth/logout')).status).toBe(204)
    unsubscribe()
    expect(person.cookie).toBeNull()
    expect(revoked).toHaveLength(1)
    expect((await person.call('GET', '/auth/me')).status).toBe(401)
    expect((await refresh(testClient(server, { cookie }))).status).toBe(401)
  })

  it('works with the cookie alone after the token has expired', async () => {
    const person = await signUp(server)
    const { cookie } = person
    server.time.advance(20 * MINUTE_MS)
    expect((await person.call('POST', '/auth/logout')).status).toBe(204)
    expect((await refresh(testClient(server, { cookie }))).status).toBe(401)
  })

  it('leaves other devices signed in', async () => {
    const person = await signUp(server)
    const phone = testClient(server)
    const { email, password } = person
    const { body } = await phone.call<SessionAnswer>('POST', '/auth/login', { body: { email, password } })
    await person.call('POST', '/auth/logout')
    expect((await phone.call('GET', '/auth/me', { token: body.token })).status).toBe(200)
  })

  it('succeeds without a session', async () => {
    expect((await testClient(server).call('POST', '/auth/logout')).status).toBe(204)
  })
})

describe('a second server', () => {
  it('refuses a session that ended on the first within 2 s, even without a message [ACCOUNT-16]', async () => {
    const person = await signUp(server)
    const elsewhere = testClient(other, { token: person.token })
    expect((await elsewhere.call('GET', '/auth/me')).status).toBe(200)
    await person.call('POST', '/auth/logout')
    server.time.advance(2000)
    expect((await elsewhere.call('GET', '/auth/me')).status).toBe(401)
  })

  it('can ask which sessions of its sockets have ended', async () => {
    const accounts = openAccounts(other.ctx, {
      siteUrl: () => 'http://localhost',
      balanceOf: async () => NO_CENTS,
      choosePlan: async () => ({ ok: true }),
      rememberEmail: async () => {},
      requireSecondStep: async () => ({ ok: true }),
      proveOwner: async () => ({ ok: true }),
      allowances: openRateLimiters({ redis: null, ...other.ctx }),
    })
    onTestFinished(accounts.close)
    const [staying, leaving] = [await signUp(server), await signUp(server)]
    const callers = await Promise.all([staying, leaving].map(({ token }) => accounts.authenticate(token)))
    const [stays = '', leaves = ''] = callers.map((caller) => caller?.sessionId ?? '')
    await leaving.call('POST', '/auth/logout')
    const unknown = '00000000-0000-4000-8000-000000000000'
    expect(await accounts.findEndedSessions([stays, leaves, unknown])).toEqual([leaves, unknown])
    expect(await accounts.findEndedSessions([])).toEqual([])
  })
})

it('authenticates many tokens at once with one statement, each with its own answer', async () => {
  const [one, other, gone] = [await signUp(server), await signUp(server), await signUp(server)]
  await gone.call('POST', '/auth/logout')
  const { accounts, work } = tracedAccountsOf(server)
  const tokens = [one.token, gone.token, other.token, one.token].map(String)
  const callers = await Promise.all(tokens.map((token) => authenticate(accounts, token)))
  expect(callers.map((caller) => caller?.userId ?? null)).toEqual([
    one.user.id,
    null,
    other.user.id,
    one.user.id,
  ])
  expect(work).toHaveLength(1)
})

it('deletes expired tokens and sessions, and nothing else', async () => {
  const person = await signUp(server)
  server.time.advance(20 * MINUTE_MS)
  await server.sweep('ended sessions')
  const tokensOf = `select 1 from access_tokens join sessions on sessions.id = session_id where user_id = $1`
  const sessionsOf = 'select 1 from sessions where user_id = $1'
  expect((await server.ctx.pool.query(tokensOf, [person.user.id])).rowCount).toBe(0)
  expect((await refresh(person)).status).toBe(200)
  server.time.advance(38 * DAY_MS)
  await server.sweep('ended sessions')
  expect((await server.ctx.pool.query(sessionsOf, [person.user.id])).rowCount).toBe(0)
})
