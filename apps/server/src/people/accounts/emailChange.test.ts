import type { EmailChangeState, EmailChangeStepAnswer, User, WalletState } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo } from '../../../test/mailbox.ts'
import { openScratchServer, PATIENT, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ databaseTimeouts: PATIENT })
})
afterAll(() => server.stop())

type Person = Awaited<ReturnType<typeof signUp>>
let addresses = 0
const newAddress = () => `new${++addresses}@lance.test`

async function signUpConfirmed(): Promise<Person> {
  const person = await signUp(server)
  await server.ctx.pool.query('update users set email_confirmed_at = now() where id = $1', [person.user.id])
  return person
}

const ask = (person: Person, email: string, password = person.password) =>
  person.call<EmailChangeState & { code: string }>('POST', '/auth/email', { body: { email, password } })

/** The token of the newest mail to an address that has a link of this purpose. */
async function linkTo(email: string, purpose: 'change' | 'undo'): Promise<string> {
  const found = (await mailsTo(server, email))
    .map(({ text }) => new RegExp(`confirm=${purpose}\\.([\\w-]{43})`).exec(text)?.[1])
    .filter((token) => token !== undefined)
  const [token] = found
  if (!token) throw new Error(`no ${purpose} link was sent to ${email}`)
  return token
}

const open = (token: string) =>
  testClient(server).call<EmailChangeStepAnswer & { code: string }>('POST', '/auth/email/confirm', {
    body: { token },
  })
const undo = (token: string) => testClient(server).call('POST', '/auth/email/undo', { body: { token } })
const userOf = async (person: Person) => (await person.call<{ user: User }>('GET', '/auth/me')).body.user

async function change(person: Person, to = newAddress()): Promise<string> {
  // So that the newest mail is known.
  server.time.advance(1000)
  expect((await ask(person, to)).status).toBe(202)
  await open(await linkTo(to, 'change'))
  await open(await linkTo(person.email, 'change'))
  return to
}

