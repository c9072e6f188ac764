import type { WalletState } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addPasskey,
  addTotp,
  openAuthenticator,
  proveByPasskey,
  proveByPassword,
  totpCode,
} from '../../../test/factorKit.ts'
import { openScratchServer, type signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'

const HOUR_MS = 3_600_000
let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

/** A player with money, a passkey and no fresh proof, whose withdrawals no longer rest. */
async function signUpGuarded() {
  const { person, cpf } = await signUpPayee(server)
  const authenticator = openAuthenticator(server)
  await proveByPassword(person)
  await addPasskey(person, authenticator)
  server.time.advance(25 * HOUR_MS)
  await person.call('POST', '/auth/refresh').then(({ body }) => {
    person.token = (body as unknown as { token: string }).token
  })
  return { person, cpf, authenticator }
}

type Person = Awaited<ReturnType<typeof signUp>>

/** The calls that need a proof, with the status that a fresh one gets. */
const guarded = (person: Person, cpf: string) =>
  [
    ['POST', '/withdrawals', { amount: 20, pixKey: cpf }, 201],
    ['POST', '/withdrawals', { amount: 20, pixKey: 'ana@lance.test' }, 422],
    ['POST', '/auth/email', { email: `new-${person.email}` }, 202],
    ['PUT', '/auth/password', { password: 'nova-senha' }, 204],
    ['DELETE', '/auth/sessions', {}, 204],
    ['POST', `/users/${person.user.id}/export`, {}, 200],
    ['DELETE', `/users/${person.user.id}`, {}, 409],
  ] as const

describe('an account with a factor', () => {
  it('is asked for a fresh proof by each guarded call, whatever password it brings [ACCOUNT-45]', async () => {
    const { person, cpf } = await signUpGuarded()
    for (const [method, path, body] of guarded(person, cpf)) {
      const field = path === '/auth/password' ? 'currentPassword' : 'password'
      for (const sent of [body, { ...body, [field]: person.password }]) {
        const answer = await person.call(method, path, { body: sent })
        const refusal = { code: 'STEP_UP_REQUIRED', proofs: ['passkey', 'recovery'] }
        expect(answer, path).toMatchObject({ status: 403, body: refusal })
      }
    }
    expect((await proveByPassword(person)).body.code).toBe('STEP_UP_REQUIRED')
    const { rows } = await server.ctx.pool.query('select from withdrawals where user_id = $1', [
      person.user.id,
    ])
    expect(rows).toEqual([])
  })

  it('gets what it asks for with a proof that is five minutes old at most [ACCOUNT-45]', async () => {
    const { person, cpf, authenticator } = await signUpGuarded()
    expect((await proveByPasskey(person, authenticator)).status).toBe(200)
    for (const [method, path, body, status] of guarded(person, cpf))
      expect((await person.call(method, path, { body })).status, path).toBe(status)
    server.time.advance(5 * 60_000)
    expect((await requestWithdrawal(person, { pixKey: cpf })).body.code).toBe('STEP_UP_REQUIRED')
  })

  it('proves nothing for another session of the same account', async () => {
    const { person, cpf, authenticator } = await signUpGuarded()
    const elsewhere = testClient(server)
    const { body } = await elsewhere.call<{ token: string; code: string }>('POST', '/auth/login', {
      body: { email: person.email, password: person.password },
    })
    expect(body.code).toBe('CODE_REQUIRED')
    // A thief with the access token of another session of the owner.
    await proveByPasskey(person, authenticator)
    const { rows } = await server.ctx.pool.query('select session_id from session_proofs')
    expect(rows.length).toBeGreaterThan(0)
    await server.ctx.pool.query('delete from session_proofs')
    expect((await requestWithdrawal(person, { pixKey: cpf })).body.code).toBe('STEP_UP_REQUIRED')
  })

  it('proves itself by a code of its app or a recovery code', async () => {
    const { person, cpf } = await signUpPayee(server)
    await proveByPassword(person)
    const { secret, recoveryCodes } = await addTotp(person, server)
    server.time.advance(25 * HOUR_MS)
    person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
    expect((await person.call('POST', '/auth/proof', { body: { code: '000000' } })).body.code).toBe(
      'WRONG_CODE',
    )
    const body = { code: totpCode(secret, server) }
    expect((await person.call('POST', '/auth/proof', { body })).status).toBe(200)
    expect((await person.call('POST', '/auth/proof', { body })).body.code).toBe('CODE_USED')
    expect((await requestWithdrawal(person, { pixKey: cpf })).status).toBe(201)
    server.time.advance(5 * 60_000)
    expect((await person.call('POST', '/auth/proof', { body: { code: recoveryCodes[0] } })).status).toBe(200)
    expect((await requestWithdrawal(person, { pixKey: cpf })).status).toBe(201)
  })

  it('stops counting a proof by password that was given before the first factor', async () => {
    const { person, cpf } = await signUpPayee(server)
    await proveByPassword(person)
    await addPasskey(person, openAuthenticator(server))
    expect((await requestWithdrawal(person, { pixKey: cpf })).body.code).toBe('STEP_UP_REQUIRED')
  })
})

describe('withdrawals', () => {
  it('rest for 24 hours after a change of factors, as the wallet says [ACCOUNT-46]', async () => {
    const { person, cpf } = await signUpPayee(server)
    const authenticator = openAuthenticator(server)
    await proveByPassword(person)
    await addPasskey(person, authenticator)
    await proveByPasskey(person, authenticator)
    const until = server.time.nowMs() + 24 * HOUR_MS
    const answer = await requestWithdrawal(person, { pixKey: cpf })
    expect(answer).toMatchObject({ status: 422, body: { code: 'WITHDRAWAL_RESTS', until } })
    const wallet = await person.call<WalletState>('GET', '/wallet/state')
    expect(wallet.body.payout.restsUntil).toBe(until)
  })

  it('take a password proof without a password in the body while the account has no factor', async () => {
    const { person, cpf } = await signUpPayee(server)
    const asked = { pixKey: cpf, password: undefined }
    expect((await requestWithdrawal(person, asked)).body.code).toBe('STEP_UP_REQUIRED')
    await proveByPassword(person)
    expect((await requestWithdrawal(person, asked)).status).toBe(201)
  })
})

describe('guesses of codes', () => {
  it('are bounded as those of passwords are, at sign-in and for a proof [SEC-3]', async () => {
    const own = await openScratchServer({ env: { RATE_LIMITS: 'on' } })
    try {
      const { person } = await signUpPayee(own)
      await proveByPassword(person)
      await addTotp(person, own)
      const login = { email: person.email, password: person.password }
      const { body } = await testClient(own).call<{ token: string }>('POST', '/auth/login', { body: login })
      const guess = { token: body.token, code: '000000' }
      const statuses: number[] = []
      for (let n = 0; n < 7; n += 1)
        statuses.push((await testClient(own).call('POST', '/auth/login/code', { body: guess })).status)
      expect(statuses.slice(-2)).toEqual([429, 429])
      const proof = await person.call('POST', '/auth/proof', { body: { code: '000000' } })
      expect(proof.status).toBe(429)
    } finally {
      await own.stop()
    }
  })
})
