import type { OwnRecovery, RecoveryState } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  addPasskey,
  beginSignIn,
  finishSignIn,
  openAuthenticator,
  proveByPasskey,
  proveByPassword,
  readFactorsOf,
} from '../../../test/factorKit.ts'
import { ADA, identify, ownCpf, SPECIMEN } from '../../../test/identityKit.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { confirm } from '../../../test/withdrawalKit.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

type Person = Awaited<ReturnType<typeof signUp>>

/** A player with a confirmed address and a passkey, whose identity is verified unless the CPF is null. */
async function signUpGuarded(cpf: string | null = ownCpf()) {
  const person = await signUp(server)
  await confirm(server, person)
  await proveByPassword(person)
  if (cpf !== null) await identify(person, { cpf })
  const authenticator = openAuthenticator(server)
  const { recoveryCodes } = (await addPasskey(person, authenticator)).body
  return { person, cpf: cpf ?? ownCpf(), authenticator, code: recoveryCodes?.[0] ?? '' }
}

/** Asks to get back in, from another browser that knows the password. */
async function recover(person: Person, who: { cpf: string; name?: string; birthDate?: string }) {
  const { answer } = await beginSignIn(server, person)
  const body = { ...ADA, ...who, token: answer.body.token }
  return testClient(server).call<RecoveryState & { code: string }>('POST', '/auth/recovery', { body })
}

const linkTo = async (email: string) => {
  const tokens = (await mailsTo(server, email)).map(
    ({ text }) => /confirm=recovery\.([\w-]{43})/.exec(text)?.[1],
  )
  return tokens.find((token) => token !== undefined) ?? ''
}
const cancel = (token: string) =>
  testClient(server).call('POST', '/auth/recovery/cancel', { body: { token } })
const subjectsTo = async (email: string) => (await mailsTo(server, email)).map(({ subject }) => subject)

/** What the sweep does as hours pass. */
async function passHours(hours: number): Promise<void> {
  server.time.advance(hours * HOUR_MS)
  await server.sweep('account recoveries')
}

const signsInByPasswordAlone = async (person: Person) =>
  (await beginSignIn(server, person)).answer.status === 200

