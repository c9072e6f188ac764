import type { SessionAnswer, User } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, tokenIn } from '../../../test/mailbox.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'

const HOUR_MS = 3_600_000

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server.stop())

const confirm = (token: string) => testClient(server).call('POST', '/auth/confirm-email', { body: { token } })

async function isConfirmed(person: ReturnType<typeof testClient>): Promise<boolean> {
  return (await person.call<{ user: User }>('GET', '/auth/me')).body.user.emailConfirmed
}

it('confirms the address by the link in the mail, even in a browser that is not signed in', async () => {
  const person = await signUp(server)
  const [mail] = await mailsTo(server, person.email)
  expect(await isConfirmed(person)).toBe(false)
  expect((await confirm(tokenIn(mail ?? { text: '' }))).status).toBe(204)
  expect(await isConfirmed(person)).toBe(true)
})

it('accepts a link only once [ACCOUNT-20]', async () => {
  const { email } = await signUp(server)
  const [mail] = await mailsTo(server, email)
  const token = tokenIn(mail ?? { text: '' })
  await confirm(token)
  const again = await confirm(token)
  expect([again.status, again.body.code]).toEqual([422, 'TOKEN_USED'])
})

describe('another mail on request', () => {
  const resend = (person: ReturnType<typeof testClient>) => person.call('POST', '/auth/confirm-email/resend')

  it('is sent while a link works, and both links work until one is used [ACCOUNT-32]', async () => {
    const person = await signUp(server)
    const [first] = await mailsTo(server, person.email)
    expect(await resend(person)).toMatchObject({ status: 202, body: {} })
    const mails = await mailsTo(server, person.email)
    expect(mails).toHaveLength(2)
    const second = mails.find(({ id }) => id !== first?.id)
    expect((await confirm(tokenIn(second ?? { text: '' }))).status).toBe(204)
    expect(await isConfirmed(person)).toBe(true)
  })

  it('is answered alike and sends nothing once the address is confirmed [ACCOUNT-32]', async () => {
    const person = await signUp(server)
    const [mail] = await mailsTo(server, person.email)
    await confirm(tokenIn(mail ?? { text: '' }))
    expect(await resend(person)).toMatchObject({ status: 202, body: {} })
    expect(await mailsTo(server, person.email)).toHaveLength(1)
  })

  it('is not sent while twenty links work, though a limit fails [ACCOUNT-32]', async () => {
    const person = await signUp(server)
    for (let times = 0; times < 21; times++) await resend(person)
    expect(await mailsTo(server, person.email)).toHaveLength(20)
  })
})

it('accepts a link for 48 hours [ACCOUNT-20]', async () => {
  const [early, late] = [await signUp(server), await signUp(server)]
  const [[earlyMail], [lateMail]] = [await mailsTo(server, early.email), await mailsTo(server, late.email)]
  server.time.advance(48 * HOUR_MS - 1)
  expect((await confirm(tokenIn(earlyMail ?? { text: '' }))).status).toBe(204)
  server.time.advance(1)
  expect((await confirm(tokenIn(lateMail ?? { text: '' }))).body.code).toBe('TOKEN_USED')
})

it('sends the mail again at sign-in only when no link works any more [ACCOUNT-20]', async () => {
  const { email, password } = await signUp(server)
  const signIn = () =>
    testClient(server).call<SessionAnswer>('POST', '/auth/login', { body: { email, password } })
  const links = async () => (await mailsTo(server, email)).filter(({ text }) => text.includes('?confirm='))
  await signIn()
  expect(await links()).toHaveLength(1)
  server.time.advance(48 * HOUR_MS)
  await signIn()
  const mails = await links()
  expect(mails).toHaveLength(2)
  await confirm(tokenIn(mails[0] ?? { text: '' }))
  server.time.advance(48 * HOUR_MS)
  expect((await signIn()).body.user.emailConfirmed).toBe(true)
  expect(await links()).toHaveLength(2)
})
