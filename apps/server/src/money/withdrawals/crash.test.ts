import { randomUUID } from 'node:crypto'
import type { WithdrawalList } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import {
  diesAtStatement,
  killEverywhere,
  setUpSurvivor,
  startDoomed,
  survivor,
} from '../../../test/crashKit.ts'
import { findLedgerProblems, moneyOf } from '../../../test/depositKit.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../../../test/proofKit.ts'
import { testClient } from '../../../test/testServer.ts'
import { casesOf } from '../../../test/turns.ts'
import { advanceWithdrawal, requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'
import { settleWithdrawal } from './index.ts'

// A server is killed, as by `kill -9`, before its nth SQL statement while it accepts or settles a withdrawal.
// Another server continues from the database. Whatever n is, nothing is lost and nothing leaves twice.

setUpSurvivor()

async function statusesOf(person: Awaited<ReturnType<typeof signUpPayee>>['person']): Promise<string[]> {
  const { items } = (await person.call<WithdrawalList>('GET', '/withdrawals')).body
  return items.map(({ status }) => status)
}

/** Requests a withdrawal on the doomed server, then under the same key on the next one: it is made once. */
async function killWhileRequesting(statement: number): Promise<{ died: boolean }> {
  const { person, cpf } = await signUpPayee(survivor)
  const key = randomUUID()
  const server = await startDoomed()
  const client = { ...testClient(server, { token: person.token }), password: person.password }
  const died = await diesAtStatement(server, statement, () => requestWithdrawal(client, { pixKey: cpf }, key))
  await server.kill()
  expect(await findLedgerProblems(survivor)).toEqual([])
  const isAsked = (await statusesOf(person)).length === 1
  expect((await moneyOf(survivor, person)).balance).toBe(isAsked ? 80 : 100)
  expect((await requestWithdrawal(person, { pixKey: cpf }, key)).status).toBe(201)
  expect(await statusesOf(person)).toEqual(['asked'])
  expect((await moneyOf(survivor, person)).balance).toBe(80)
  return { died }
}

/** Settles a withdrawal on the doomed server, then again on the next one: it is settled once. */
function killWhileSettling(to: 'paid' | 'failed' | 'refused') {
  return async (statement: number): Promise<{ died: boolean }> => {
    const { person, cpf } = await signUpPayee(survivor)
    const { id } = (await requestWithdrawal(person, { pixKey: cpf })).body
    await advanceWithdrawal(survivor, id, to)
    const server = await startDoomed()
    const died = await diesAtStatement(server, statement, () => server.order({ settle: { id, to } }))
    await server.kill()
    expect(await findLedgerProblems(survivor)).toEqual([])
    const settled = to === 'paid' ? 80 : 100
    const [status = ''] = await statusesOf(person)
    expect([to === 'refused' ? 'asked' : 'sending', to]).toContain(status)
    expect((await moneyOf(survivor, person)).balance).toBe(status === to ? settled : 80)
    expect((await settleWithdrawal(survivor.ctx, { id, to })).ok).toBe(true)
    expect(await statusesOf(person)).toEqual([to])
    expect((await moneyOf(survivor, person)).balance).toBe(settled)
    return { died }
  }
}

// Each run starts a process.
describe('a server killed between any two SQL statements', { timeout: PROOF_TIMEOUT_MS }, () => {
  it('leaves a withdrawal held in full, or not requested [WITHDRAW-1]', async () => {
    expect(await killEverywhere(killWhileRequesting, runsOf({ few: 28, many: 1 }))).toBeGreaterThan(10)
  })

  it.each(casesOf(['paid', 'failed', 'refused'] as const))(
    'lets the money leave the hold once when a withdrawal is %s',
    async (to) => {
      // Not a multiple of the number of cases, so that the commits cover each statement of each case.
      const step = runsOf({ few: 10, many: 1 })
      expect(await killEverywhere(killWhileSettling(to), step)).toBeGreaterThan(5)
    },
  )
})