describe('an owner who lost every factor', () => {
  it('is identified again, waits 72 hours with a mail each day, and signs in with the password [ACCOUNT-67] [ACCOUNT-69]', async () => {
    const { person, cpf } = await signUpGuarded()
    const endsAt = server.time.nowMs() + 72 * HOUR_MS
    const asked = await recover(person, { cpf, name: 'ADA MARIA LOVELACE' })
    expect([asked.status, asked.body]).toEqual([200, { status: 'waiting', documentUrl: null, endsAt }])
    // A repeat is the same recovery.
    expect((await recover(person, { cpf })).body).toEqual(asked.body)
    expect(await signsInByPasswordAlone(person)).toBe(false)
    await passHours(24)
    await passHours(24)
    const mails = await subjectsTo(person.email)
    expect(mails.filter((subject) => subject.startsWith('Solicitação para entrar sem'))).toHaveLength(1)
    expect(mails.filter((subject) => subject.includes('removidas em breve'))).toHaveLength(2)
    await passHours(23)
    expect(await signsInByPasswordAlone(person)).toBe(false)
    await passHours(1)
    expect((await person.call('POST', '/auth/refresh')).status).toBe(401)
    const { browser, answer } = await beginSignIn(server, person)
    expect(answer.status).toBe(200)
    browser.token = answer.body.token
    expect(await readFactorsOf(browser)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
    const { payout } = (await browser.call<{ payout: { restsUntil: number } }>('GET', '/wallet/state')).body
    expect(payout.restsUntil).toBe(server.time.nowMs() + 24 * HOUR_MS)
    expect(await subjectsTo(person.email)).toContainEqual(expect.stringContaining('foram removidas'))
    expect((await cancel(await linkTo(person.email))).status).toBe(422)
  })

  it('needs the identity that was verified before, and a confirmed address [ACCOUNT-67]', async () => {
    const known = await signUpGuarded()
    const unknown = await signUpGuarded(null)
    for (const [{ person, cpf }, wrong] of [
      [known, { cpf: ownCpf() }],
      [known, { name: 'Ada Byron Lovelace' }],
      [known, { birthDate: '1985-12-11' }],
      [unknown, {}],
    ] as const) {
      const answer = await recover(person, { cpf, ...wrong })
      expect([answer.status, answer.body.code]).toEqual([422, 'RECOVERY_REFUSED'])
    }
    await server.ctx.pool.query('update users set email_confirmed_at = null where id = $1', [
      known.person.user.id,
    ])
    expect((await recover(known.person, { cpf: known.cpf })).body.code).toBe('RECOVERY_REFUSED')
    const body = { ...ADA, cpf: known.cpf, token: 'x'.repeat(43) }
    expect((await testClient(server).call('POST', '/auth/recovery', { body })).body.code).toBe('STEP_ENDED')
  })

  it('begins to wait only once a slow provider has answered [ACCOUNT-67]', async () => {
    const cpf = SPECIMEN.waits
    const { person } = await signUpGuarded(cpf)
    server.time.advance(61_000)
    await server.sweep('identity checks')
    expect((await recover(person, { cpf })).body).toMatchObject({ status: 'waits', endsAt: null })
    expect(await linkTo(person.email)).toBe('')
    server.time.advance(61_000)
    await server.sweep('identity checks')
    expect((await recover(person, { cpf })).body).toMatchObject({
      status: 'waiting',
      endsAt: server.time.nowMs() + 72 * HOUR_MS,
    })
    await cancel(await linkTo(person.email))
  })

  it.each([
    'signs in by a passkey',
    'gives a proof by a passkey',
    'uses a recovery code',
    'presses the link',
  ])('keeps everything when the owner %s [ACCOUNT-68]', async (way) => {
    const { person, cpf, authenticator, code } = await signUpGuarded()
    expect((await recover(person, { cpf })).body.status).toBe('waiting')
    await passHours(70)
    if (way.startsWith('gives')) {
      person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
      expect((await proveByPasskey(person, authenticator)).status).toBe(200)
    } else if (way.startsWith('uses')) expect((await finishSignIn(server, person, code)).status).toBe(200)
    else if (way.startsWith('presses')) {
      const token = await linkTo(person.email)
      expect((await cancel(token)).status).toBe(204)
      expect((await cancel(token)).status).toBe(204)
    } else {
      const client = testClient(server)
      const asked = await client.call<{ options: Parameters<typeof authenticator.get>[0] }>(
        'POST',
        '/auth/passkey/options',
      )
      const body = { passkey: authenticator.get(asked.body.options) }
      expect((await client.call('POST', '/auth/passkey', { body })).status).toBe(200)
    }
    await passHours(24)
    expect(await signsInByPasswordAlone(person)).toBe(false)
    expect(await subjectsTo(person.email)).toContainEqual(expect.stringContaining('Solicitação cancelada'))
  })

  it('cancels a recovery that began later by the link of an earlier mail [ACCOUNT-68]', async () => {
    const { person, cpf } = await signUpGuarded()
    await recover(person, { cpf })
    const earlier = await linkTo(person.email)
    expect((await cancel(earlier)).status).toBe(204)
    expect((await recover(person, { cpf })).body.status).toBe('waiting')
    expect((await cancel(earlier)).status).toBe(204)
    await passHours(72)
    expect(await signsInByPasswordAlone(person)).toBe(false)
  })

  it('sees a running recovery while signed in, and cancels their own alone, without a proof [ACCOUNT-71]', async () => {
    const [owner, other] = [await signUpGuarded(), await signUpGuarded()]
    const ownRecovery = async ({ person }: typeof owner) =>
      (await person.call<OwnRecovery>('GET', '/auth/recovery')).body
    expect(await ownRecovery(owner)).toEqual({ running: null })
    expect((await owner.person.call('DELETE', '/auth/recovery')).status).toBe(204)
    const startedAt = server.time.nowMs()
    await Promise.all([owner, other].map(({ person, cpf }) => recover(person, { cpf })))
    const running = { startedAt, endsAt: startedAt + 72 * HOUR_MS }
    expect(await ownRecovery(owner)).toEqual({ running })
    // Long after the last proof.
    await passHours(70)
    for (const { person } of [owner, other])
      person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
    expect(await ownRecovery(owner)).toEqual({ running })
    expect((await owner.person.call('DELETE', '/auth/recovery')).status).toBe(204)
    expect(await ownRecovery(owner)).toEqual({ running: null })
    expect(await ownRecovery(other)).toEqual({ running })
    expect((await owner.person.call('DELETE', '/auth/recovery')).status).toBe(204)
    await passHours(2)
    expect(await signsInByPasswordAlone(owner.person)).toBe(false)
    expect(await signsInByPasswordAlone(other.person)).toBe(true)
    const told = (await subjectsTo(owner.person.email)).filter((subject) =>
      subject.startsWith('Solicitação cancelada'),
    )
    expect(told).toHaveLength(1)
  })

  it('is not let in by two servers at once, nor after a cancellation at the last moment [ACCOUNT-68]', async () => {
    const { person, cpf } = await signUpGuarded()
    await recover(person, { cpf })
    server.time.advance(3 * DAY_MS)
    const token = await linkTo(person.email)
    await Promise.all([server.sweep('account recoveries'), cancel(token), server.sweep('account recoveries')])
    const { rows } = await server.ctx.pool.query(
      'select cancelled_at is not null as cancelled, done_at is not null as done from account_recoveries where user_id = $1',
      [person.user.id],
    )
    expect(rows).toEqual([{ cancelled: !rows[0].done, done: !rows[0].cancelled }])
    expect(await signsInByPasswordAlone(person)).toBe(rows[0].done)
  })

  it('sees it in the export of their data, and it goes with the account [ACCOUNT-70]', async () => {
    const { person, cpf, authenticator } = await signUpGuarded()
    await recover(person, { cpf })
    await proveByPasskey(person, authenticator)
    const { id } = person.user
    const exported = await person.call<{ recoveries: unknown[] }>('POST', `/users/${id}/export`, { body: {} })
    expect(exported.body.recoveries).toMatchObject([{ doneAt: null }])
    expect((await person.call('DELETE', `/users/${id}`, { body: {} })).status).toBe(204)
    for (const table of ['account_recoveries', 'identity_checks'])
      expect((await server.ctx.pool.query(`select from ${table} where user_id = $1`, [id])).rowCount).toBe(0)
  })

  it('counts each try as a guess of a code, so that birth dates cannot be tried out [ACCOUNT-70]', async () => {
    const own = await openScratchServer({ env: { RATE_LIMITS: 'on' } })
    try {
      const person = await signUp(own)
      await confirm(own, person)
      await proveByPassword(person)
      await identify(person, { cpf: ownCpf() })
      await addPasskey(person, openAuthenticator(own))
      const { answer } = await beginSignIn(own, person)
      const statuses: number[] = []
      for (let day = 10; day < 17; day += 1) {
        const body = { ...ADA, cpf: ownCpf(), birthDate: `1985-12-${day}`, token: answer.body.token }
        statuses.push((await testClient(own).call('POST', '/auth/recovery', { body })).status)
      }
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
    } finally {
      await own.stop()
    }
  })
})
