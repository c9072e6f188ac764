import { randomUUID } from 'node:crypto'
import type { IdentityState, WalletState } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestDeposit, signUpAdult } from '../../../test/depositKit.ts'
import { proveByPassword } from '../../../test/factorKit.ts'
import { ADA, identify, ownCpf, SPECIMEN } from '../../../test/identityKit.ts'
import { mailsTo } from '../../../test/mailbox.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, signUp, type TestServer, testClient } from '../../../test/testServer.ts'
import { confirm, requestWithdrawal, signUpNewPayee, signUpPayee } from '../../../test/withdrawalKit.ts'

const DAY_MS = 86_400_000

let server: TestServer & { connectionString: string }
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

type Person = Awaited<ReturnType<typeof signUp>>

/** A player who has just proved to be the owner. */
async function signUpProved(): Promise<Person> {
  const person = await signUp(server)
  await proveByPassword(person)
  return person
}

/** Another access token, after time has passed. */
async function refresh(person: Person): Promise<void> {
  person.token = (await person.call<{ token: string }>('POST', '/auth/refresh')).body.token
}

const stateOf = async (person: Person) => (await person.call<IdentityState>('GET', '/identity')).body

/** What is stored of a user's checks, as text. */
async function storedOf({ user }: Person): Promise<string> {
  const { rows } = await server.ctx.pool.query('select * from identity_checks where user_id = $1', [user.id])
  return JSON.stringify(rows)
}

