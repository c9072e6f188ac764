import type { SessionAnswer } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tracedAccountsOf } from '../../../test/accountsOf.ts'
import { mailsTo, tokenIn } from '../../../test/mailbox.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { forgotPassword } from './forgotPassword.ts'

const HOUR_MS = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ productPasswords: true })
})
afterAll(() => server.stop())

const forgot = (email: string) =>
  testClient(server).call('POST', '/auth/forgot-password', { body: { email } })
const reset = (body: object) => testClient(server).call('POST', '/auth/reset-password', { body })
const signIn = (email: string, password: string) =>
  testClient(server).call<SessionAnswer>('POST', '/auth/login', { body: { email, password } })

async function resetMails(email: string) {
  return (await mailsTo(server, email)).filter(({ text }) => text.includes('/update-password?token='))
}

const noticesTo = async (email: string) =>
  (await mailsTo(server, email)).filter(({ subject }) => subject.includes('alterada'))

/** Requests a reset mail and returns the token in it. */
async function resetToken(email: string): Promise<string> {
  await forgot(email)
  const [mail] = await resetMails(email)
  return tokenIn(mail ?? { text: 'no mail' })
}

describe('a forgotten password', () => {
  it('gets a mail with a link to the page that sets a new one', async () => {
    const { email } = await signUp(server)
    expect((await forgot(email.toUpperCase())).status).toBe(202)
    const [mail] = await resetMails(email)
    expect(mail?.subject).toBe('Redefina sua senha do Lance')
    expect(mail?.text).toContain(`http://localhost:${server.port}/update-password?token=`)
  })

  it('gets the same answer at the same cost, but no mail, for an address without an account [ACCOUNT-21]', async () => {
    const { email } = await signUp(server)
    const [known, unknown] = [await forgot(email), await forgot('nunca-vista@lance.test')]
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
    const watched = [tracedAccountsOf(server), tracedAccountsOf(server)] as const
    await forgotPassword(watched[0].accounts, { email, network: '203.0.113.7' })
    await forgotPassword(watched[1].accounts, { email: 'nunca-vista@lance.test', network: '203.0.113.7' })
    expect(watched[0].work).toHaveLength(1)
    expect(watched[1].work).toEqual(watched[0].work)
    expect(await mailsTo(server, 'nunca-vista@lance.test')).toEqual([])
  })

  it('leaves nothing in the outbox for an address without an account', async () => {
    await forgot('tambem-nunca@lance.test')
    await server.sweep('mail')
    const waiting = await server.ctx.pool.query(`select 1 from mail_outbox`)
    expect(waiting.rowCount).toBe(0)
  })

  it('gets at most three mails an hour for one account; each link keeps working [ACCOUNT-22]', async () => {
    const { email } = await signUp(server)
    for (let n = 0; n < 5; n += 1) expect((await forgot(email)).status).toBe(202)
    const mails = await resetMails(email)
    expect(mails).toHaveLength(3)
    expect((await reset({ token: tokenIn(mails[2] ?? { text: '' }), password: 'nova-senha' })).status).toBe(
      204,
    )
    server.time.advance(HOUR_MS + 1)
    await forgot(email)
    expect(await resetMails(email)).toHaveLength(4)
  })

  it('is refused for a malformed address', async () => {
    const answer = await forgot('ana')
    expect([answer.status, answer.body.code]).toEqual([422, 'EMAIL_INVALID'])
  })
})