describe('a change of address', () => {
  it('needs the links to both addresses, in either order [ACCOUNT-53]', async () => {
    for (const oldFirst of [false, true]) {
      const [person, to] = [await signUpConfirmed(), newAddress()]
      expect((await ask(person, to)).body.pending).toMatchObject({
        email: to,
        needsApproval: true,
        proved: false,
      })
      const [first, second] = oldFirst ? [person.email, to] : [to, person.email]
      const answer = await open(await linkTo(first, 'change'))
      expect([answer.status, answer.body.waitsFor]).toEqual([200, oldFirst ? 'new' : 'old'])
      expect((await userOf(person)).email).toBe(person.email)
      expect((await open(await linkTo(second, 'change'))).body).toEqual({ waitsFor: null })
      expect(await userOf(person)).toMatchObject({ email: to, emailConfirmed: true })
      expect((await person.call('GET', '/auth/email')).body).toEqual({ pending: null })
    }
  })

  it('needs the password, and a valid, free and other address [ACCOUNT-53]', async () => {
    const [person, other] = [await signUpConfirmed(), await signUp(server)]
    expect((await ask(person, newAddress(), 'errada-1')).body.code).toBe('WRONG_CREDENTIALS')
    expect((await ask(person, 'ana')).body.code).toBe('EMAIL_INVALID')
    expect((await ask(person, ` ${person.email.toUpperCase()} `)).body.code).toBe('EMAIL_SAME')
    expect((await ask(person, other.email)).body.code).toBe('EMAIL_TAKEN')
    expect((await person.call('GET', '/auth/email')).body).toEqual({ pending: null })
  })

  it('is replaced by another one, and can be cancelled', async () => {
    const [person, one, two] = [await signUpConfirmed(), newAddress(), newAddress()]
    await ask(person, one)
    const first = await linkTo(one, 'change')
    await ask(person, two)
    expect((await open(first)).body.code).toBe('TOKEN_USED')
    const second = await linkTo(two, 'change')
    expect((await person.call('DELETE', '/auth/email')).status).toBe(204)
    expect((await open(second)).body.code).toBe('TOKEN_USED')
    expect((await person.call('DELETE', '/auth/email')).status).toBe(204)
  })

  it('expires after four hours', async () => {
    const [person, to] = [await signUpConfirmed(), newAddress()]
    await ask(person, to)
    const token = await linkTo(to, 'change')
    server.time.advance(4 * HOUR_MS)
    expect((await open(token)).body.code).toBe('TOKEN_USED')
  })

  it('answers a link that is opened again alike, and changes nothing by it [ACCOUNT-54]', async () => {
    const [person, to] = [await signUpConfirmed(), newAddress()]
    await ask(person, to)
    const token = await linkTo(to, 'change')
    const both = await Promise.all([open(token), open(token)])
    expect(both.map(({ body }) => body)).toEqual([{ waitsFor: 'old' }, { waitsFor: 'old' }])
    await open(await linkTo(person.email, 'change'))
    expect((await open(token)).body).toEqual({ waitsFor: null })
    expect((await userOf(person)).email).toBe(to)
  })

  it('ends the other sessions and voids older links [ACCOUNT-54]', async () => {
    const person = await signUpConfirmed()
    const elsewhere = testClient(server)
    const login = { email: person.email, password: person.password }
    await elsewhere.call('POST', '/auth/login', { body: login })
    await testClient(server).call('POST', '/auth/forgot-password', { body: { email: person.email } })
    const reset = (await mailsTo(server, person.email))
      .map(({ text }) => /token=([\w-]{43})/.exec(text)?.[1])
      .find(Boolean)
    const to = await change(person)
    expect((await elsewhere.call('POST', '/auth/refresh')).status).toBe(401)
    const body = { token: reset, password: 'segredo-7' }
    expect((await elsewhere.call('POST', '/auth/reset-password', { body })).body.code).toBe('TOKEN_USED')
    expect((await elsewhere.call('POST', '/auth/login', { body: login })).status).toBe(401)
    expect((await elsewhere.call('POST', '/auth/login', { body: { ...login, email: to } })).status).toBe(200)
  })

  it('lets withdrawals rest for 24 hours [WITHDRAW-20]', async () => {
    const { person, cpf } = await signUpPayee(server)
    await change(person)
    const refused = await requestWithdrawal(person, { pixKey: cpf })
    expect([refused.body.code, refused.body.error]).toEqual([
      'WITHDRAWAL_RESTS',
      expect.stringContaining('24\u00a0h'),
    ])
    const { payout } = (await person.call<WalletState>('GET', '/wallet/state')).body
    expect(payout.restsUntil).toBe(server.time.nowMs() + DAY_MS)
    await server.ctx.pool.query('update users set email_changed_at = $2 where id = $1', [
      person.user.id,
      new Date(server.time.nowMs() - DAY_MS),
    ])
    expect((await requestWithdrawal(person, { pixKey: cpf })).status).toBe(201)
  })

  it('needs only the link to the new address when the old one was never confirmed, and tells the old one nothing [ACCOUNT-55]', async () => {
    const [person, to] = [await signUp(server), newAddress()]
    expect((await ask(person, to)).body.pending).toMatchObject({ needsApproval: false })
    const before = (await mailsTo(server, person.email)).length
    expect((await open(await linkTo(to, 'change'))).body).toEqual({ waitsFor: null })
    expect(await userOf(person)).toMatchObject({ email: to, emailConfirmed: true })
    expect(await mailsTo(server, person.email)).toHaveLength(before)
    expect(
      (
        await testClient(server).call('POST', '/auth/register', {
          body: { email: person.email, password: 'segredo-1', name: 'Dona do endereço' },
        })
      ).status,
    ).toBe(201)
  })

  it('is refused when the address was taken meanwhile, also at the same moment [ACCOUNT-54]', async () => {
    const [person, to] = [await signUpConfirmed(), newAddress()]
    await ask(person, to)
    const [prove, approve] = [await linkTo(to, 'change'), await linkTo(person.email, 'change')]
    await open(prove)
    const register = () =>
      testClient(server).call('POST', '/auth/register', {
        body: { email: to, password: 'segredo-1', name: 'Outra' },
      })
    const [opened, registered] = await Promise.all([open(approve), register()])
    const isChanged = opened.status === 200
    expect([opened.status, registered.status]).toEqual(isChanged ? [200, 409] : [409, 201])
    expect((await userOf(person)).email).toBe(isChanged ? to : person.email)
  })

  it('gives an address to one of two accounts that want it at the same moment', async () => {
    const [one, two, to] = [await signUpConfirmed(), await signUpConfirmed(), newAddress()]
    await Promise.all([ask(one, to), ask(two, to)])
    const proofs = (await mailsTo(server, to)).map(
      ({ text }) => /confirm=change\.([\w-]{43})/.exec(text)?.[1] ?? '',
    )
    await Promise.all(proofs.map(open))
    const last = await Promise.all([
      open(await linkTo(one.email, 'change')),
      open(await linkTo(two.email, 'change')),
    ])
    expect(last.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('ends with the account [ACCOUNT-54]', async () => {
    const [person, to] = [await signUpConfirmed(), newAddress()]
    await ask(person, to)
    const token = await linkTo(to, 'change')
    await person.call('DELETE', `/users/${person.user.id}`, { body: { password: person.password } })
    expect((await open(token)).body.code).toBe('TOKEN_USED')
    const { rows } = await server.ctx.pool.query('select from email_changes where user_id = $1', [
      person.user.id,
    ])
    expect(rows).toEqual([])
  })
})

describe('the old address', () => {
  it('is told, and takes the account back for seven days: sessions end, and a link for a new password comes [ACCOUNT-56]', async () => {
    const person = await signUpConfirmed()
    await change(person)
    const token = await linkTo(person.email, 'undo')
    expect((await undo(token)).status).toBe(204)
    expect((await person.call('GET', '/auth/me')).status).toBe(401)
    const { rows } = await server.ctx.pool.query(
      'select email, email_confirmed_at is not null as confirmed from users where id = $1',
      [person.user.id],
    )
    expect(rows).toEqual([{ email: person.email, confirmed: true }])
    expect(
      (await mailsTo(server, person.email)).some(({ text }) => /update-password\?token=/.test(text)),
    ).toBe(true)
    expect((await undo(token)).body.code).toBe('TOKEN_USED')
  })

  it('takes it back after a second change too, which can then no longer be undone', async () => {
    const person = await signUpConfirmed()
    const second = await change(person)
    const first = await linkTo(person.email, 'undo')
    await change({ ...person, email: second })
    const later = await linkTo(second, 'undo')
    expect((await undo(first)).status).toBe(204)
    expect((await undo(later)).body.code).toBe('TOKEN_USED')
    const { rows } = await server.ctx.pool.query('select email from users where id = $1', [person.user.id])
    expect(rows).toEqual([{ email: person.email }])
  })

  it('is kept for this account meanwhile, and free afterwards', async () => {
    const person = await signUpConfirmed()
    await change(person)
    const token = await linkTo(person.email, 'undo')
    const body = { email: person.email, password: 'segredo-1', name: 'Outra' }
    expect((await testClient(server).call('POST', '/auth/register', { body })).body.code).toBe('EMAIL_TAKEN')
    server.time.advance(7 * DAY_MS)
    expect((await undo(token)).body.code).toBe('TOKEN_USED')
    expect((await testClient(server).call('POST', '/auth/register', { body })).status).toBe(201)
  })
})
