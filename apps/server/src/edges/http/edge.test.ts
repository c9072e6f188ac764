import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

const login = { email: 'a@b.cd', password: 'segredo-9' }

describe('the HTTP edge', () => {
  it('refuses malformed JSON, an unknown field, a wrong type, another media type and a body too large [API-1]', async () => {
    const { call } = testClient(server)
    const asForm = { headers: { 'content-type': 'application/x-www-form-urlencoded' } }
    const cases = [
      await call('POST', '/auth/login', { body: '{"email":' }),
      await call('POST', '/auth/login', { body: { ...login, admin: true } }),
      await call('POST', '/auth/login', { body: { ...login, password: 600 } }),
      await call('POST', '/auth/login', { body: 'email=a', ...asForm }),
      await call('POST', '/auth/login', { body: { ...login, email: 'x'.repeat(70_000) } }),
    ]
    expect(cases.map(({ status, body }) => [status, body.code])).toEqual([
      [400, 'MALFORMED'],
      [400, 'MALFORMED'],
      [400, 'MALFORMED'],
      [415, 'UNSUPPORTED_MEDIA'],
      [413, 'TOO_LARGE'],
    ])
    for (const { body } of cases) expect(body.error).toEqual(expect.any(String))
  })

  it('accepts an empty body of a call without content that names JSON as its type [API-1]', async () => {
    const { call } = await signUp(server)
    const headers = { 'content-type': 'application/json' }
    const none = '00000000-0000-4000-8000-000000000000'
    const cases = [
      await call('POST', `/tournaments/${none}/join`, { headers }),
      await call('DELETE', `/tournaments/${none}/leave`, { headers }),
      await call('DELETE', `/tournaments/${none}`, { headers }),
      await call('POST', `/tournaments/${none}/match/${none}/start`, { headers }),
      await call('POST', '/auth/login', { headers }),
    ]
    expect(cases.map(({ status, body }) => [status, body.code])).toEqual([
      [404, 'TOURNAMENT_NOT_FOUND'],
      [404, 'TOURNAMENT_NOT_FOUND'],
      [404, 'TOURNAMENT_NOT_FOUND'],
      [404, 'TOURNAMENT_NOT_FOUND'],
      [400, 'MALFORMED'],
    ])
  })

  it("answers errors in the caller's language, and in Portuguese when the caller names none [API-2]", async () => {
    const { call } = testClient(server)
    const inGerman = await call('POST', '/auth/login', { body: login, language: 'en-GB' })
    expect(inGerman.body.error).toBe('Wrong e-mail or password.')
    const byDefault = await call('POST', '/auth/login', { body: login })
    expect(byDefault.body.error).toBe('E-mail ou senha incorretos.')
  })

  it('answers an unknown address in JSON', async () => {
    const { status, body } = await testClient(server).call('GET', '/no/such/thing')
    expect([status, body.code]).toEqual([404, 'NOT_FOUND'])
  })

  it('refuses a request that comes through a proxy or for another host while no PUBLIC_URL is set [SEC-2]', async () => {
    const { call } = testClient(server)
    const forwarded = await call('GET', '/healthz', { headers: { 'x-forwarded-for': '10.0.0.1' } })
    const via = await call('GET', '/healthz', { headers: { via: '1.1 proxy' } })
    expect([forwarded.status, via.status]).toEqual([421, 421])
    expect(forwarded.body.code).toBe('WRONG_HOST')
  })

  it('sends a policy that forbids inline scripts and styles [SEC-4]', async () => {
    const { headers } = await testClient(server).call('GET', '/healthz')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("style-src 'self'")
    expect(policy).not.toContain('unsafe')
  })

  it('answers SESSION_ENDED to an unknown token, and UNAUTHENTICATED to a call without a token', async () => {
    const { call } = testClient(server)
    const wrong = await call('GET', '/auth/me', { token: 'x'.repeat(43) })
    const none = await call('GET', '/auth/me')
    expect([wrong.body.code, none.body.code]).toEqual(['SESSION_ENDED', 'UNAUTHENTICATED'])
  })

  it('refuses a caller who calls too often, and says how long to wait [API-2] [API-5]', async () => {
    const limited = await openScratchServer({ env: { RATE_LIMITS: 'on' } })
    try {
      const person = await signUp(limited)
      const statuses: number[] = []
      let answer = await person.call('GET', '/auth/me')
      for (let calls = 0; calls < 700 && answer.status === 200; calls++) {
        statuses.push(answer.status)
        answer = await person.call('GET', '/auth/me')
      }
      expect([answer.status, answer.body.code]).toEqual([429, 'TOO_OFTEN'])
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(answer.body.error).toMatch(/^Muitas tentativas\. Espere \d+\ss/)
    } finally {
      await limited.stop()
    }
  })

  it('describes only known calls in OpenAPI, with their errors and who must be signed in', async () => {
    const { body } = await testClient(server).call<OpenApi>('GET', '/openapi.json')
    const described = Object.entries(body.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    const known = server.routes.map(({ method, url }) => `${method} ${url}`)
    for (const call of described) expect(known).toContain(call)
    expect(body.paths['/auth/me']?.get?.security).toEqual([{ bearer: [] }])
    expect(Object.keys(body.paths['/auth/login']?.post?.responses ?? {})).toContain('4XX')
  })
})

type Operation = { security?: unknown; responses?: Record<string, unknown> }
type OpenApi = { paths: Record<string, Record<string, Operation>> }

describe('a page opened at this computer’s address', () => {
  // `fetch` sets this header itself.
  const open = (mode: string, host = `127.0.0.1:${server.port}`) =>
    new Promise<IncomingMessage>((resolve) => {
      const headers = { accept: 'text/html', 'sec-fetch-mode': mode, host }
      const path = '/profile?view=sessions'
      get({ host: '127.0.0.1', port: server.port, path, headers }, (answer) => resolve(answer.resume()))
    })

  it('leads to localhost, where passkeys work [ACCOUNT-47]', async () => {
    const { statusCode, headers } = await open('navigate')
    expect(statusCode).toBe(307)
    expect(headers.location).toBe(`http://localhost:${server.port}/profile?view=sessions`)
  })

  it('is not redirected at localhost, nor when a call is made', async () => {
    expect((await open('navigate', `localhost:${server.port}`)).statusCode).toBe(404)
    expect((await open('cors')).statusCode).toBe(404)
  })
})
