import type { WalletState, Withdrawal } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { proveByPassword } from '../../../test/factorKit.ts'
import { identify } from '../../../test/identityKit.ts'
import { fund } from '../../../test/moneyKit.ts'
import { operate, WHO_AND_WHY } from '../../../test/operate.ts'
import {
  openScratchServer,
  openTestServer,
  PATIENT,
  signUp,
  type TestServer,
} from '../../../test/testServer.ts'
import {
  confirm,
  makeCpf,
  requestWithdrawal,
  signUpNewPayee,
  signUpPayee,
} from '../../../test/withdrawalKit.ts'

const OLD_KEY = `tests:${Buffer.alloc(32, 8).toString('base64')}`
const NEW_KEY = `next:${Buffer.alloc(32, 9).toString('base64')}`

let server: TestServer & { connectionString: string }
beforeAll(async () => {
  server = await openScratchServer({ databaseTimeouts: PATIENT })
  // As in a database of the previous version, which reads the clear text.
  await server.ctx.pool.query('delete from sealing_state')
})
afterAll(() => server?.stop())

type Person = Awaited<ReturnType<typeof signUp>>
type StoredRow = Record<'cpf' | 'pix_key' | 'cpf_sealed' | 'pix_key_sealed', string | null>

async function storedRow(table: 'payees' | 'withdrawals', { user }: Person): Promise<StoredRow> {
  const { rows } = await server.ctx.pool.query(`select * from ${table} where user_id = $1`, [user.id])
  return rows[0]
}

const pixKeyOf = async (person: Person, at = server) => {
  const headers = { authorization: `Bearer ${person.token}` }
  const answer = await fetch(`${at.url.replace(/:\d+$/, `:${at.port}`)}/wallet/state`, { headers })
  return ((await answer.json()) as WalletState).payout.pixKey
}

/** What a server of the previous version would store. */
async function changeKeyAsBefore({ user }: Person, key: string): Promise<void> {
  await server.ctx.pool.query(
    `insert into payees (user_id, cpf, pix_kind, pix_key) select user_id, cpf, 'email', $2 from payees where user_id = $1
     on conflict (user_id) do update set pix_kind = excluded.pix_kind, pix_key = excluded.pix_key`,
    [user.id, key],
  )
}

describe('a CPF and a Pix key', () => {
  it('are stored sealed, beside the clear text that the previous version reads [ACCOUNT-50]', async () => {
    const { person, cpf } = await signUpPayee(server)
    await requestWithdrawal(person, { pixKey: cpf })
    for (const table of ['payees', 'withdrawals'] as const) {
      const row = await storedRow(table, person)
      expect(row).toMatchObject({ cpf, pix_key: cpf })
      expect([row.cpf_sealed, row.pix_key_sealed]).toEqual([
        expect.stringMatching(/^v1\.tests\./),
        expect.stringMatching(/^v1\.tests\./),
      ])
    }
  })

  it('are sealed by a sweep where the previous version stored them, and read before and after', async () => {
    const { person, cpf } = await signUpPayee(server)
    expect(await pixKeyOf(person)).toBe(cpf)
    expect(await storedRow('payees', person)).toMatchObject({ cpf_sealed: null })
    await server.sweep('unsealed data')
    expect((await storedRow('payees', person)).cpf_sealed).toMatch(/^v1\.tests\./)
    expect(await pixKeyOf(person)).toBe(cpf)
  })

  it('follow a change by a server of the previous version', async () => {
    const { person } = await signUpPayee(server)
    await server.sweep('unsealed data')
    await changeKeyAsBefore(person, 'ana@lance.test')
    expect(await pixKeyOf(person)).toBe('ana@lance.test')
    await server.sweep('unsealed data')
    expect((await storedRow('payees', person)).pix_key_sealed).not.toBeNull()
    expect(await pixKeyOf(person)).toBe('ana@lance.test')
  })

  it('are refused in the row of another user [ACCOUNT-50]', async () => {
    const [{ person }, other] = [await signUpPayee(server), await signUpPayee(server)]
    await server.sweep('unsealed data')
    await server.ctx.pool.query(
      `update payees set pix_key_sealed = (select pix_key_sealed from payees where user_id = $2) where user_id = $1`,
      [person.user.id, other.person.user.id],
    )
    expect((await person.call('GET', '/wallet/state')).status).toBe(500)
    await server.ctx.pool.query('update payees set pix_key_sealed = null where user_id = $1', [
      person.user.id,
    ])
  })
})

