import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findLedgerProblems, moneyOf } from '../../../test/depositKit.ts'
import { fund } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, PATIENT, signUp, type TestServer } from '../../../test/testServer.ts'
import { advanceWithdrawal, requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'
import { settleWithdrawal } from './index.ts'

// When two requests want the same money at the same moment, only one gets it.

const ROUNDS = 5

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ databaseTimeouts: PATIENT })
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

it('accepts one of 16 concurrent withdrawals of the whole balance [WITHDRAW-1]', async () => {
  const { person, cpf } = await signUpPayee(server)
  const ask = () => requestWithdrawal(person, { pixKey: cpf, amount: 100 })
  const answers = await Promise.all(Array.from({ length: 16 }, ask))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(15).fill(422)])
  expect((await moneyOf(server, person)).balance).toBe(0)
})

const sendingBy = (who: string) => ({ to: 'sending', who, actId: randomUUID() }) as const

it('decides a withdrawal once when it is taken and refused at the same time', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { person, cpf } = await signUpPayee(server)
    const { id } = (await requestWithdrawal(person, { pixKey: cpf })).body
    await advanceWithdrawal(server, id, 'sending')
    const [taken, refused] = await Promise.all([
      settleWithdrawal(server.ctx, { id, ...sendingBy('Carla') }),
      settleWithdrawal(server.ctx, { id, to: 'refused' }),
    ])
    expect([taken.ok, refused.ok].filter(Boolean)).toHaveLength(1)
    expect((await moneyOf(server, person)).balance).toBe(taken.ok ? 80 : 100)
    await settleWithdrawal(server.ctx, { id, to: 'paid' })
  }
})

it('lets one of eight operators take a withdrawal to send it, and tells the others who has it [WITHDRAW-7]', async () => {
  const { person, cpf } = await signUpPayee(server)
  const { id } = (await requestWithdrawal(person, { pixKey: cpf })).body
  await advanceWithdrawal(server, id, 'sending')
  const names = Array.from({ length: 8 }, (_, index) => `Operator ${index}`)
  const answers = await Promise.all(
    names.map((who) => settleWithdrawal(server.ctx, { id, ...sendingBy(who) })),
  )
  const winner = names[answers.findIndex(({ ok }) => ok)]
  const others = answers.filter(({ ok }) => !ok)
  expect(others).toHaveLength(7)
  for (const other of others) expect(other).toMatchObject({ code: 'TAKEN', by: winner })
  await settleWithdrawal(server.ctx, { id, to: 'paid' })
})

it('ends a sent withdrawal once when it is reported paid and failed at the same time', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { person, cpf } = await signUpPayee(server)
    const { id } = (await requestWithdrawal(person, { pixKey: cpf })).body
    await advanceWithdrawal(server, id, 'paid')
    const [paid, failed] = await Promise.all(
      (['paid', 'failed'] as const).map((to) => settleWithdrawal(server.ctx, { id, to })),
    )
    expect([paid?.ok, failed?.ok].filter(Boolean)).toHaveLength(1)
    expect((await moneyOf(server, person)).balance).toBe(paid?.ok ? 80 : 100)
  }
})

it('sends a withdrawal before its account is frozen, or not at all', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { person, cpf } = await signUpPayee(server)
    const { id } = (await requestWithdrawal(person, { pixKey: cpf })).body
    await advanceWithdrawal(server, id, 'sending')
    const by = ['--who', 'Carla', '--why', 'a report']
    const step = sendingBy('Carla')
    const [frozen, taken] = await Promise.all([
      operate(server, 'freeze-account', '--account', person.user.id, ...by),
      settleWithdrawal(server.ctx, { id, ...step }),
    ])
    expect(frozen.ok).toBe(true)
    const again = await settleWithdrawal(server.ctx, { id, ...step })
    expect(again).toMatchObject(taken.ok ? { ok: true } : { ok: false, code: 'FROZEN' })
  }
})

it('lets the same money be either withdrawn or staked, never both', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { person, cpf } = await signUpPayee(server, 20)
    const opponent = await signUp(server)
    await fund(server.ctx, opponent.user.id, 20)
    for (const player of [person, opponent]) {
      const body = { player_id: player.user.id, time_control: 600, wager: 20 }
      expect((await player.call('POST', '/matchmaking-v2', { body })).status).toBe(200)
    }
    const [asked] = await Promise.all([
      requestWithdrawal(person, { pixKey: cpf, amount: 20 }),
      server.sweep('searches'),
    ])
    await server.sweep('searches')
    const { rows } = await server.ctx.pool.query('select from live_seat where user_id = $1', [person.user.id])
    expect([asked.status === 201, rows.length === 1].filter(Boolean)).toHaveLength(1)
    expect((await moneyOf(server, person)).balance).toBe(0)
    await opponent.call('DELETE', `/matchmaking_queue/${opponent.user.id}`)
  }
})
