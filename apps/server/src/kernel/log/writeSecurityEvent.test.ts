import { randomUUID } from 'node:crypto'
import type { OwnSessionList, SessionAnswer } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailsTo, tokenIn } from '../../../test/mailbox.ts'
import { connectSocket } from '../../../test/socketClient.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'
import { openLog } from './openLog.ts'

type Line = Record<string, unknown>

const written: string[] = []
const log = openLog({ level: 'info', destination: { write: (line) => void written.push(line) } })

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ log })
})
afterAll(() => server?.stop())

type Caller = Pick<ReturnType<typeof testClient>, 'call'>
type Options = Parameters<Caller['call']>[2]

const events = () => written.map((line) => JSON.parse(line) as Line).filter(({ msg }) => msg === 'security')

/** Makes a call with its own request id, and gives the events logged for it. */
async function eventsOf({ call }: Caller, method: string, path: string, options: Options = {}) {
  const request = `req-${randomUUID().slice(0, 8)}`
  const headers = { ...options?.headers, 'x-request-id': request }
  await call(method, path, { ...options, headers })
  return events()
    .filter((line) => line.request === request)
    .map(({ level, time, pid, msg, request, part, ...event }) => event)
}

const session = expect.any(String)
const password = 'segredo-1'
const unknownToken = 'x'.repeat(43)

async function signIn({ email }: { email: string }) {
  const client = testClient(server)
  const { body } = await client.call<SessionAnswer>('POST', '/auth/login', { body: { email, password } })
  return Object.assign(client, { token: body.token })
}

describe('sign-in and sign-out', () => {
  it('logs a registration, and why one was refused', async () => {
    const body = { email: 'nova@lance.test', password, name: 'Nova' }
    const register = () => eventsOf(testClient(server), 'POST', '/auth/register', { body })
    const userId = expect.any(String)
    expect(await register()).toEqual([{ event: 'registered', userId, sessionId: session }])
    expect(await register()).toEqual([{ event: 'register_refused', code: 'EMAIL_TAKEN' }])
  })

  it('logs a sign-in, and a refused one with its account if there is one [SEC-7]', async () => {
    const person = await signUp(server)
    const enter = (email: string, password: string) =>
      eventsOf(testClient(server), 'POST', '/auth/login', { body: { email, password } })
    const userId = person.user.id
    const code = 'WRONG_CREDENTIALS'
    expect(await enter(person.email, password)).toEqual([{ event: 'signed_in', userId, sessionId: session }])
    expect(await enter(person.email, 'errada-1')).toEqual([{ event: 'sign_in_refused', code, userId }])
    expect(await enter('ninguem@lance.test', 'errada-1')).toEqual([{ event: 'sign_in_refused', code }])
    expect(written.join('')).not.toMatch(/ninguem|errada-1/)
  })

  it('logs a renewed session and a sign-out', async () => {
    const person = await signUp(server)
    const userId = person.user.id
    const refresh = await eventsOf(person, 'POST', '/auth/refresh', { token: null })
    expect(refresh).toEqual([{ event: 'session_renewed', userId, sessionId: session }])
    const [{ sessionId } = {}] = refresh
    expect(await eventsOf(person, 'POST', '/auth/logout')).toEqual([
      { event: 'signed_out', userId, sessionIds: [sessionId] },
    ])
    expect(await eventsOf(testClient(server), 'POST', '/auth/logout')).toEqual([])
  })

  it('logs that a new sign-in ends the session that the browser had', async () => {
    const person = await signUp(server)
    const userId = person.user.id
    const body = { email: person.email, password }
    expect(await eventsOf(person, 'POST', '/auth/login', { body, token: null })).toEqual([
      { event: 'sessions_ended', why: 'signed_in_again', userId, sessionIds: [session] },
      { event: 'signed_in', userId, sessionId: session },
    ])
  })

  it('logs ended sessions, and a refusal to end them', async () => {
    const person = await signUp(server)
    const other = await signIn(person)
    const { body } = await other.call<OwnSessionList>('GET', '/auth/sessions')
    const ending = { path: `/auth/sessions/${body.items[0]?.id}`, userId: person.user.id }
    const end = (password: string) => eventsOf(person, 'DELETE', ending.path, { body: { password } })
    const { userId } = ending
    expect(await end('errada-1')).toEqual([
      { event: 'sessions_ending_refused', userId, code: 'WRONG_CREDENTIALS' },
    ])
    expect(await end(password)).toEqual([
      { event: 'sessions_ended', why: 'asked', userId, sessionIds: [body.items[0]?.id] },
    ])
    expect(await end(password)).toEqual([])
  })
})

