import type { SessionAnswer } from '@lance/contract'
import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOf, tracedAccountsOf } from '../../../test/accountsOf.ts'
import { mailsTo, tokenIn } from '../../../test/mailbox.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { login } from './login.ts'
import { openPasswordHasher } from './passwordHasher.ts'
import { resetPassword } from './resetPassword.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ productPasswords: true })
})
afterAll(() => server.stop())

function signIn(body: object, client = testClient(server)) {
  return client.call<SessionAnswer & { error: string; code: string }>('POST', '/auth/login', { body })
}

const credentials = (over: object = {}) => ({
  email: 'ninguem@lance.test',
  password: 'segredo-1',
  language: 'pt-BR',
  network: '203.0.113.7',
  device: { browser: null, system: null },
  formerRefreshToken: null,
  deviceToken: null,
  ...over,
})

async function storedHash(email: string): Promise<string> {
  const row = await server.ctx.db
    .selectFrom('users')
    .select('password_hash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return row.password_hash ?? ''
}

describe('signing in', () => {
  it('returns a new token, the user and a cookie', async () => {
    const { email, password, user, token } = await signUp(server)
    const client = testClient(server)
    const answer = await signIn({ email, password }, client)
    expect([answer.status, answer.body.user, answer.body.expiresInS]).toEqual([200, user, 900])
    expect(answer.body.token).not.toBe(token)
    expect(client.cookie).toMatch(/^lance_session_0=[A-Za-z0-9_-]{43}$/)
  })

  it('accepts the address in capitals, and the password in any Unicode composition', async () => {
    const { email } = await signUp(server, { password: 'coração'.normalize('NFC') })
    const answer = await signIn({ email: email.toUpperCase(), password: 'coração'.normalize('NFD') })
    expect(answer.status).toBe(200)
  })

  it('answers a wrong password and an address without an account with the same error [ACCOUNT-7]', async () => {
    const { email } = await signUp(server)
    const wrong = await signIn({ email, password: 'segredo-2' })
    const unknown = await signIn({ email: 'ninguem@lance.test', password: 'segredo-2' })
    expect([wrong.status, wrong.body]).toEqual([
      401,
      { code: 'WRONG_CREDENTIALS', error: 'E-mail ou senha incorretos.' },
    ])
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body])
    expect(wrong.headers.getSetCookie()).toEqual([])
  })

  it('does the same work for a wrong password and for an address without an account [ACCOUNT-7]', async () => {
    const { email } = await signUp(server)
    const known = tracedAccountsOf(server)
    const unknown = tracedAccountsOf(server)
    await login(known.accounts, credentials({ email, password: 'segredo-2' }))
    await login(unknown.accounts, credentials())
    expect(known.work).toContain('verify')
    expect(unknown.work).toEqual(known.work)
  })

  it.each([
    ['EMAIL_INVALID', { email: 'ana', password: 'segredo' }, 'Por favor, insira um e-mail válido.'],
    [
      'PASSWORD_TOO_SHORT',
      { email: 'a@lance.test', password: 'abcde' },
      'A senha deve ter no mínimo 6 caracteres.',
    ],
  ])('is refused with %s for invalid input', async (code, body, error) => {
    const answer = await signIn(body)
    expect([answer.status, answer.body]).toEqual([422, { code, error }])
  })

  it('ends the session that this browser had [ACCOUNT-15]', async () => {
    const person = await signUp(server)
    const formerCookie = person.cookie
    const answer = await signIn({ email: person.email, password: person.password }, person)
    expect(person.cookie).not.toBe(formerCookie)
    const former = testClient(server, { cookie: formerCookie })
    expect((await former.call('POST', '/auth/refresh')).status).toBe(401)
    expect((await person.call('GET', '/auth/me', { token: answer.body.token })).status).toBe(200)
  })

  it('ends the oldest session when there would be more than fifty [ACCOUNT-15]', async () => {
    const person = await signUp(server)
    const { rows } = await server.ctx.pool.query<{ id: string }>(
      `insert into sessions (id, user_id, refresh_hash, created_at, expires_at)
       select gen_random_uuid(), $1, sha256(n::text::bytea), $2::timestamptz + n * interval '1 s', $2::timestamptz + interval '30 days'
       from generate_series(1, 49) n returning id`,
      [person.user.id, new Date(server.time.nowMs())],
    )
    expect(rows).toHaveLength(49)
    server.time.advance(60_000)
    await signIn({ email: person.email, password: person.password })
    expect((await person.call('GET', '/auth/me')).body).toMatchObject({ code: 'SESSION_ENDED' })
  })

  it('writes the next mails in the language that was used last', async () => {
    const { email, password } = await signUp(server, { language: 'pt-BR' })
    await testClient(server).call('POST', '/auth/login', { body: { email, password }, language: 'en' })
    await testClient(server).call('POST', '/auth/forgot-password', { body: { email } })
    const mails = await mailsTo(server, email)
    expect(mails.map(({ subject }) => subject)).toContain('Reset your Lance password')
  })
})

