import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountsOf } from '../../../test/accountsOf.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { openRateLimiters } from '../../kernel/limits/openRateLimiters.ts'
import { openAccountLimits } from './accountLimits.ts'
import type { BrowserTokens } from './knownDevice.ts'
import { login } from './login.ts'
import { openPasswordHasher } from './passwordHasher.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

const device = { browser: null, system: null }

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ env: { RATE_LIMITS: 'on' }, productPasswords: true })
})
afterAll(() => server.stop())

const signIn = (email: string, password: string) =>
  testClient(server).call('POST', '/auth/login', { body: { email, password } })

async function statuses(times: number, ask: () => Promise<{ status: number }>): Promise<number[]> {
  const seen: number[] = []
  for (let n = 0; n < times; n += 1) seen.push((await ask()).status)
  return seen
}

const openLimits = () =>
  openAccountLimits({ allowances: openRateLimiters({ redis: null, ...server.ctx }), enabled: true })

/** Refills every rate limit. */
const refillLimits = () => server.time.advance(24 * HOUR_MS)

describe('guessing a password', () => {
  it('is limited after five wrong guesses, says how long to wait, and works again after that [ACCOUNT-8]', async () => {
    const { email, password } = await signUp(server)
    expect(await statuses(6, () => signIn(email, 'errada-1'))).toEqual([401, 401, 401, 401, 401, 429])
    const refused = await signIn(email, password)
    expect([refused.status, refused.body.code, refused.headers.get('retry-after')]).toEqual([
      429,
      'TOO_OFTEN',
      '60',
    ])
    expect(refused.body.error).toBe('Muitas tentativas. Espere 60\u00a0s e tente de novo.')
    server.time.advance(MINUTE_MS)
    expect((await signIn(email, password)).status).toBe(200)
  })

  it('is limited in the same way for an address without an account', async () => {
    refillLimits()
    expect(await statuses(6, () => signIn('ninguem@lance.test', 'errada-1'))).toEqual([
      401, 401, 401, 401, 401, 429,
    ])
  })

  it('is limited even when all guesses come at once', async () => {
    refillLimits()
    const { email } = await signUp(server)
    const answers = await Promise.all(Array.from({ length: 12 }, () => signIn(email, 'errada-1')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(7)
  })

  it('starts over after a right guess [ACCOUNT-8]', async () => {
    refillLimits()
    const { email, password } = await signUp(server)
    for (let round = 0; round < 3; round += 1) {
      expect(await statuses(4, () => signIn(email, 'errada-1'))).toEqual([401, 401, 401, 401])
      expect((await signIn(email, password)).status).toBe(200)
    }
  })

  it('does not lock the owner out when strangers do it from another network', async () => {
    refillLimits()
    const { email, password } = await signUp(server)
    const accounts = accountsOf(server, { limits: openLimits() })
    const from = (network: string, guess: string) =>
      login(accounts, {
        email,
        password: guess,
        network,
        language: 'pt-BR',
        device,
        formerRefreshToken: null,
        deviceToken: null,
      })
    for (let n = 0; n < 8; n += 1) await from('203.0.113.7', 'errada-1')
    expect(await from('203.0.113.7', password)).toMatchObject({ ok: false, code: 'TOO_OFTEN' })
    expect(await from('198.51.100.4', password)).toMatchObject({ ok: true })
  })

  it('is limited per network across accounts too, and right guesses do not count [ACCOUNT-9]', async () => {
    refillLimits()
    const limits = openLimits()
    const guess = (n: number) => ({ account: `conta${n}@lance.test`, network: '203.0.113.7' })
    for (let n = 0; n < 200; n += 1) {
      expect(await limits.countGuess(guess(n))).toEqual({ ok: true })
      await limits.clearGuesses(guess(n))
    }
    for (let n = 0; n < 50; n += 1) expect(await limits.countGuess(guess(n))).toEqual({ ok: true })
    expect(await limits.countGuess(guess(50))).toEqual({ ok: false, code: 'TOO_OFTEN', retryAfterS: 20 })
    expect(await limits.countGuess({ account: 'conta1@lance.test', network: '198.51.100.4' })).toEqual({
      ok: true,
    })
  })

  it('is limited per account across networks too, except in a browser that its owner has used before [ACCOUNT-9]', async () => {
    refillLimits()
    const person = await signUp(server)
    const { email, password } = person
    const formerRefreshToken = person.cookie?.split('=')[1] ?? ''
    const deviceToken = person.device?.split('=')[1] ?? ''
    const accounts = accountsOf(server, { limits: openLimits() })
    const none: BrowserTokens = { formerRefreshToken: null, deviceToken: null }
    const from = (network: string, guess: string, shown: Partial<BrowserTokens> = {}) =>
      login(accounts, {
        email,
        password: guess,
        network,
        language: 'pt-BR',
        device,
        ...none,
        ...shown,
      })
    for (let n = 0; n < 50; n += 1)
      expect(await from(`203.0.113.${n}`, 'errada-1')).toMatchObject({ code: 'WRONG_CREDENTIALS' })
    expect(await from('198.51.100.4', password)).toMatchObject({ code: 'TOO_OFTEN', retryAfterS: 72 })
    expect(await from('198.51.100.4', password, { formerRefreshToken })).toMatchObject({ ok: true })
    expect(await from('198.51.100.4', password, { deviceToken })).toMatchObject({ ok: true })
  })

  it('is limited for the current password in a borrowed session too [ACCOUNT-10]', async () => {
    refillLimits()
    const person = await signUp(server)
    const guess = () =>
      person.call('PUT', '/auth/password', { body: { currentPassword: 'errada-1', password: 'nova-senha' } })
    expect(await statuses(6, guess)).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('does not count when the server was too busy to check', async () => {
    refillLimits()
    const { email, password } = await signUp(server)
    const limits = openLimits()
    const busy = openPasswordHasher({ atOnceMax: 0, waitingMax: 0 })
    const given = {
      email,
      password,
      network: '203.0.113.7',
      language: 'pt-BR',
      device,
      formerRefreshToken: null,
      deviceToken: null,
    }
    for (let guess = 0; guess < 12; guess += 1)
      expect(await login(accountsOf(server, { limits, passwords: busy }), given)).toMatchObject({
        code: 'BUSY',
      })
    expect(await login(accountsOf(server, { limits }), given)).toMatchObject({ ok: true })
  })
})

describe('one network', () => {
  it('creates at most thirty accounts at once, then one every two minutes [ACCOUNT-9]', async () => {
    refillLimits()
    const limits = openLimits()
    const attempts = await Promise.all(
      Array.from({ length: 31 }, () => limits.countAttempt('register', '203.0.113.7')),
    )
    expect(attempts.filter(({ ok }) => ok)).toHaveLength(30)
    expect(attempts.at(-1)).toEqual({ ok: false, code: 'TOO_OFTEN', retryAfterS: 120 })
  })

  it('requests ten mails at once, then one every six minutes; further requests queue no mail [ACCOUNT-22]', async () => {
    refillLimits()
    const forgot = () =>
      testClient(server).call('POST', '/auth/forgot-password', { body: { email: 'alguem@lance.test' } })
    expect(await statuses(11, forgot)).toEqual([...Array<number>(10).fill(202), 429])
    expect(
      (await server.ctx.pool.query('select 1 from mail_outbox where kind = $1', ['reset_password'])).rowCount,
    ).toBe(10)
    server.time.advance(6 * MINUTE_MS)
    expect(await statuses(2, forgot)).toEqual([202, 429])
  })

  it('asks ten times at once for another confirmation mail, then once every six minutes [ACCOUNT-32]', async () => {
    refillLimits()
    const limits = openLimits()
    const ask = (userId: string) => limits.countConfirmation({ userId, network: '203.0.113.7' })
    const attempts = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(`user-${index}`)))
    expect(attempts.every(({ ok }) => ok)).toBe(true)
    expect(await ask('user-10')).toEqual({ ok: false, code: 'TOO_OFTEN', retryAfterS: 360 })
  })

  it('tries thirty links at once, then one a minute [ACCOUNT-22]', async () => {
    refillLimits()
    const body = { token: 'A'.repeat(43), password: 'nova-senha' }
    const reset = () => testClient(server).call('POST', '/auth/reset-password', { body })
    const confirm = () =>
      testClient(server).call('POST', '/auth/confirm-email', { body: { token: body.token } })
    expect(await statuses(15, reset)).toEqual(Array<number>(15).fill(422))
    expect(await statuses(16, confirm)).toEqual([...Array<number>(15).fill(422), 429])
    expect((await reset()).status).toBe(429)
  })
})

it('lets an account ask three times at once for another confirmation mail, then every four hours [ACCOUNT-32]', async () => {
  refillLimits()
  const person = await signUp(server)
  const resend = () => person.call('POST', '/auth/confirm-email/resend')
  expect(await statuses(4, resend)).toEqual([202, 202, 202, 429])
  server.time.advance(4 * 60 * MINUTE_MS)
  person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
  expect(await statuses(2, resend)).toEqual([202, 429])
})

it('counts nothing with RATE_LIMITS=off', async () => {
  const free = await openScratchServer()
  const answers = await statuses(40, () =>
    testClient(free).call('POST', '/auth/login', { body: { email: 'x@lance.test', password: 'errada-1' } }),
  )
  await free.stop()
  expect(new Set(answers)).toEqual(new Set([401]))
})
