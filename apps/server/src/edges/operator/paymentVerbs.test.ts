import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  findLedgerProblems,
  moneyOf,
  parkReasonOf,
  requestDeposit,
  signUpAdult,
  submitSandboxForm,
} from '../../../test/depositKit.ts'
import { operate as operateAt } from '../../../test/operate.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

/** Runs a verb as from the command line. */
const operate = (...args: string[]) => operateAt(server, ...args)

async function settle(): Promise<void> {
  await server.sweep('sandbox webhooks')
  await server.sweep('payment events')
}

async function openPaid(amount: number) {
  const person = await signUpAdult(server)
  const { body } = await requestDeposit(person, amount)
  await submitSandboxForm(server, body.url, 'pay_card')
  await settle()
  return { person, depositId: body.id }
}

const BY = ['--who', 'Carla', '--why', 'asked for by mail']

it('refunds part of a deposit once for each act, and debits the wallet when the provider confirms [DEPOSIT-11]', async () => {
  const { person, depositId } = await openPaid(50)
  const refund = (amount: string, act: string = randomUUID()) =>
    operate('refund-deposit', '--deposit', depositId, '--amount', amount, ...BY, '--act', act)
  const act = randomUUID()
  for (let times = 0; times < 2; times++) expect((await refund('20', act)).ok).toBe(true)
  expect((await moneyOf(server, person)).balance).toBe(50)
  await settle()
  expect(await moneyOf(server, person)).toEqual({ balance: 30, debt: 0 })
  expect((await refund('30,01')).lines[0]).toBe('It cannot be refunded: R$ 30.00 are left of it.')
  expect((await refund('0')).ok).toBe(false)
  expect((await refund('30')).ok).toBe(true)
  await settle()
  expect((await moneyOf(server, person)).balance).toBe(0)
})

it('refuses to refund a deposit that does not exist or is not paid', async () => {
  const person = await signUpAdult(server)
  const { body } = await requestDeposit(person, 20)
  const refund = (id: string) => operate('refund-deposit', '--deposit', id, '--amount', '10', ...BY)
  expect((await refund(body.id)).lines[0]).toBe('It cannot be refunded: it is open, not paid.')
  expect((await refund(randomUUID())).lines[0]).toBe('It cannot be refunded: there is no such deposit.')
  expect((await refund('mine')).ok).toBe(false)
})

it('lists a parked payment without crediting it, and credits it by retry-payment once it is fixed [DEPOSIT-11]', async () => {
  expect((await operate('parked-payments', ...BY)).lines[0]).toBe('Nothing is parked.')
  const person = await signUpAdult(server)
  const { body } = await requestDeposit(person, 20)
  // Our row now has another amount.
  const write = (cents: number) =>
    server.ctx.pool.query('update deposits set amount_cents = $1 where id = $2', [cents, body.id])
  await write(2100)
  await submitSandboxForm(server, body.url, 'pay_card')
  await settle()
  const { rows } = await server.ctx.pool.query(
    `select event_id as id from payment_events where status = 'parked'`,
  )
  expect(rows).toHaveLength(1)
  expect(await parkReasonOf(server, rows[0])).toBe('WRONG_AMOUNT')
  expect((await operate('parked-payments', ...BY)).lines[0]).toContain(`sandbox ${rows[0].id} WRONG_AMOUNT`)
  expect((await moneyOf(server, person)).balance).toBe(0)
  await write(2000)
  expect((await operate('retry-payment', '--event', rows[0].id, ...BY)).ok).toBe(true)
  await settle()
  expect((await moneyOf(server, person)).balance).toBe(20)
  const again = await operate('retry-payment', '--event', rows[0].id, '--who', 'Davi', '--why', 'again')
  expect(again).toMatchObject({ ok: false, code: 'EVENT_UNKNOWN' })
})