describe('the hash of a password', () => {
  it('is upgraded when its owner signs in', async () => {
    const { email, password } = await signUp(server)
    const old = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 })
    await server.ctx.db.updateTable('users').set({ password_hash: old }).where('email', '=', email).execute()
    expect((await signIn({ email, password: 'segredo-2' })).status).toBe(401)
    expect(await storedHash(email)).toBe(old)
    expect((await signIn({ email, password })).status).toBe(200)
    expect(await storedHash(email)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect((await signIn({ email, password })).status).toBe(200)
  })

  it('stays unchanged while its parameters are current', async () => {
    const { email, password } = await signUp(server)
    const before = await storedHash(email)
    await signIn({ email, password })
    expect(await storedHash(email)).toBe(before)
  })
})

it('does not begin a session with a password that is changed while it is being checked', async () => {
  const { email, password } = await signUp(server)
  await testClient(server).call('POST', '/auth/forgot-password', { body: { email } })
  const mail = (await mailsTo(server, email)).find(({ text }) => text.includes('update-password'))
  const hasher = openPasswordHasher()
  const accounts = accountsOf(server, {
    passwords: {
      ...hasher,
      async verify(given, stored) {
        const compared = await hasher.verify(given, stored)
        const token = tokenIn(mail ?? { text: '' })
        await resetPassword(accountsOf(server), {
          token,
          password: 'outra-senha',
          network: '203.0.113.7',
          device: { browser: null, system: null },
          deviceToken: null,
        })
        return compared
      },
    },
  })
  expect(await login(accounts, credentials({ email, password }))).toEqual({
    ok: false,
    code: 'WRONG_CREDENTIALS',
  })
  const live = await server.ctx.pool.query(
    `select 1 from sessions join users on users.id = user_id where email = $1 and revoked_at is null`,
    [email],
  )
  expect(live.rowCount).toBe(0)
})

it('refuses with BUSY when too many passwords wait to be checked', async () => {
  const { email, password } = await signUp(server)
  const hasher = openPasswordHasher({ atOnceMax: 1, waitingMax: 1 })
  // All four wait for each other, so that none is checked before the last one asks.
  const all = Promise.withResolvers<void>()
  let asked = 0
  const verify: typeof hasher.verify = async (...args) => {
    asked += 1
    if (asked === 4) all.resolve()
    await all.promise
    return hasher.verify(...args)
  }
  const accounts = accountsOf(server, { passwords: { ...hasher, verify } })
  const results = await Promise.all([1, 2, 3, 4].map(() => login(accounts, credentials({ email, password }))))
  const codes = results.map((result) => (result.ok ? 'ok' : result.code)).sort()
  expect(codes).toEqual(['BUSY', 'BUSY', 'ok', 'ok'])
})
