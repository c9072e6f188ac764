import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { logStatements } from '../db/statementWatch.ts'
import { openLog } from './openLog.ts'
import { inScope } from './scope.ts'

type Line = Record<string, unknown>

/** A log that keeps its lines in memory. */
function keptLog(level = 'debug'): { log: Logger; text: () => string; lines: () => Line[] } {
  const written: string[] = []
  const log = openLog({ level, destination: { write: (line) => void written.push(line) } })
  return {
    log,
    text: () => written.join(''),
    lines: () => written.map((line) => JSON.parse(line) as Line),
  }
}

const kept = keptLog()
let server: TestServer & { connectionString: string }
beforeAll(async () => {
  server = await openScratchServer({ log: kept.log })
})
afterAll(() => server?.stop())

const linesOf = (request: string) => kept.lines().filter((line) => line.request === request)

describe('the log of a server', () => {
  it('contains no token, address, password or name of a user [SEC-7]', async () => {
    const ana = await signUp(server, {
      email: 'ana.segredo@lance.test',
      password: 'senha-muito-dela',
      name: 'Ana Clara',
    })
    await testClient(server).call('POST', '/auth/login', {
      body: { email: ana.email, password: 'outra-senha-dela' },
    })
    const again = { email: ana.email, password: ana.password, name: 'Ana Clara' }
    await testClient(server).call('POST', '/auth/register', { body: again })
    await ana.call('GET', `/users/${ana.user.id}/profile?token=${ana.token}`)
    await ana.call('PUT', `/users/${ana.user.id}`, { body: { name: 'Ana Maria' } })
    await testClient(server).call('POST', '/auth/confirm-email', { body: { token: 'x'.repeat(43) } })
    await testClient(server).call('POST', '/auth/login', { body: '{"email": "ana.segredo@lance.test", ' })
    await expect.poll(() => kept.lines().filter(({ msg }) => msg === 'request').length).toBe(7)
    // The server itself logs the address it listens on.
    const lines = kept.lines().filter((line) => 'request' in line)
    const text = JSON.stringify(lines)
    const secrets = [ana.token, ana.cookie?.split('=')[1] ?? '', 'segredo@lance', 'senha', 'Ana', '127.0.0.1']
    expect(secrets.filter((secret) => secret === '' || text.includes(secret))).toEqual([])
    // Only security events name the account.
    const others = lines.filter(({ msg }) => msg !== 'security')
    expect(JSON.stringify(others)).not.toContain(ana.user.id)
  })

  it('has one line for each request, with the pattern of its route, its status and its duration', async () => {
    const request = `req-${randomUUID().slice(0, 8)}`
    await testClient(server).call('GET', `/users/${randomUUID()}/profile`, {
      headers: { 'x-request-id': request },
    })
    await expect
      .poll(() => linesOf(request))
      .toMatchObject([{ method: 'GET', route: '/users/:id/profile', status: 404, ms: expect.any(Number) }])
  })

  it('names the request in every line written while it is handled, also deep inside', async () => {
    const request = `req-${randomUUID().slice(0, 8)}`
    const { nowMs } = server.time
    server.time.nowMs = () => {
      server.ctx.log.warn('somewhere deep')
      throw Object.assign(new Error('of the test'), { detail: 'Key (email)=(x@y.example)' })
    }
    const body = { email: 'nobody@lance.test', password: 'segredo-1', name: 'Pessoa' }
    const answer = await testClient(server).call('POST', '/auth/register', {
      body,
      headers: { 'x-request-id': request },
    })
    server.time.nowMs = nowMs
    expect([answer.status, answer.headers.get('x-request-id')]).toEqual([500, request])
    expect(answer.body.error).toContain(`Código para o suporte: ${request}`)
    const messages = () => linesOf(request).map(({ msg }) => msg)
    await expect.poll(messages).toEqual(['somewhere deep', 'the request failed', 'request'])
    expect(kept.text()).not.toContain('x@y.example')
  })

  it.each(['', 'short', 'with spaces in it', `${'x'.repeat(43)}`, 'a@b.example'])(
    'gives a new id to a request that sends the id "%s"',
    async (given) => {
      const { headers } = await testClient(server).call('GET', '/healthz', {
        headers: { 'x-request-id': given },
      })
      expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
    },
  )
})

describe('logStatements', () => {
  it('logs a slow or failed statement with its request, and without its values', async () => {
    const { log, lines, text } = keptLog()
    const { pool, close } = openDatabase({
      connectionString: server.connectionString,
      maxConnections: 1,
      watch: logStatements(log, { slowMs: 300 }),
    })
    await inScope({ request: 'req-12345' }, async () => {
      await pool.query('select pg_sleep(0.31), $1::text as name', ['Ana'])
      await pool.query('select 1')
      await pool.query('select $1::int / 0', [7]).catch(() => {})
    })
    await close()
    expect(lines()).toMatchObject([
      {
        request: 'req-12345',
        statement: 'select pg_sleep(0.31), $1::text as name',
        msg: 'a statement was slow',
      },
      { request: 'req-12345', statement: 'select $1::int / 0', code: '22012', msg: 'a statement failed' },
    ])
    expect(text()).not.toContain('Ana')
  })
})

describe('a line of the log', () => {
  it.each([
    ['an e-mail address', 'sent to ana.b+c@mail.example.com'],
    ["a database's password", 'cannot reach postgres://lance:hush@db.internal:5432/lance'],
    ['a key of the payment provider', 'no such key: sk_live_51Hx9y8Z7w6V'],
    ['a token', `Bearer ${'tK_-'.repeat(11)}`],
    ['a CPF', 'the key 529.982.247-25 is taken'],
  ])('never contains %s, in a message or in an error', (_what, message) => {
    const { log, text } = keptLog()
    log.error({ err: new Error(message, { cause: new Error(message) }) }, message)
    expect(text()).toMatch(/\[(e-mail|hidden|key|token|number)\]/)
    expect(text()).not.toMatch(/ana\.b|hush|51Hx|tK_-tK|529\.982/)
  })

  it('never contains the data that libraries add to their errors', () => {
    const { log, text, lines } = keptLog()
    const error = Object.assign(new Error('refused'), {
      code: '23505',
      constraint: 'users_email',
      detail: 'Key (city)=(Recife) already exists.',
      raw: { buyer: 'Recife' },
    })
    log.error({ err: error, email: 'Recife', password: 'Recife' }, 'a thing failed')
    expect(lines()).toMatchObject([{ err: { code: '23505', constraint: 'users_email', message: 'refused' } }])
    expect(text()).not.toContain('Recife')
  })
})