describe('an identity', () => {
  it('is verified by CPF, name and birth date, stored sealed and reported by mail [ACCOUNT-60] [ACCOUNT-50]', async () => {
    const person = await signUpProved()
    await confirm(server, person)
    const cpf = ownCpf()
    expect((await stateOf(person)).status).toBe('none')
    const { status, body } = await identify(person, { cpf, name: '  José   da Silva' })
    expect([status, body]).toMatchObject([200, { status: 'verified', reason: null, attemptsLeft: 4 }])
    expect(body.verifiedAt).toBe(server.time.nowMs())
    const stored = await storedOf(person)
    for (const secret of [cpf, 'José', ADA.birthDate]) expect(stored).not.toContain(secret)
    expect((await mailsTo(server, person.email))[0]?.subject).toContain('Identidade confirmada')
    expect((await identify(person, { cpf })).body.status).toBe('verified')
    expect((await identify(person, { cpf: ownCpf() })).body.code).toBe('CPF_OTHER')
  })

  it('names the field that is wrong, refuses minors, and stores nothing then [ACCOUNT-60] [ACCOUNT-61]', async () => {
    const person = await signUpProved()
    for (const [field, value, code] of [
      ['name', 'Ana', 'PERSON_NAME'],
      ['cpf', '111.111.111-11', 'CPF_INVALID'],
      ['birthDate', '1990-02-30', 'BIRTH_DATE'],
      ['birthDate', '2008-01-16', 'UNDERAGE'],
    ] as const)
      expect((await identify(person, { cpf: ownCpf(), [field]: value })).body.code).toBe(code)
    expect(await storedOf(person)).toBe('[]')
    expect((await identify(person, { cpf: ownCpf(), birthDate: '2008-01-15' })).body.status).toBe('verified')
  })

  it('needs a fresh proof of the owner [ACCOUNT-45]', async () => {
    const person = await signUp(server)
    expect((await identify(person, { cpf: ownCpf() })).body.code).toBe('STEP_UP_REQUIRED')
    expect(await storedOf(person)).toBe('[]')
  })

  it('says why it was refused, and lets a corrected one be tried, five times in 30 days [ACCOUNT-62]', async () => {
    const person = await signUpProved()
    expect((await identify(person, { cpf: SPECIMEN.mismatch })).body).toMatchObject({
      status: 'refused',
      reason: 'mismatch',
      attemptsLeft: 4,
    })
    const firstMs = server.time.nowMs()
    server.time.advance(1)
    expect((await identify(person, { cpf: SPECIMEN.not_found })).body.reason).toBe('not_found')
    for (let n = 0; n < 3; n += 1) await identify(person, { cpf: SPECIMEN.mismatch })
    const until = firstMs + 30 * DAY_MS
    expect(await identify(person, { cpf: ownCpf() })).toMatchObject({
      status: 429,
      body: { code: 'IDENTITY_ATTEMPTS', until },
    })
    expect(await stateOf(person)).toMatchObject({ attemptsLeft: 0, nextAttemptAt: until })
    await server.ctx.pool.query(
      `update identity_checks set started_at = started_at - interval '30 days' where user_id = $1`,
      [person.user.id],
    )
    expect((await identify(person, { cpf: ownCpf() })).body.status).toBe('verified')
  })

  it('waits for a slow provider, is asked again by the sweep, and expires after three days [ACCOUNT-63]', async () => {
    const person = await signUpProved()
    const first = await identify(person, { cpf: SPECIMEN.waits })
    expect(first.body).toMatchObject({ status: 'waits', documentUrl: null, attemptsLeft: 4 })
    // The same person again is the same check.
    expect((await identify(person, { cpf: SPECIMEN.waits })).body.attemptsLeft).toBe(4)
    server.time.advance(61_000)
    await server.sweep('identity checks')
    expect((await stateOf(person)).status).toBe('verified')

    const other = await signUpProved()
    expect((await identify(other, { cpf: SPECIMEN.down })).body.status).toBe('started')
    server.time.advance(61_000)
    await server.sweep('identity checks')
    expect((await stateOf(other)).status).toBe('started')
    server.time.advance(3 * DAY_MS)
    await server.sweep('identity checks')
    await refresh(other)
    expect((await stateOf(other)).status).toBe('expired')
  })

  it('asks for a document where the provider wants one, and ends once however often it is told [ACCOUNT-63]', async () => {
    const person = await signUpProved()
    const { body } = await identify(person, { cpf: SPECIMEN.document })
    expect(body.status).toBe('waits')
    const path = new URL(body.documentUrl ?? '').pathname
    const reference = path.split('/').at(-1)
    expect((await fetch(`http://127.0.0.1:${server.port}${path}`)).status).toBe(200)
    const hint = () => testClient(server).call('POST', '/webhooks/identity', { body: { reference } })
    expect((await hint()).status).toBe(204)
    await server.sweep('identity checks')
    expect((await stateOf(person)).status).toBe('waits')
    const decide = () =>
      fetch(`http://127.0.0.1:${server.port}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'decision=accept',
        redirect: 'manual',
      })
    await Promise.all([decide(), decide()])
    for (let n = 0; n < 2; n += 1) {
      await hint()
      await server.sweep('identity checks')
    }
    expect((await stateOf(person)).status).toBe('verified')
    const unknown = { body: { reference: randomUUID() } }
    expect((await testClient(server).call('POST', '/webhooks/identity', unknown)).status).toBe(204)
  })

  it('belongs to one account, also when two want it at the same moment [ACCOUNT-64]', async () => {
    const [one, two] = [await signUpProved(), await signUpProved()]
    const cpf = ownCpf()
    const answers = await Promise.all([identify(one, { cpf }), identify(two, { cpf })])
    const outcomes = answers.map(({ body }) => body.code ?? body.reason ?? body.status).sort()
    expect(outcomes[1]).toBe('verified')
    expect(['CPF_TAKEN', 'taken']).toContain(outcomes[0])
    const loser = answers[0].body.status === 'verified' ? two : one
    const payee = await signUpPayee(server)
    await proveByPassword(loser)
    expect((await identify(loser, { cpf: payee.cpf })).body.code).toBe('CPF_TAKEN')
    await proveByPassword(payee.person)
    expect((await identify(payee.person, { cpf: ownCpf() })).body.code).toBe('CPF_OTHER')
    expect((await identify(payee.person, { cpf: payee.cpf })).body.status).toBe('verified')
    const { person } = await signUpNewPayee(server)
    expect((await requestWithdrawal(person, { pixKey: cpf })).body.code).toBe('CPF_TAKEN')
  })

  it('declares its owner of age, so that no call asks for it any more [ACCOUNT-61]', async () => {
    const person = await signUpProved()
    expect((await requestDeposit(person, 50)).body.code).toBe('ADULT_UNDECLARED')
    await identify(person, { cpf: ownCpf() })
    expect((await requestDeposit(person, 50)).status).toBe(201)
  })

  it('is in the export of the owner, and gone with the account, so that another may verify the CPF [ACCOUNT-29] [ACCOUNT-31]', async () => {
    const person = await signUpProved()
    const cpf = ownCpf()
    await identify(person, { cpf })
    const exported = await person.call<object>('POST', `/users/${person.user.id}/export`, { body: {} })
    expect(exported.body).toMatchObject({ identityChecks: [{ ...ADA, cpf, status: 'verified' }] })
    expect((await person.call('DELETE', `/users/${person.user.id}`, { body: {} })).status).toBe(204)
    expect(await storedOf(person)).toBe('[]')
    expect((await identify(await signUpProved(), { cpf })).body.status).toBe('verified')
  })

  it('is shown to an operator with a reason, and each reading is logged [ACCOUNT-66]', async () => {
    const person = await signUpProved()
    const cpf = ownCpf()
    await identify(person, { cpf })
    const account = ['--account', person.user.id]
    expect((await operate(server, 'show-identity', ...account)).ok).toBe(false)
    const shown = await operate(server, 'show-identity', ...account, '--who', 'Carla', '--why', 'ticket 12')
    expect(shown.lines[0]).toContain(`CPF ${cpf}, Ada Maria Lovelace, born ${ADA.birthDate}: verified`)
    const { rows } = await server.ctx.pool.query(
      `select given from operator_acts where verb = 'show-identity' and who = 'Carla'`,
    )
    expect(rows).toEqual([{ given: { account: person.user.id } }])
  })
})

describe('withdrawals of an identified owner', () => {
  it('go to a key of the verified CPF alone, whatever kind of key it is [ACCOUNT-65]', async () => {
    const { person, cpf } = await signUpNewPayee(server)
    await proveByPassword(person)
    await identify(person, { cpf })
    expect((await requestWithdrawal(person, { pixKey: ownCpf() })).body.code).toBe('CPF_OTHER')
    for (const pixKey of ['outra.pessoa@lance.test', '+5511990000000', `00000000-${randomUUID().slice(9)}`])
      expect((await requestWithdrawal(person, { pixKey })).body.code, pixKey).toBe('PIX_KEY_OTHER')
    // Their own e-mail address, without naming the CPF again, as the form knows. A first key rests.
    const knowsCpf = async () => (await person.call<WalletState>('GET', '/wallet/state')).body.payout.knowsCpf
    expect(await knowsCpf()).toBe(true)
    expect((await requestWithdrawal(person, { pixKey: 'ada@lance.test' })).body.code).toBe('WITHDRAWAL_RESTS')
    server.time.advance(2 * DAY_MS)
    await refresh(person)
    expect((await requestWithdrawal(person, { pixKey: 'ada@lance.test' })).status).toBe(201)
  })
})

describe('the rule of the operator', () => {
  const withRule = async (rule: string, work: (own: TestServer) => Promise<void>) => {
    const own = await openScratchServer({ env: { IDENTITY_REQUIRED: rule } })
    try {
      await work(own)
    } finally {
      await own.stop()
    }
  }

  it('asks before the first withdrawal, after everything else that hinders it, and changes nothing until then [ACCOUNT-65]', async () => {
    await withRule('withdrawal', async (own) => {
      const { person, cpf } = await signUpPayee(own)
      expect((await requestWithdrawal(person, { pixKey: cpf, amount: 500 })).body.code).toBe(
        'WITHDRAWAL_DAILY',
      )
      const refused = await requestWithdrawal(person, { pixKey: cpf }, 'key-1')
      expect(refused).toMatchObject({ status: 403, body: { code: 'IDENTITY_REQUIRED' } })
      expect((await requestDeposit(await signUpAdult(own), 50)).status).toBe(201)
      await proveByPassword(person)
      expect((await identify(person, { cpf })).body.status).toBe('verified')
      expect((await requestWithdrawal(person, { pixKey: cpf }, 'key-1')).status).toBe(201)
    })
  })

  it('asks before the first deposit, and no longer who is of age [ACCOUNT-65]', async () => {
    await withRule('deposit', async (own) => {
      const person = await signUpAdult(own)
      expect((await requestDeposit(person, 50)).body.code).toBe('IDENTITY_REQUIRED')
      expect((await own.ctx.pool.query('select from deposits')).rowCount).toBe(0)
      const { person: payee, cpf } = await signUpPayee(own)
      expect((await requestWithdrawal(payee, { pixKey: cpf })).body.code).toBe('IDENTITY_REQUIRED')
      await proveByPassword(person)
      await identify(person, { cpf: ownCpf() })
      expect((await requestDeposit(person, 50)).status).toBe(201)
    })
  })

  it('asks above a sum of 30 days [ACCOUNT-65]', async () => {
    await withRule('above:10000', async (own) => {
      const person = await signUpAdult(own)
      expect((await requestDeposit(person, 60)).status).toBe(201)
      expect((await requestDeposit(person, 41)).body.code).toBe('IDENTITY_REQUIRED')
      expect((await requestDeposit(person, 40)).status).toBe(201)
      const { person: payee, cpf } = await signUpPayee(own, 300)
      expect((await requestWithdrawal(payee, { pixKey: cpf, amount: 100 })).status).toBe(201)
      expect((await requestWithdrawal(payee, { pixKey: cpf, amount: 20 })).body.code).toBe(
        'IDENTITY_REQUIRED',
      )
    })
  })
})
