import { randomUUID } from 'node:crypto'
import type { PasskeyCreation, PasskeyQuestion, SessionAnswer, StartedTotp } from '@lance/contract'
import { ScureBase32Plugin } from 'otplib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addPasskey,
  addTotp,
  beginSignIn,
  finishSignIn,
  openAuthenticator,
  proveByPasskey,
  proveByPassword,
  readFactorsOf,
  totpCode,
} from '../../../test/factorKit.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { confirm } from '../../../test/withdrawalKit.ts'

const MINUTE_MS = 60_000
let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

async function signUpProved() {
  const person = await signUp(server)
  await confirm(server, person)
  await proveByPassword(person)
  return person
}

async function signUpWithTotp() {
  const person = await signUpProved()
  return { person, ...(await addTotp(person, server)) }
}

async function signUpWithPasskey() {
  const person = await signUpProved()
  const authenticator = openAuthenticator(server)
  const { body } = await addPasskey(person, authenticator)
  return { person, authenticator, passkey: body.passkey, recoveryCodes: body.recoveryCodes ?? [] }
}

const askToSignIn = async () =>
  (await testClient(server).call<{ options: PasskeyQuestion }>('POST', '/auth/passkey/options')).body.options

describe('an account without factors', () => {
  it('signs in as before, and may prove itself with its password alone [ACCOUNT-40]', async () => {
    const person = await signUp(server)
    const { answer } = await beginSignIn(server, person)
    expect(Object.keys(answer.body).sort()).toEqual(['expiresInS', 'token', 'user'])
    expect(await readFactorsOf(person)).toEqual({
      passkeys: [],
      totpSince: null,
      recoveryCodesLeft: 0,
      proofs: ['password'],
      provedUntil: null,
    })
    expect((await proveByPassword(person)).body).toEqual({ provedUntil: server.time.nowMs() + 5 * MINUTE_MS })
  })

  it('adds no factor without a fresh proof, and gets no recovery codes', async () => {
    const person = await signUp(server)
    const code = '123456'
    const calls = [
      ['POST', '/auth/passkeys/options', undefined],
      ['POST', '/auth/totp', undefined],
      ['PUT', '/auth/totp', { code }],
      ['POST', '/auth/recovery-codes', undefined],
    ] as const
    for (const [method, path, body] of calls) {
      const answer = await person.call(method, path, body && { body })
      expect(answer, path).toMatchObject({
        status: 403,
        body: { code: 'STEP_UP_REQUIRED', proofs: ['password'] },
      })
    }
    await proveByPassword(person)
    expect((await person.call('POST', '/auth/recovery-codes')).body.code).toBe('NO_FACTOR')
    expect((await person.call('PUT', '/auth/totp', { body: { code } })).body.code).toBe('STEP_ENDED')
    expect((await person.call('POST', '/auth/proof/options')).body.code).toBe('PASSKEY_NOT_FOUND')
  })
})

