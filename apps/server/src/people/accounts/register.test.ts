import type { SessionAnswer } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ productPasswords: true })
})
afterAll(() => server.stop())

let addresses = 0
const form = (over: object = {}) => {
  addresses += 1
  return { name: 'Ana', email: `ana${addresses}@lance.test`, password: 'segredo-4', ...over }
}

function register(body: unknown, language?: string) {
  return testClient(server).call<SessionAnswer & { error: string; code: string }>('POST', '/auth/register', {
    body,
    language,
  })
}

async function userCount(): Promise<number> {
  const { rows } = await server.ctx.pool.query<{ count: bigint }>('select count(*) from users')
  return Number(rows[0]?.count)
}

describe('signing up', () => {
  it('returns a token, its lifetime in seconds and the whole user [ACCOUNT-1]', async () => {
    const given = form()
    const answer = await register(given)
    expect(answer.status).toBe(201)
    expect(answer.body.expiresInS).toBe(900)
    expect(answer.body.token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    expect(answer.body.user).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Ana',
      email: given.email,
      role: 'FREEMIUM',
      isPremium: false,
      isFreemium: true,
      isChampion: false,
      balance: 0,
      titles: 0,
      isRegistered: true,
      status: 'offline',
      currentGameId: null,
      phone: null,
      elo: 1500,
      eloProvisional: true,
      score: 0,
      country: null,
      emailConfirmed: false,
      introductionDue: true,
    })
  })

  it('returns a token that works at once', async () => {
    const { call, user } = await signUp(server)
    expect((await call('GET', '/auth/me')).body).toEqual({ user })
  })

  it('stores neither the password nor any token in plain text [ACCOUNT-11]', async () => {
    const { token, cookie } = await signUp(server, { password: 'nunca-guardada' })
    const { rows } = await server.ctx.pool.query<{ all: string }>(
      `select concat((select string_agg(users::text, ' ') from users), (select string_agg(sessions::text, ' ')
         from sessions), (select string_agg(access_tokens::text, ' ') from access_tokens)) as all`,
    )
    const stored = rows[0]?.all ?? ''
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    for (const secret of ['nunca-guardada', token, cookie?.split('=')[1] ?? 'no cookie']) {
      expect(stored).not.toContain(secret)
      expect(stored).not.toContain(Buffer.from(secret).toString('hex'))
    }
  })

  it('sends a mail to confirm the address, in the language of the page [ACCOUNT-1]', async () => {
    const inPortuguese = await signUp(server, { language: 'pt-BR' })
    const inGerman = await signUp(server, { language: 'de' })
    const [portuguese] = await mailsTo(server, inPortuguese.email)
    const [german] = await mailsTo(server, inGerman.email)
    expect(portuguese?.subject).toBe('Confirme seu e-mail no Lance')
    expect(german?.subject).toBe('Bestätige deine E-Mail-Adresse bei Lance')
    expect(portuguese?.text).toContain(`http://localhost:${server.port}/profile?confirm=`)
  })

  it('keeps the name out of the mail: a stranger could use it to send text to any address', async () => {
    const { email } = await signUp(server, { name: 'Ganhe em premios.example' })
    const [mail] = await mailsTo(server, email)
    expect(mail).toBeDefined()
    expect(JSON.stringify(mail)).not.toContain('premios.example')
  })
})

