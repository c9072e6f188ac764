import type { SessionAnswer } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, type ReadMail, tokenIn } from '../../../test/mailbox.ts'
import {
  openScratchServer,
  signUp,
  type TestClient,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'
import {
  advanceWithdrawal,
  confirm,
  requestWithdrawal,
  signUpNewPayee,
  signUpPayee,
} from '../../../test/withdrawalKit.ts'
import { cancelWithdrawals, settleWithdrawal } from '../../money/withdrawals/index.ts'

const DAY_MS = 86_400_000
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
const headers = { 'user-agent': FIREFOX }

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

type Person = Awaited<ReturnType<typeof signUp>>

async function signUpConfirmed(language = 'pt-BR'): Promise<Person> {
  const person = await signUp(server, { language })
  await confirm(server, person)
  return person
}

/** The notices to an owner, newest first, without mails that confirm the address or reset the password. */
async function noticesTo({ email }: Pick<Person, 'email'>): Promise<ReadMail[]> {
  return (await mailsTo(server, email)).filter(({ text }) => !/confirm=|token=/.test(text))
}

const signIn = (client: TestClient, { email, password }: Pick<Person, 'email' | 'password'>) =>
  client.call<SessionAnswer>('POST', '/auth/login', { body: { email, password }, headers })

describe('a sign-in from a browser that the account has not used', () => {
  it('notifies the owner of when, on which device and from where, and of what to do [ACCOUNT-25]', async () => {
    const person = await signUpConfirmed()
    await signIn(testClient(server), person)
    const [mail, ...others] = await noticesTo(person)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Novo acesso à sua conta no Lance')
    expect(mail?.text).toContain('Quando: 15 de janeiro de 2026 às 09:00 GMT-3 (horário de Brasília)')
    expect(mail?.text).toContain('Dispositivo: Firefox (Linux)')
    expect(mail?.text).toContain('Rede: 127.0.0.1')
    const site = `http://localhost:${server.port}`
    expect(mail?.text).toContain(`${site}/update-password\n`)
    expect(mail?.text).toContain(`${site}/profile?view=sessions\n`)
    expect(mail?.text).toContain(`support@localhost`)
    expect(mail?.text).not.toMatch(/\{\w+\}|undefined/)
  })

  it('notifies only once, even when that browser signs out and in again', async () => {
    const person = await signUpConfirmed()
    const laptop = testClient(server)
    await signIn(laptop, person)
    await signIn(laptop, person)
    laptop.token = (await signIn(laptop, person)).body.token
    await laptop.call('POST', '/auth/logout')
    expect(laptop.cookie).toBeNull()
    expect(await noticesTo(person)).toHaveLength(1)
    server.time.advance(200 * DAY_MS)
    await signIn(laptop, person)
    expect(await noticesTo(person)).toHaveLength(1)
  })

  it('does not notify of the browser that signed up, nor of a wrong password', async () => {
    const person = await signUpConfirmed()
    await person.call('POST', '/auth/logout')
    await signIn(person, person)
    await signIn(testClient(server), { ...person, password: 'errada-1' })
    expect(await noticesTo(person)).toEqual([])
  })

  it('does not notify of a browser whose session is older than the table of browsers', async () => {
    const [here, there] = [await signUpConfirmed(), await signUpConfirmed()]
    for (const person of [here, there]) {
      await server.ctx.pool.query('delete from known_devices where user_id = $1', [person.user.id])
      person.device = null
    }
    await signIn(here, here)
    // Refreshing a session makes its browser known, so that it stays known after signing out.
    await there.call('POST', '/auth/refresh')
    await there.call('POST', '/auth/logout')
    await signIn(there, there)
    expect([await noticesTo(here), await noticesTo(there)]).toEqual([[], []])
  })

  it('notifies again of a browser whose session the owner ended, or that signed in before a password change [ACCOUNT-27]', async () => {
    const person = await signUpConfirmed()
    const laptop = testClient(server)
    await signIn(laptop, person)
    expect(await noticesTo(person)).toHaveLength(1)
    await person.call('DELETE', '/auth/sessions', { body: { password: person.password } })
    await signIn(laptop, person)
    expect(await noticesTo(person)).toHaveLength(2)
    const body = { currentPassword: person.password, password: 'nova-senha' }
    await person.call('PUT', '/auth/password', { body })
    const changed = { ...person, password: 'nova-senha' }
    await signIn(laptop, changed)
    // The owner's browser, which did both, is still known.
    await signIn(person, changed)
    const subjects = (await noticesTo(person)).map(({ subject }) => subject)
    expect(subjects.filter((one) => one.startsWith('Novo acesso'))).toHaveLength(3)
    expect(subjects).toHaveLength(4)
  })

  it('notifies of the browser that set a password by a link, if the account had not used it', async () => {
    const person = await signUpConfirmed()
    await person.call('POST', '/auth/forgot-password', { body: { email: person.email } })
    const [link] = (await mailsTo(server, person.email)).filter(({ text }) => text.includes('?token='))
    const body = { token: tokenIn(link ?? { text: '' }), password: 'nova-senha' }
    const elsewhere = testClient(server)
    await elsewhere.call('POST', '/auth/reset-password', { body })
    await signIn(elsewhere, { ...person, password: 'nova-senha' })
    await signIn(person, { ...person, password: 'nova-senha' })
    const subjects = (await noticesTo(person)).map(({ subject }) => subject)
    expect(subjects.filter((one) => one.startsWith('Novo acesso'))).toHaveLength(2)
  })

  it('does not notify of a browser that stays signed in for years', async () => {
    const person = await signUpConfirmed()
    for (let days = 0; days < 450; days += 25) {
      server.time.advance(25 * DAY_MS)
      expect((await person.call('POST', '/auth/refresh')).status).toBe(200)
      await server.sweep('ended sessions')
    }
    await person.call('POST', '/auth/logout')
    await signIn(person, person)
    expect(await noticesTo(person)).toEqual([])
  })

  it('notifies when only another account has used that browser before', async () => {
    const [person, other] = [await signUpConfirmed(), await signUpConfirmed()]
    const shared = testClient(server)
    await signIn(shared, person)
    await signIn(shared, other)
    await signIn(shared, person)
    await signIn(shared, other)
    expect([(await noticesTo(person)).length, (await noticesTo(other)).length]).toEqual([1, 1])
    const { rows } = await server.ctx.pool.query(
      `select count(*)::int, count(distinct device_hash)::int as hashes from known_devices where user_id = any($1)`,
      [[person.user.id, other.user.id]],
    )
    // Nothing stored reveals that two accounts share a browser.
    expect(rows[0]).toEqual({ count: 4, hashes: 4 })
  })

  it('sends nothing to an unconfirmed address, which a stranger may have given [ACCOUNT-26]', async () => {
    const person = await signUp(server)
    await signIn(testClient(server), person)
    expect(await noticesTo(person)).toEqual([])
  })

  it('notifies in the account’s former language, whatever language that browser uses [ACCOUNT-26]', async () => {
    const person = await signUpConfirmed()
    const { email, password } = person
    const body = { email, password }
    await testClient(server).call('POST', '/auth/login', { body, language: 'zh' })
    expect((await noticesTo(person))[0]?.subject).toBe('Novo acesso à sua conta no Lance')
  })

  it('sends at most five mails a day, the last of which says so [ACCOUNT-26]', async () => {
    const person = await signUpConfirmed()
    for (let n = 0; n < 8; n += 1) await signIn(testClient(server), person)
    const mails = await noticesTo(person)
    expect(mails).toHaveLength(5)
    const isLast = ({ text }: ReadMail) => text.includes('último aviso deste tipo')
    expect(mails.filter(isLast)).toHaveLength(1)
    server.time.advance(DAY_MS)
    await signIn(testClient(server), person)
    expect(await noticesTo(person)).toHaveLength(6)
  })

  it('keeps the fifty most recently used browsers [ACCOUNT-27]', async () => {
    const person = await signUpConfirmed()
    await server.ctx.pool.query(
      `insert into known_devices (user_id, device_hash, first_seen_at, seen_at)
       select $1, sha256(n::text::bytea), $2, $2 from generate_series(1, 60) as n`,
      [person.user.id, new Date(server.time.nowMs() - 1)],
    )
    await signIn(testClient(server), person)
    const count = async () =>
      (
        await server.ctx.pool.query('select count(*)::int from known_devices where user_id = $1', [
          person.user.id,
        ])
      ).rows[0].count
    expect(await count()).toBe(50)
    server.time.advance(401 * DAY_MS)
    await server.sweep('ended sessions')
    expect(await count()).toBe(0)
  })
})

describe('a new password', () => {
  const change = (person: Person) =>
    person.call('PUT', '/auth/password', {
      body: { currentPassword: person.password, password: 'nova-senha' },
      headers,
    })

  it('notifies the owner of where it was changed from [ACCOUNT-25]', async () => {
    const person = await signUpConfirmed('en')
    await change(person)
    const [mail, ...others] = await noticesTo(person)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Your Lance password was changed')
    expect(mail?.text).toMatch(/^When: \w+ \d+, \d{4} at 09:00 AM GMT-3 \(Brasília time\)$/m)
    expect(mail?.text).toContain('Device: Firefox (Linux)\nNetwork: 127.0.0.1')
    expect(mail?.text).toContain(`http://localhost:${server.port}/update-password\n`)
  })

  it('notifies the owner when it was set by a link, even from an unknown kind of browser', async () => {
    const person = await signUpConfirmed()
    await person.call('POST', '/auth/forgot-password', { body: { email: person.email } })
    const [link] = (await mailsTo(server, person.email)).filter(({ text }) => text.includes('?token='))
    const body = { token: tokenIn(link ?? { text: '' }), password: 'nova-senha' }
    await testClient(server).call('POST', '/auth/reset-password', { body, headers: { 'user-agent': '-' } })
    expect((await noticesTo(person))[0]?.text).toContain('Dispositivo: desconhecido')
  })

  it('notifies the owner by a mail that a server of the previous version queued', async () => {
    const person = await signUpConfirmed()
    await server.ctx.pool.query(
      `insert into mail_outbox (id, kind, about, queued_at, due_at, until)
       values (gen_random_uuid(), 'password_changed', $1, $2, $2, $3)`,
      [{ userId: person.user.id }, new Date(server.time.nowMs()), new Date(server.time.nowMs() + DAY_MS)],
    )
    const [mail] = await noticesTo(person)
    expect(mail?.text).toContain('Quando: ')
    expect(mail?.text).not.toMatch(/\{\w+\}|undefined|Rede/)
  })
})

describe('a Pix key', () => {
  it('notifies the owner, masked, when it is the first or has changed, but not when it is the same [ACCOUNT-25]', async () => {
    const { person, cpf } = await signUpNewPayee(server)
    await requestWithdrawal(person, { pixKey: cpf })
    await requestWithdrawal(person, { pixKey: cpf })
    const [first, ...others] = await noticesTo(person)
    expect(others).toEqual([])
    expect(first?.subject).toBe('Nova chave Pix na sua conta do Lance')
    expect(first?.text).toContain(`***.${cpf.slice(3, 6)}.${cpf.slice(6, 9)}-**`)
    expect(first?.text).toContain('support@localhost')
    await requestWithdrawal(person, { pixKey: 'ana.maria@lance.test' })
    const both = (await noticesTo(person)).map(({ text }) => text)
    expect(both).toHaveLength(2)
    expect(both.join()).toContain('a***@l***.test')
    expect(both.join()).not.toContain(cpf)
    const { rows } = await server.ctx.pool.query(`select about::text from mail_outbox`)
    expect(JSON.stringify(rows)).not.toContain(cpf)
  })

  it('does not notify when the request was refused and nothing was stored', async () => {
    const { person, cpf } = await signUpNewPayee(server)
    await requestWithdrawal(person, { pixKey: cpf, amount: 101 })
    expect(await noticesTo(person)).toEqual([])
  })

  it('sends at most five mails when it is changed back and forth', async () => {
    const { person, cpf } = await signUpPayee(server)
    for (let n = 0; n < 4; n += 1)
      for (const pixKey of ['ana@lance.test', cpf]) await requestWithdrawal(person, { pixKey })
    expect(await noticesTo(person)).toHaveLength(5)
  })
})

describe('a withdrawal', () => {
  it('notifies the owner once when it is requested, and says what to do in time [ACCOUNT-25]', async () => {
    const { person, cpf } = await signUpPayee(server)
    for (let times = 0; times < 2; times++)
      await requestWithdrawal(person, { pixKey: cpf }, '00000000-0000-4000-8000-000000000001')
    const [mail, ...others] = await noticesTo(person)
    expect(others).toEqual([])
    expect(mail?.subject).toBe('Saque de R$ 20,00 solicitado no Lance')
    expect(mail?.text).toContain('Rede: 127.0.0.1')
    expect(mail?.text).toContain('support@localhost')
    expect(mail?.text).not.toContain(cpf)
  })

  it.each([
    ['paid', 'Saque de R$ 20,00 pago'],
    ['failed', 'Saque de R$ 20,00 não concluído'],
    ['refused', 'Saque de R$ 20,00 recusado'],
  ] as const)('notifies the owner once when it was %s [ACCOUNT-25]', async (to, subject) => {
    const { person, cpf } = await signUpPayee(server)
    const { id } = (await requestWithdrawal(person, { pixKey: cpf })).body
    await advanceWithdrawal(server, id, to)
    for (let times = 0; times < 2; times++) await settleWithdrawal(server.ctx, { id, to })
    const mails = await noticesTo(person)
    expect(mails).toHaveLength(2)
    const mail = mails.find((one) => one.subject === subject)
    expect(mail?.text).toContain('Quando: ')
    expect(mail?.text).not.toMatch(/Rede|\{\w+\}|undefined/)
  })

  it('notifies the owner when a bank’s dispute cancelled it [WITHDRAW-8]', async () => {
    const { person, cpf } = await signUpPayee(server)
    await requestWithdrawal(person, { pixKey: cpf })
    const nowMs = server.time.nowMs()
    await server.ctx.db
      .transaction()
      .execute((trx) => cancelWithdrawals(server.ctx, trx, { userId: person.user.id, nowMs }))
    const subjects = (await noticesTo(person)).map(({ subject }) => subject)
    expect(subjects).toContain('Saque de R$ 20,00 cancelado')
  })

  it('does not notify when its request is refused', async () => {
    const { person, cpf } = await signUpPayee(server)
    await requestWithdrawal(person, { pixKey: cpf, amount: 500 })
    await requestWithdrawal(person, { pixKey: cpf, password: 'errada-1' })
    expect(await noticesTo(person)).toEqual([])
  })

  it('sends at most ten mails when it is requested again and again [ACCOUNT-26]', async () => {
    const { person, cpf } = await signUpPayee(server)
    for (let n = 0; n < 14; n += 1) await requestWithdrawal(person, { pixKey: cpf, amount: 1 })
    expect(await noticesTo(person)).toHaveLength(10)
  })
})

it('writes mails in the owner’s language, with amounts and times in its format', async () => {
  for (const language of ['ar', 'bn', 'de', 'es', 'fr', 'hi', 'ru', 'zh']) {
    const { person, cpf } = await signUpPayee(server)
    await server.ctx.pool.query('update users set language = $2 where id = $1', [person.user.id, language])
    await requestWithdrawal(person, { pixKey: cpf })
    const [mail] = await noticesTo(person)
    expect(mail?.text, language).not.toMatch(/\{\w+\}|undefined|Quando|When:/)
    expect(mail?.subject, language).toMatch(/20|২০/)
  }
})

it('sends nothing after the account was closed', async () => {
  const person = await signUpConfirmed()
  await signIn(testClient(server), person)
  await person.call('DELETE', `/users/${person.user.id}`, { body: { password: person.password } })
  expect(await mailsTo(server, person.email)).toEqual([])
  for (const table of ['known_devices', 'owner_notices'])
    expect(
      (await server.ctx.pool.query(`select from ${table} where user_id = $1`, [person.user.id])).rowCount,
    ).toBe(0)
})

it('lists notices and devices in the data export without any secret', async () => {
  const person = await signUpConfirmed()
  await signIn(testClient(server), person)
  const { body } = await person.call<Record<string, object[]>>('POST', `/users/${person.user.id}/export`, {
    body: { password: person.password },
  })
  expect(body.devices).toHaveLength(2)
  expect(body.devices?.[0]).toEqual({ firstSeenAt: expect.any(String), lastSeenAt: expect.any(String) })
  expect(body.securityMails).toMatchObject([{ about: 'new_device', count: 1 }])
})

it('names the support address that the operator configured', async () => {
  const own = await openScratchServer({ env: { SUPPORT_EMAIL: 'ajuda@lance.example' } })
  try {
    const person = await signUp(own)
    await confirm(own, person)
    await signIn(testClient(own), person)
    const [mail] = await mailsTo(own, person.email)
    expect(mail?.text).toContain('ajuda@lance.example')
  } finally {
    await own.stop()
  }
})
