import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { act, joinDesk } from '../../../test/deskKit.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer } from '../../../test/testServer.ts'
import { requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'
import { updateEnded } from '../../people/operators/operatorStore.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  const env = { DESK: 'on', OPERATORS_REQUIRED: '2', TWO_OPERATORS_FROM_CENTS: '3000' }
  server = await openScratchServer({ env })
})
afterAll(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
  await server?.stop()
})

async function ask(...amounts: number[]): Promise<string[]> {
  const { person, cpf } = await signUpPayee(server)
  const ids: string[] = []
  for (const amount of amounts) ids.push((await requestWithdrawal(person, { pixKey: cpf, amount })).body.id)
  return ids
}

const askOne = async (amount = 50): Promise<string> => (await ask(amount))[0] ?? ''

const approve = (id: string, who: string, ...more: string[]) =>
  operate(server, 'approve-withdrawal', '--withdrawal', id, '--who', who, '--why', 'ticket 12', ...more)

async function statusOf(id: string): Promise<string> {
  const { rows } = await server.ctx.pool.query('select status from withdrawals where id = $1', [id])
  return rows[0].status
}

const WAITS = { ok: false, code: 'WAITS_FOR_SECOND' }
const OVER = { ok: false, code: 'REQUEST_OVER' }

describe('an act that needs two operators', () => {
  it('waits for another operator, whose same act does it [DESK-21]', async () => {
    const id = await askOne()
    const first = randomUUID()
    expect(await approve(id, 'Carla', '--act', first)).toMatchObject(WAITS)
    expect(await statusOf(id)).toBe('asked')
    expect(await approve(id, 'Davi')).toMatchObject({
      ok: true,
      changed: { to: 'approved', confirms: first },
    })
    expect(await statusOf(id)).toBe('approved')
  })

  it('is in the log as a request and as its confirmation [DESK-21]', async () => {
    const id = await askOne()
    const [first, second] = [randomUUID(), randomUUID()]
    await approve(id, 'Carla', '--act', first)
    await approve(id, 'Davi', '--act', second)
    const { rows } = await server.ctx.pool.query(
      `select who, step, changed from operator_log where act_id = any($1) order by seq`,
      [[first, second]],
    )
    expect(rows).toMatchObject([
      { who: 'Carla', step: 'begun' },
      { who: 'Carla', step: 'done', changed: { waits: first } },
      { who: 'Davi', step: 'begun' },
      { who: 'Davi', step: 'done', changed: { confirms: first, from: 'asked', to: 'approved' } },
    ])
    expect(await operate(server, 'prove-log')).toMatchObject({ ok: true })
  })

  it('is not confirmed by the operator who asked, however they write their name [DESK-22]', async () => {
    const id = await askOne()
    for (const who of ['Carla', 'carla', 'CARLA', 'Ｃarla'])
      expect(await approve(id, who)).toMatchObject(WAITS)
    expect(await statusOf(id)).toBe('asked')
  })

  it('takes a name on the command line for the desk’s operator of that name [DESK-22]', async () => {
    const id = await askOne()
    const [one, other] = [await joinDesk(server, 'finance'), await joinDesk(server, 'finance')]
    const call = (browser: typeof one.browser, given: Record<string, string>) =>
      browser.call('POST', '/desk/api/acts/approve-withdrawal', act(given))
    expect((await call(one.browser, { withdrawal: id })).body).toMatchObject(WAITS)
    expect((await call(one.browser, { withdrawal: id })).body).toMatchObject(WAITS)
    expect(await approve(id, one.name.toUpperCase())).toMatchObject(WAITS)
    expect((await call(other.browser, { withdrawal: id })).body).toMatchObject({ ok: true })
  })

  it('waits for a day, and then has to be asked for anew [DESK-21]', async () => {
    const id = await askOne()
    const first = randomUUID()
    await approve(id, 'Carla', '--act', first)
    server.time.advance(24 * 3_600_000)
    expect(await approve(id, 'Davi', '--confirms', first)).toMatchObject(OVER)
    expect(await approve(id, 'Carla', '--act', first)).toMatchObject(OVER)
    expect(await approve(id, 'Davi')).toMatchObject(WAITS)
    expect(await statusOf(id)).toBe('asked')
    expect(await approve(id, 'Carla')).toMatchObject({ ok: true })
  })

  it('is not confirmed by an act with other arguments [DESK-21]', async () => {
    const correct = (who: string, amount: string, ...more: string[]) =>
      operate(
        server,
        ...['correct', '--from', 'world', '--to', 'fees', '--amount', amount, '--for', 'outside:a Pix'],
        ...['--who', who, '--why', 'ticket 12', ...more],
      )
    const first = randomUUID()
    expect(await correct('Carla', '1,00', '--act', first)).toMatchObject(WAITS)
    expect(await correct('Davi', '100,00', '--confirms', first)).toMatchObject(OVER)
    expect(await correct('Davi', '100,00')).toMatchObject(WAITS)
    expect(await correct('Davi', '1,00', '--confirms', first)).toMatchObject({ ok: true })
    expect(await correct('Davi', '1,00', '--confirms', first)).toMatchObject(OVER)
    const { rows } = await server.ctx.pool.query(
      `select amount::int as cents from transfers where kind = 'correction' and debit_account = (
         select id from accounts where kind = 'world') and credit_account = (
         select id from accounts where kind = 'fees')`,
    )
    expect(rows).toEqual([{ cents: 100 }])
  })

  it('is done once when it is confirmed by several at once, and asked for once [DESK-21]', async () => {
    const id = await askOne()
    const names = ['Carla', 'Davi', 'Elisa', 'Fabio', 'carla', 'davi']
    const outcomes = await Promise.all(names.map((who) => approve(id, who)))
    expect(outcomes.filter(({ code }) => code === 'WAITS_FOR_SECOND').length).toBeGreaterThan(0)
    expect(await statusOf(id)).toBe('approved')
    const { rows } = await server.ctx.pool.query(
      `select first.who as first, second.who as second from act_requests
       join operator_acts first on first.id = act_id left join operator_acts second on second.id = confirmed_by
       where first.given->>'withdrawal' = $1`,
      [id],
    )
    expect(rows).toHaveLength(1)
    expect(rows[0].second.toLowerCase()).not.toBe(rows[0].first.toLowerCase())
  })

  it('gets its first answer again when it is repeated, and does not undo what came after [DESK-21]', async () => {
    const id = await askOne()
    const [first, second] = [randomUUID(), randomUUID()]
    await approve(id, 'Carla', '--act', first)
    expect(await approve(id, 'Carla', '--act', first)).toMatchObject(WAITS)
    await approve(id, 'Davi', '--act', second)
    await operate(server, 'unapprove-withdrawal', '--withdrawal', id, '--who', 'Carla', '--why', 'a doubt')
    expect(await approve(id, 'Carla', '--act', first)).toMatchObject({ ok: true })
    expect(await approve(id, 'Davi', '--act', second)).toMatchObject({ ok: true })
    expect(await statusOf(id)).toBe('asked')
  })

  it('does not take an act that another operator began for its own [DESK-22]', async () => {
    const id = await askOne()
    const begun = randomUUID()
    await server.ctx.pool.query(
      `insert into operator_acts (id, verb, who, why, given, begun_at)
       values ($1, 'approve-withdrawal', 'Carla', 'ticket 12', $2, $3)`,
      [begun, { withdrawal: id }, new Date(server.time.nowMs())],
    )
    expect((await approve(id, 'Davi', '--act', begun)).ok).toBe(false)
    expect(await approve(id, 'Davi')).toMatchObject(WAITS)
    expect(await statusOf(id)).toBe('asked')
  })

  it('waits no longer when its first operator has left the desk [DESK-22]', async () => {
    const id = await askOne()
    const { browser, name } = await joinDesk(server, 'finance')
    await browser.call('POST', '/desk/api/acts/approve-withdrawal', act({ withdrawal: id }))
    const { rows } = await server.ctx.pool.query('select id from operators where name = $1', [name])
    await updateEnded(server.ctx.db, rows[0].id, new Date(server.time.nowMs()))
    expect(await approve(id, 'Carla')).toMatchObject(WAITS)
  })

  it('stays a request when the second operator’s act is refused', async () => {
    const { person, cpf } = await signUpPayee(server)
    const { id } = (await requestWithdrawal(person, { pixKey: cpf, amount: 50 })).body
    const by = ['--account', person.user.id, '--who', 'Carla', '--why', 'ticket 12']
    await approve(id, 'Carla')
    await operate(server, 'freeze-account', ...by)
    expect(await approve(id, 'Davi')).toMatchObject({ ok: false, code: 'WITHDRAWAL_FROZEN' })
    await operate(server, 'unfreeze-account', ...by)
    expect(await approve(id, 'Davi')).toMatchObject({ ok: true })
  })
})