describe('an address', () => {
  it('has one account, whatever its case and surrounding spaces [ACCOUNT-4]', async () => {
    const first = form()
    await register(first)
    const again = await register(form({ email: ` ${first.email.toUpperCase()} ` }))
    expect([again.status, again.body.code]).toEqual([409, 'EMAIL_TAKEN'])
    expect(again.body.error).toBe('Já existe uma conta com este e-mail.')
  })

  it('has one account when several requests sign up with it at the same moment [ACCOUNT-4]', async () => {
    const before = await userCount()
    const body = form()
    const answers = await Promise.all([1, 2, 3, 4].map(() => register(body)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
    expect(await userCount()).toBe(before + 1)
    expect(await mailsTo(server, body.email)).toHaveLength(1)
  })

  it.each([
    ['no @', 'ana.lance.test'],
    ['no dot', 'ana@lance'],
    ['two @', 'ana@lance.test@lance.test'],
    ['a line break and a header', 'ana@lance.test\r\nBcc: all@lance.test'],
    ['a line break in the middle', 'ana\n@lance.test'],
    ['a list', 'ana@lance.test,bia@lance.test'],
    ['a name and brackets', 'Ana<ana@lance.test>'],
    ['a zero byte', 'ana\u0000@lance.test'],
    ['a mark that reverses the text direction', 'ana\u202e@lance.test'],
    ['a lone surrogate', 'ana\ud800@lance.test'],
    ['more than 254 characters', `${'a'.repeat(250)}@lance.test`],
  ])('is refused with %s', async (_what, email) => {
    const before = await userCount()
    const answer = await register(form({ email }))
    expect([answer.status, answer.body.code]).toEqual([422, 'EMAIL_INVALID'])
    expect(answer.body.error).toBe('Por favor, insira um e-mail válido.')
    expect(await userCount()).toBe(before)
  })

  it('may contain letters of any script', async () => {
    expect((await register(form({ email: 'JOSÉ@exämple.test' }))).body.user.email).toBe('josé@exämple.test')
  })
})

describe('a password', () => {
  it.each([
    ['five characters', 'abcde', 'PASSWORD_TOO_SHORT', 'A senha deve ter no mínimo 6 caracteres.'],
    [
      'three emoji of two units each',
      '👍👍👍',
      'PASSWORD_TOO_SHORT',
      'A senha deve ter no mínimo 6 caracteres.',
    ],
    ['257 characters', 'a'.repeat(257), 'PASSWORD_TOO_LONG', 'A senha deve ter no máximo 256 caracteres.'],
  ])('is refused with %s', async (_what, password, code, error) => {
    const answer = await register(form({ password }))
    expect([answer.status, answer.body]).toEqual([422, { code, error }])
  })

  it.each([
    ['six characters', 'abcdef'],
    ['256 characters', '🔑'.repeat(256)],
    ['nothing but spaces', '      '],
  ])('is accepted with %s', async (_what, password) => {
    const given = form({ password })
    expect((await register(given)).status).toBe(201)
    const { email } = given
    expect((await testClient(server).call('POST', '/auth/login', { body: { email, password } })).status).toBe(
      200,
    )
  })
})

describe('a name', () => {
  it.each([
    ['one character', 'A', 'NAME_TOO_SHORT', 'O nome deve ter no mínimo 2 caracteres.'],
    ['one character and spaces', '   A   ', 'NAME_TOO_SHORT', 'O nome deve ter no mínimo 2 caracteres.'],
    ['31 characters', 'a'.repeat(31), 'NAME_TOO_LONG', 'O nome deve ter no máximo 30 caracteres.'],
    ['a zero byte', 'An\u0000a', 'NAME_FORBIDDEN', 'O nome contém caracteres que não são permitidos.'],
    [
      'a mark that reverses the text direction',
      'An\u202ea',
      'NAME_FORBIDDEN',
      'O nome contém caracteres que não são permitidos.',
    ],
  ])('is refused with %s', async (_what, name, code, error) => {
    const answer = await register(form({ name }))
    expect([answer.status, answer.body]).toEqual([422, { code, error }])
  })

  it.each([
    ['30 emoji', '🤍'.repeat(30)],
    ['in Hindi, with joiners', 'क्‍षमा देवी'],
    ['in Arabic', 'عبد الرحمن'],
    ['in Chinese', '王小明'],
    ['HTML, kept as plain text', '<b>Ana</b> & "Bia"'],
    ['an SQL injection', "Robert'); drop table users;--"],
  ])('may be %s', async (_what, name) => {
    const client = testClient(server)
    const answer = await client.call<SessionAnswer>('POST', '/auth/register', { body: form({ name }) })
    expect(answer.status).toBe(201)
    client.token = answer.body.token
    const me = await client.call<{ user: { name: string } }>('GET', '/auth/me')
    expect(me.body.user.name).toBe(name)
  })

  it('is trimmed, and its repeated spaces are folded', async () => {
    expect((await register(form({ name: '  Ana   Lúcia ' }))).body.user.name).toBe('Ana Lúcia')
  })
})

describe('a malformed request', () => {
  it.each([
    ['an unknown field', () => form({ role: 'PREMIUM' })],
    ['a missing name', () => ({ email: 'x@lance.test', password: 'segredo-4' })],
    ['a number for a password', () => form({ password: 123_456 })],
    ['a list for an address', () => form({ email: ['x@lance.test'] })],
    ['null', () => 'null'],
    ['truncated JSON', () => '{"email": "x@lan'],
    ['a list', () => []],
  ])('is refused with %s, and changes nothing', async (_what, body) => {
    const before = await userCount()
    const answer = await register(body())
    expect([answer.status, answer.body.code]).toEqual([400, 'MALFORMED'])
    expect(answer.body.error).toMatch(/^A requisição está malformada/)
    expect(await userCount()).toBe(before)
  })

  it('is refused when it is larger than 64 KiB [API-4]', async () => {
    const answer = await register(form({ name: 'a'.repeat(70_000) }))
    expect([answer.status, answer.body.code]).toEqual([413, 'TOO_LARGE'])
  })

  it('is refused in the language of the caller', async () => {
    expect((await register(form({ email: 'x' }), 'en')).body.error).not.toBe(
      'Por favor, insira um e-mail válido.',
    )
  })
})