describe('password and e-mail address', () => {
  it('logs a changed password, with the sessions that the change ended', async () => {
    const person = await signUp(server)
    const userId = person.user.id
    await signIn(person)
    const change = (currentPassword: string) =>
      eventsOf(person, 'PUT', '/auth/password', { body: { currentPassword, password: 'segredo-2' } })
    expect(await change('errada-1')).toEqual([
      { event: 'password_change_refused', userId, code: 'WRONG_CREDENTIALS' },
    ])
    expect(await change(password)).toEqual([
      { event: 'password_changed', userId },
      { event: 'sessions_ended', why: 'password_changed', userId, sessionIds: [session] },
    ])
  })

  it('logs a confirmation asked for again, a confirmed address, and a password reset by mail', async () => {
    const person = await signUp(server)
    const { email, user } = person
    const anyone = testClient(server)
    expect(await eventsOf(person, 'POST', '/auth/confirm-email/resend')).toEqual([
      { event: 'email_confirmation_asked', userId: user.id },
    ])
    const asked = await eventsOf(anyone, 'POST', '/auth/forgot-password', { body: { email } })
    expect(asked).toEqual([{ event: 'password_reset_asked' }])
    const mails = await mailsTo(server, email)
    const tokens = mails.map((mail) => tokenIn(mail))
    const linkOf = (path: string) => tokens[mails.findIndex(({ text }) => text.includes(path))] ?? ''
    const confirm = () =>
      eventsOf(anyone, 'POST', '/auth/confirm-email', { body: { token: linkOf('/profile?confirm=') } })
    expect(await confirm()).toEqual([{ event: 'email_confirmed', userId: user.id }])
    expect(await confirm()).toEqual([{ event: 'email_confirmation_refused', code: 'TOKEN_USED' }])
    const reset = () => {
      const body = { token: linkOf('/update-password?token='), password: 'segredo-2' }
      return eventsOf(anyone, 'POST', '/auth/reset-password', { body })
    }
    expect(await reset()).toEqual([
      { event: 'password_reset', userId: user.id },
      { event: 'sessions_ended', why: 'password_reset', userId: user.id, sessionIds: [session] },
    ])
    expect(await reset()).toEqual([{ event: 'password_reset_refused', code: 'TOKEN_USED' }])
  })
})

describe('sensitive actions', () => {
  it('logs a requested withdrawal and a refused one', async () => {
    const { person, cpf: pixKey } = await signUpPayee(server)
    const userId = person.user.id
    const since = events().length
    const { body } = await requestWithdrawal<{ id: string }>(person, { pixKey })
    await requestWithdrawal(person, { pixKey, password: 'errada-1' })
    expect(events().slice(since)).toMatchObject([
      { event: 'withdrawal_asked', userId, withdrawalId: body.id, request: expect.any(String) },
      { event: 'withdrawal_refused', userId, code: 'WRONG_CREDENTIALS', request: expect.any(String) },
    ])
  })

  it('logs an export of the user’s data and the closing of the account, once each', async () => {
    const person = await signUp(server)
    const userId = person.user.id
    const take = (password: string) =>
      eventsOf(person, 'POST', `/users/${userId}/export`, { body: { password } })
    expect(await take('errada-1')).toEqual([{ event: 'own_data_refused', userId, code: 'WRONG_CREDENTIALS' }])
    expect(await take(password)).toEqual([{ event: 'own_data_taken', userId }])
    const close = (password: string) => eventsOf(person, 'DELETE', `/users/${userId}`, { body: { password } })
    expect(await close('errada-1')).toEqual([
      { event: 'account_closing_refused', userId, code: 'WRONG_CREDENTIALS' },
    ])
    expect(await close(password)).toEqual([{ event: 'account_closed', userId }])
  })
})

describe('refused access', () => {
  it('is logged with its route, and with the user if known', async () => {
    const [person, other] = [await signUp(server), await signUp(server)]
    const method = 'PUT'
    const refused = { event: 'access_refused', method, route: '/users/:id' }
    const renameUser = (caller: Caller, token?: string | null) =>
      eventsOf(caller, method, `/users/${other.user.id}`, {
        body: { name: 'Outra' },
        ...(token !== undefined && { token }),
      })
    expect(await renameUser(person)).toEqual([{ ...refused, code: 'FORBIDDEN', userId: person.user.id }])
    expect(await renameUser(person, null)).toEqual([{ ...refused, code: 'UNAUTHENTICATED' }])
    expect(await renameUser(person, unknownToken)).toEqual([{ ...refused, code: 'SESSION_ENDED' }])
  })

  it('is logged for sockets too', async () => {
    const [person, other] = [await signUp(server), await signUp(server)]
    const since = events().length
    const path = `ws://127.0.0.1:${server.port}/ws/player/${other.user.id}`
    const [foreign, unknown] = [
      await connectSocket(path, { token: person.token }),
      await connectSocket(path, { token: unknownToken }),
    ]
    await Promise.all([foreign.closed, unknown.closed])
    const refused = { event: 'socket_refused', endpoint: 'player', socket: expect.any(String) }
    const seen = events().slice(since)
    expect(seen).toHaveLength(2)
    expect(seen).toContainEqual(
      expect.objectContaining({ ...refused, code: 'FORBIDDEN', userId: person.user.id }),
    )
    expect(seen).toContainEqual(expect.objectContaining({ ...refused, code: 'UNAUTHENTICATED' }))
  })

  it('is logged when a rate limit is exceeded', async () => {
    const limited = await openScratchServer({ log, env: { RATE_LIMITS: 'on' } })
    try {
      const person = await signUp(limited)
      const take = () => eventsOf(person, 'POST', `/users/${person.user.id}/export`, { body: { password } })
      const last = [await take(), await take(), await take(), await take()].at(-1)
      const route = '/users/:id/export'
      expect(last).toEqual([{ event: 'limit_hit', method: 'POST', route, userId: person.user.id }])
      const guess = () =>
        eventsOf(testClient(limited), 'POST', '/auth/login', {
          body: { email: person.email, password: 'errada-1' },
        })
      const guesses = []
      for (let n = 0; n < 6; n += 1) guesses.push(await guess())
      expect(guesses.at(-1)).toEqual([
        { event: 'sign_in_refused', code: 'TOO_OFTEN' },
        { event: 'limit_hit', method: 'POST', route: '/auth/login' },
      ])
    } finally {
      await limited.stop()
    }
  })
})