describe('a passkey', () => {
  it('is added, named, used to sign in, and removed [ACCOUNT-41]', async () => {
    const { person, authenticator, passkey, recoveryCodes } = await signUpWithPasskey()
    expect(recoveryCodes).toHaveLength(10)
    const path = `/auth/passkeys/${passkey.id}`
    expect((await person.call('PATCH', path, { body: { name: ' Notebook ' } })).body).toMatchObject({
      name: 'Notebook',
    })
    const browser = testClient(server)
    server.time.advance(MINUTE_MS)
    const body = { passkey: authenticator.get(await askToSignIn()) }
    const signedIn = await browser.call<SessionAnswer>('POST', '/auth/passkey', { body })
    expect(signedIn).toMatchObject({ status: 200, body: { user: { id: person.user.id } } })
    expect(browser.cookie).not.toBeNull()
    browser.token = signedIn.body.token
    const listed = await readFactorsOf(browser)
    expect(listed.passkeys).toEqual([
      {
        id: passkey.id,
        name: 'Notebook',
        createdAt: server.time.nowMs() - MINUTE_MS,
        usedAt: server.time.nowMs(),
      },
    ])
    // The new session begins with the proof that signed in.
    expect(listed.provedUntil).toBe(server.time.nowMs() + 5 * MINUTE_MS)
    expect((await browser.call('DELETE', path)).status).toBe(204)
    expect((await browser.call('DELETE', path)).body.code).toBe('PASSKEY_NOT_FOUND')
    expect(await readFactorsOf(browser)).toMatchObject({
      passkeys: [],
      recoveryCodesLeft: 0,
      proofs: ['password'],
    })
    expect((await beginSignIn(server, person)).answer.status).toBe(200)
  })

  it('is required beside the password from then on [ACCOUNT-42]', async () => {
    const { person, recoveryCodes } = await signUpWithPasskey()
    const { answer } = await beginSignIn(server, person)
    expect(answer).toMatchObject({
      status: 401,
      body: { code: 'CODE_REQUIRED', proofs: ['passkey', 'recovery'], expiresInS: 300 },
    })
    expect((await finishSignIn(server, person, recoveryCodes[0] ?? '')).status).toBe(200)
  })

  it.each([
    ['another site', { origin: 'https://lance.example' }],
    ['another challenge', { challenge: 'AAAA' }],
    ['no verified user', { userVerified: false }],
    ['a counter that went back', { counter: 0 }],
  ])('does not sign in with %s', async (_, mischief) => {
    const { authenticator } = await signUpWithPasskey()
    authenticator.get(await askToSignIn())
    const first = { passkey: authenticator.get(await askToSignIn()) }
    expect((await testClient(server).call('POST', '/auth/passkey', { body: first })).status).toBe(200)
    const body = { passkey: authenticator.get(await askToSignIn(), mischief) }
    const answer = await testClient(server).call('POST', '/auth/passkey', { body })
    expect(answer.status).toBe(422)
    expect(['PASSKEY_REFUSED', 'STEP_ENDED']).toContain(answer.body.code)
  })

  it('signs in once by one challenge, also when used twice at once', async () => {
    const { authenticator } = await signUpWithPasskey()
    const body = { passkey: authenticator.get(await askToSignIn()) }
    const answers = await Promise.all(
      [1, 2, 3].map(() => testClient(server).call('POST', '/auth/passkey', { body })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  it('does not sign in by a challenge that is older than five minutes, or was made for something else', async () => {
    const { person, authenticator } = await signUpWithPasskey()
    const late = { passkey: authenticator.get(await askToSignIn()) }
    const { options } = (await person.call<{ options: PasskeyQuestion }>('POST', '/auth/proof/options')).body
    const other = { passkey: authenticator.get(options) }
    expect((await testClient(server).call('POST', '/auth/passkey', { body: other })).body.code).toBe(
      'STEP_ENDED',
    )
    server.time.advance(5 * MINUTE_MS)
    expect((await testClient(server).call('POST', '/auth/passkey', { body: late })).body.code).toBe(
      'STEP_ENDED',
    )
  })

  it('proves nothing for another account', async () => {
    const [mine, theirs] = [await signUpWithPasskey(), await signUpWithPasskey()]
    expect((await proveByPasskey(mine.person, theirs.authenticator)).body.code).toBe('PASSKEY_REFUSED')
    expect((await theirs.person.call('DELETE', `/auth/passkeys/${mine.passkey.id}`)).body.code).toBe(
      'STEP_UP_REQUIRED',
    )
    await proveByPasskey(theirs.person, theirs.authenticator)
    for (const id of [mine.passkey.id, randomUUID()]) {
      const path = `/auth/passkeys/${id}`
      expect((await theirs.person.call('DELETE', path)).body.code).toBe('PASSKEY_NOT_FOUND')
      expect((await theirs.person.call('PATCH', path, { body: { name: 'x' } })).body.code).toBe(
        'PASSKEY_NOT_FOUND',
      )
    }
  })

  it('is refused with a name that is empty, too long or hidden, and beyond the tenth', async () => {
    const { person, authenticator, passkey } = await signUpWithPasskey()
    for (const name of ['', '   ', 'x'.repeat(51), 'a\u200bb']) {
      const answer = await person.call('PATCH', `/auth/passkeys/${passkey.id}`, { body: { name } })
      expect(answer.body.code).toBe('PASSKEY_NAME')
    }
    await proveByPasskey(person, authenticator)
    for (let n = 2; n <= 10; n += 1)
      expect((await addPasskey(person, openAuthenticator(server))).status).toBe(201)
    expect((await person.call('POST', '/auth/passkeys/options')).body.code).toBe('TOO_MANY_PASSKEYS')
  })

  it('is added once by one challenge', async () => {
    const person = await signUpProved()
    const asked = await person.call<{ options: PasskeyCreation }>('POST', '/auth/passkeys/options')
    const body = { name: 'Chave', passkey: openAuthenticator(server).create(asked.body.options) }
    await proveByPassword(person)
    const answers = await Promise.all([1, 2].map(() => person.call('POST', '/auth/passkeys', { body })))
    expect(answers.map(({ status }) => status).sort()).not.toEqual([201, 201])
    expect((await readFactorsOf(person)).passkeys).toHaveLength(1)
  })
})

describe('an authenticator app', () => {
  it('counts once its first code is confirmed, and then at each sign-in [ACCOUNT-43]', async () => {
    const person = await signUpProved()
    const started = await person.call<StartedTotp>('POST', '/auth/totp')
    expect(started.body.uri).toContain(`secret=${started.body.secret}`)
    expect((await beginSignIn(server, person)).answer.status).toBe(200)
    expect((await person.call('PUT', '/auth/totp', { body: { code: '000000' } })).body.code).toBe(
      'WRONG_CODE',
    )
    const { secret, recoveryCodes } = await addTotp(person, server)
    expect(secret).not.toBe(started.body.secret)
    expect(recoveryCodes).toHaveLength(10)
    expect((await beginSignIn(server, person)).answer.body).toMatchObject({ proofs: ['totp', 'recovery'] })
    expect((await finishSignIn(server, person, totpCode(secret, server))).status).toBe(200)
  })

  it('is not replaced unless it is removed first', async () => {
    const { person, secret } = await signUpWithTotp()
    await person.call('POST', '/auth/proof', { body: { code: totpCode(secret, server) } })
    expect((await person.call('POST', '/auth/totp')).body.code).toBe('TOTP_ON')
    expect((await person.call('PUT', '/auth/totp', { body: { code: '123456' } })).body.code).toBe('TOTP_ON')
    expect((await person.call('DELETE', '/auth/totp')).status).toBe(204)
    expect((await beginSignIn(server, person)).answer.status).toBe(200)
  })

  it('stores its secret encrypted', async () => {
    const { person, secret } = await signUpWithTotp()
    const { rows } = await server.ctx.pool.query(
      'select key_id, sealed from totp_factors where user_id = $1',
      [person.user.id],
    )
    expect(rows[0].key_id).toBe('tests')
    expect(rows[0].sealed.includes(new ScureBase32Plugin().decode(secret))).toBe(false)
  })

  it('accepts one use of a code, also of two at once [ACCOUNT-43]', async () => {
    const { person, secret } = await signUpWithTotp()
    const code = totpCode(secret, server)
    const answers = await Promise.all([1, 2, 3].map(() => finishSignIn(server, person, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(answers.filter(({ status }) => status === 422).map((one) => one.code)).toEqual([
      'CODE_USED',
      'CODE_USED',
    ])
    server.time.advance(MINUTE_MS)
    expect((await finishSignIn(server, person, code)).code).toBe('WRONG_CODE')
  })

  it('does not finish a sign-in that is over, too old, or older than the password', async () => {
    const { person, secret, recoveryCodes } = await signUpWithTotp()
    const finish = (token: string, code = totpCode(secret, server)) =>
      testClient(server).call('POST', '/auth/login/code', { body: { token, code } })
    const { body } = (await beginSignIn(server, person)).answer
    // A wrong code leaves the step open; a right one ends it.
    expect((await finish(body.token, '000000')).body.code).toBe('WRONG_CODE')
    expect((await finish(body.token)).status).toBe(200)
    expect((await finish(body.token, recoveryCodes[0])).body.code).toBe('STEP_ENDED')
    expect((await finish('x'.repeat(43))).body.code).toBe('STEP_ENDED')
    const late = (await beginSignIn(server, person)).answer.body.token
    server.time.advance(5 * MINUTE_MS)
    expect((await finish(late)).body.code).toBe('STEP_ENDED')
    const before = (await beginSignIn(server, person)).answer.body.token
    await server.ctx.pool.query('update users set password_changed_at = $2 where id = $1', [
      person.user.id,
      new Date(server.time.nowMs() + 1),
    ])
    expect((await finish(before, recoveryCodes[0])).body.code).toBe('STEP_ENDED')
  })
})

describe('a recovery code', () => {
  it('signs in once, notifies the owner, and counts as a fresh proof [ACCOUNT-44]', async () => {
    const { person, recoveryCodes } = await signUpWithTotp()
    const [code = ''] = recoveryCodes
    const answers = await Promise.all([1, 2].map(() => finishSignIn(server, person, code.toUpperCase())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const browser = answers.find(({ status }) => status === 200)?.browser
    expect((await readFactorsOf(browser ?? person)).recoveryCodesLeft).toBe(9)
    expect((await browser?.call('DELETE', '/auth/totp'))?.status).toBe(204)
    const subjects = (await mailsTo(server, person.email)).map(({ subject }) => subject)
    expect(subjects.filter((one) => one === 'Código de recuperação usado no Lance')).toHaveLength(1)
    expect(subjects).toContain('Forma de entrar removida da sua conta no Lance')
  })

  it('counts no longer once the codes are renewed', async () => {
    const { person, secret, recoveryCodes } = await signUpWithTotp()
    await person.call('POST', '/auth/proof', { body: { code: totpCode(secret, server) } })
    const renewed = await person.call<{ recoveryCodes: string[] }>('POST', '/auth/recovery-codes')
    expect((await finishSignIn(server, person, recoveryCodes[0] ?? '')).code).toBe('WRONG_CODE')
    expect((await finishSignIn(server, person, renewed.body.recoveryCodes[0] ?? '')).status).toBe(200)
  })
})

describe('the owner', () => {
  it('is told of each change, with its name and how to undo it [ACCOUNT-46]', async () => {
    const { person, authenticator, passkey } = await signUpWithPasskey()
    await proveByPasskey(person, authenticator)
    await person.call('DELETE', `/auth/passkeys/${passkey.id}`)
    const mails = await mailsTo(server, person.email)
    const added = mails.find(({ subject }) => subject === 'Nova forma de entrar na sua conta no Lance')
    expect(added?.text).toContain('chave de acesso “Celular”')
    expect(added?.text).toContain('/update-password')
    expect(added?.text).toContain('support@localhost')
    expect(added?.text).not.toMatch(/\{\w+\}|undefined/)
    expect(mails.map(({ subject }) => subject)).toContain('Forma de entrar removida da sua conta no Lance')
  })

  it('finds their factors in the data export without secrets, and none is left after closing', async () => {
    const { person, authenticator } = await signUpWithPasskey()
    await proveByPasskey(person, authenticator)
    await addTotp(person, server)
    server.time.advance(5 * MINUTE_MS)
    const id = person.user.id
    const exported = await person.call<object>('POST', `/users/${id}/export`, { body: {} })
    expect(exported.body).toMatchObject({ code: 'STEP_UP_REQUIRED' })
    await proveByPasskey(person, authenticator)
    const { body } = await person.call<object>('POST', `/users/${id}/export`, { body: {} })
    expect(body).toMatchObject({ factors: { passkeys: [{ name: 'Celular' }], recoveryCodesLeft: 10 } })
    expect((await person.call('DELETE', `/users/${id}`, { body: {} })).status).toBe(204)
    for (const table of ['passkeys', 'totp_factors', 'recovery_codes', 'factor_challenges'])
      expect((await server.ctx.pool.query(`select from ${table} where user_id = $1`, [id])).rowCount).toBe(0)
    const gone = { passkey: authenticator.get(await askToSignIn()) }
    expect((await testClient(server).call('POST', '/auth/passkey', { body: gone })).body.code).toBe(
      'PASSKEY_REFUSED',
    )
  })
})

describe('questions that wait', () => {
  it('are at most ten for each account, and deleted when they are over', async () => {
    const { person } = await signUpWithPasskey()
    const waiting = async () =>
      (await server.ctx.pool.query('select from factor_challenges where user_id = $1', [person.user.id]))
        .rowCount
    for (let n = 0; n < 12; n += 1) {
      server.time.advance(1)
      await beginSignIn(server, person)
    }
    expect(await waiting()).toBe(10)
    server.time.advance(5 * MINUTE_MS)
    await server.sweep('factor challenges')
    expect(await waiting()).toBe(0)
  })
})