describe('the amount from which two operators are needed', () => {
  it('lets one operator approve less than it [DESK-20]', async () => {
    const id = await askOne(29)
    expect(await approve(id, 'Carla')).toMatchObject({ ok: true })
  })

  it('counts what the same player was approved within a day [DESK-20]', async () => {
    const [one = '', other = ''] = await ask(20, 10)
    expect(await approve(one, 'Carla')).toMatchObject({ ok: true })
    expect(await approve(other, 'Carla')).toMatchObject(WAITS)
    server.time.advance(24 * 3_600_000)
    expect(await approve(other, 'Carla')).toMatchObject({ ok: true })
  })

  it('does not matter where one operator is enough [DESK-20]', async () => {
    const alone = await openScratchServer()
    onTestFinished(() => alone.stop())
    const { person, cpf } = await signUpPayee(alone, 2000)
    await alone.ctx.pool.query(`update users set created_at = now() - interval '1 year'`)
    const { id } = (await requestWithdrawal(person, { pixKey: cpf, amount: 1500 })).body
    const by = ['--who', 'Carla', '--why', 'ticket 12']
    expect(await operate(alone, 'approve-withdrawal', '--withdrawal', id, ...by)).toMatchObject({ ok: true })
    const made = ['--from', 'world', '--to', 'fees', '--amount', '1', '--for', 'outside:a Pix', ...by]
    expect(await operate(alone, 'correct', ...made)).toMatchObject({ ok: true })
  })
})