describe('a CPF', () => {
  it('is given to one of eight accounts that name it at the same moment [WITHDRAW-3]', async () => {
    const cpf = makeCpf()
    const people = await Promise.all(Array.from({ length: 8 }, () => signUpNewPayee(server)))
    await Promise.all(people.map(({ person }) => requestWithdrawal(person, { pixKey: cpf })))
    const { rows } = await server.ctx.pool.query('select user_id from payees where cpf = $1', [cpf])
    expect(rows).toHaveLength(1)
  })

  it('belongs to one account after the key was rotated, and without any clear text', async () => {
    const { person, cpf } = await signUpPayee(server)
    await server.sweep('unsealed data')
    await server.ctx.pool.query('update payees set cpf = null, pix_key = null where user_id = $1', [
      person.user.id,
    ])
    const rotated = await openTestServer({ ...server, env: { DATA_KEYS: `${NEW_KEY},${OLD_KEY}` } })
    const other = await signUp(rotated)
    await fund(server.ctx, other.user.id, 100)
    await confirm(server, other)
    expect((await requestWithdrawal(other, { pixKey: cpf })).body.code).toBe('CPF_TAKEN')
    expect(await pixKeyOf(person, { ...server, port: rotated.port })).toBe(cpf)
    await rotated.stop()
    await server.ctx.pool.query("delete from data_keys where id = 'next'")
  })
})

describe('operators', () => {
  it('seal all rows with a new key, as often as they like, and then need the old one no more [OPERATOR-41]', async () => {
    const { person, cpf } = await signUpPayee(server)
    await requestWithdrawal(person, { pixKey: cpf })
    await proveByPassword(person)
    await identify(person, { cpf })
    const rotated = await openTestServer({ ...server, env: { DATA_KEYS: `${NEW_KEY},${OLD_KEY}` } })
    const first = await operate(rotated, 'reseal-data', ...WHO_AND_WHY)
    expect([first.ok, first.lines[0], first.lines[1]]).toEqual([
      true,
      expect.stringMatching(/^Sealed anew: [1-9]\d* rows\.$/),
      'Only the key next is needed now.',
    ])
    expect((await operate(rotated, 'reseal-data', ...WHO_AND_WHY)).lines[0]).toBe('Sealed anew: 0 rows.')
    await rotated.stop()
    const alone = await openTestServer({ ...server, env: { DATA_KEYS: NEW_KEY } })
    expect(await pixKeyOf(person, { ...server, port: alone.port })).toBe(cpf)
    expect((await operate(alone, 'withdrawals', ...WHO_AND_WHY)).lines.join('\n')).toContain(cpf)
    const shown = await operate(alone, 'show-identity', '--account', person.user.id, ...WHO_AND_WHY)
    expect(shown.lines[0]).toContain(cpf)
    const twin = await signUp(alone)
    await proveByPassword(twin)
    expect((await identify(twin, { cpf })).body.code).toBe('CPF_TAKEN')
    await alone.stop()
    const back = await openTestServer({ ...server, env: { DATA_KEYS: `${OLD_KEY},${NEW_KEY}` } })
    expect((await operate(back, 'reseal-data', ...WHO_AND_WHY)).ok).toBe(true)
    await back.stop()
  })

  it('remove all clear text, after which none is written and everything is still read [OPERATOR-42]', async () => {
    const [old, recent] = [await signUpPayee(server), await signUpNewPayee(server)]
    const removed = await operate(server, 'remove-clear-text', ...WHO_AND_WHY)
    expect([removed.ok, removed.lines[0]]).toEqual([
      true,
      expect.stringMatching(/^The clear text of [1-9]\d* rows/),
    ])
    await requestWithdrawal(recent.person, { pixKey: recent.cpf })
    await requestWithdrawal(old.person, { pixKey: old.cpf })
    const { rows } = await server.ctx.pool.query(
      `select count(*)::int as rows from (select cpf, pix_key from payees union all select cpf, pix_key from withdrawals) stored
       where cpf is not null or pix_key is not null`,
    )
    expect(rows).toEqual([{ rows: 0 }])
    const listed = await old.person.call<{ items: Withdrawal[] }>('GET', '/withdrawals')
    expect(listed.body.items.map(({ pixKey }) => pixKey)).toEqual([old.cpf])
    expect(await pixKeyOf(recent.person)).toBe(recent.cpf)
  })
})