describe('the link in the mail', () => {
  it('sets a new password, and the old one stops working', async () => {
    const { email, password } = await signUp(server)
    expect((await reset({ token: await resetToken(email), password: 'nova-senha' })).status).toBe(204)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, 'nova-senha')).status).toBe(200)
  })

  it('ends all sessions of the account [ACCOUNT-23]', async () => {
    const person = await signUp(server)
    const { cookie } = person
    await person.call('GET', '/auth/me')
    await reset({ token: await resetToken(person.email), password: 'nova-senha' })
    expect((await person.call('GET', '/auth/me')).status).toBe(401)
    expect((await testClient(server, { cookie }).call('POST', '/auth/refresh')).status).toBe(401)
  })

  it('notifies the owner of the account by mail', async () => {
    const { email } = await signUp(server)
    await reset({ token: await resetToken(email), password: 'nova-senha' })
    expect(await noticesTo(email)).toHaveLength(1)
  })

  it('works once', async () => {
    const { email } = await signUp(server)
    const token = await resetToken(email)
    await reset({ token, password: 'nova-senha' })
    const again = await reset({ token, password: 'de-outro' })
    expect([again.status, again.body]).toEqual([
      422,
      { code: 'TOKEN_USED', error: 'Este link já foi usado ou expirou. Peça um novo.' },
    ])
    expect((await signIn(email, 'nova-senha')).status).toBe(200)
  })

  it('works once when it is opened twice at the same moment', async () => {
    const { email } = await signUp(server)
    const token = await resetToken(email)
    const answers = await Promise.all(
      ['senha-um', 'senha-dois'].map((password) => reset({ token, password })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422])
    const signedIn = await Promise.all(['senha-um', 'senha-dois'].map((password) => signIn(email, password)))
    expect(signedIn.map(({ status }) => status)).toEqual(
      answers.map(({ status }) => (status === 204 ? 200 : 401)),
    )
  })

  it('voids the other open links of the account', async () => {
    const { email } = await signUp(server)
    const [first, second] = [await resetToken(email), await resetToken(email)]
    await reset({ token: second, password: 'nova-senha' })
    expect((await reset({ token: first, password: 'outra-senha' })).body.code).toBe('TOKEN_USED')
  })

  it('works for an hour [ACCOUNT-22]', async () => {
    const [early, late] = [await signUp(server), await signUp(server)]
    const [earlyToken, lateToken] = [await resetToken(early.email), await resetToken(late.email)]
    server.time.advance(HOUR_MS - 1)
    expect((await reset({ token: earlyToken, password: 'nova-senha' })).status).toBe(204)
    server.time.advance(1)
    expect((await reset({ token: lateToken, password: 'nova-senha' })).body.code).toBe('TOKEN_USED')
  })

  it('is not used up by a password that is refused', async () => {
    const { email } = await signUp(server)
    const token = await resetToken(email)
    expect((await reset({ token, password: 'abcde' })).body.code).toBe('PASSWORD_TOO_SHORT')
    expect((await reset({ token, password: 'abcdef' })).status).toBe(204)
  })

  it('confirms the address too, because the mail was sent there [ACCOUNT-23]', async () => {
    const { email } = await signUp(server)
    await reset({ token: await resetToken(email), password: 'nova-senha' })
    expect((await signIn(email, 'nova-senha')).body.user.emailConfirmed).toBe(true)
  })

  it('does not work as a confirmation link', async () => {
    const { email } = await signUp(server)
    const token = await resetToken(email)
    const answer = await testClient(server).call('POST', '/auth/confirm-email', { body: { token } })
    expect(answer.body.code).toBe('TOKEN_USED')
  })

  it.each(['x', '../../etc/passwd', 'A'.repeat(43), '\u0000'])(
    'is refused with a token that was never sent: %j',
    async (token) => {
      expect((await reset({ token, password: 'nova-senha' })).body.code).toBe('TOKEN_USED')
    },
  )
})

describe('changing the password', () => {
  const change = (person: { call: ReturnType<typeof testClient>['call'] }, body: object) =>
    person.call('PUT', '/auth/password', { body })

  it('keeps the current session and ends the others [ACCOUNT-23]', async () => {
    const person = await signUp(server)
    const { email, password } = person
    const { token } = (await signIn(email, password)).body
    const answer = await change(person, { currentPassword: password, password: 'nova-senha' })
    expect(answer.status).toBe(204)
    expect((await person.call('GET', '/auth/me')).status).toBe(200)
    expect((await person.call('GET', '/auth/me', { token })).status).toBe(401)
    expect((await signIn(email, 'nova-senha')).status).toBe(200)
  })

  it('notifies the owner by mail, and says how to recover the account', async () => {
    const person = await signUp(server)
    const [confirmation] = await mailsTo(server, person.email)
    await person.call('POST', '/auth/confirm-email', {
      body: { token: tokenIn(confirmation ?? { text: '' }) },
    })
    await change(person, { currentPassword: person.password, password: 'nova-senha' })
    const notices = await noticesTo(person.email)
    expect(notices.map(({ subject }) => subject)).toEqual(['Sua senha do Lance foi alterada'])
    expect(notices[0]?.text).toContain(`http://localhost:${server.port}/update-password`)
  })

  it('sends nothing to an unconfirmed address, which a stranger may have given', async () => {
    const person = await signUp(server)
    await change(person, { currentPassword: person.password, password: 'nova-senha' })
    expect(await noticesTo(person.email)).toEqual([])
  })

  it('is refused without the current password, and changes nothing', async () => {
    const person = await signUp(server)
    const answer = await change(person, { currentPassword: 'errada', password: 'nova-senha' })
    expect([answer.status, answer.body.code]).toEqual([401, 'WRONG_CREDENTIALS'])
    expect((await signIn(person.email, person.password)).status).toBe(200)
    expect(await noticesTo(person.email)).toEqual([])
  })

  it('voids older reset links', async () => {
    const person = await signUp(server)
    const token = await resetToken(person.email)
    await change(person, { currentPassword: person.password, password: 'nova-senha' })
    expect((await reset({ token, password: 'outra-senha' })).body.code).toBe('TOKEN_USED')
  })

  it('is refused for a new password that is too short [ACCOUNT-5]', async () => {
    const person = await signUp(server)
    const answer = await change(person, { currentPassword: person.password, password: 'abcde' })
    expect([answer.status, answer.body.code]).toEqual([422, 'PASSWORD_TOO_SHORT'])
  })

  it('requires a signed-in user', async () => {
    const answer = await testClient(server).call('PUT', '/auth/password', {
      body: { currentPassword: 'segredo-1', password: 'nova-senha' },
    })
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED'])
  })
})
