import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, signUp } from '../../../test/testServer.ts'
import { insertAct } from './actStore.ts'
import { perform } from './perform.ts'
import type { Verb } from './verb.ts'

let server: Awaited<ReturnType<typeof openScratchServer>>
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

const BY = ['--who', 'Carla', '--why', 'ticket 12']

async function logOf(actId: string) {
  const { rows } = await server.ctx.pool.query(
    'select step, verb, who, why, given, changed from operator_log where act_id = $1 order by seq',
    [actId],
  )
  return rows
}

const freeze = async (actId: string) => {
  const { user } = await signUp(server)
  await operate(server, 'freeze-account', '--account', user.id, ...BY, '--act', actId)
  return user.id
}

/** The owner of the tables, who can switch triggers off. */
async function asOwner(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}

const REHASHED = `
  update operator_log set why = 'none' where seq = 3;
  update operator_log set hash = operator_log_hash(operator_log) where seq = 3`

describe('the log of operators', () => {
  it('has an act as it began and as it was done, with what changed [OPERATOR-13]', async () => {
    const actId = randomUUID()
    const user = await freeze(actId)
    const act = { verb: 'freeze-account', who: 'Carla', why: 'ticket 12', given: { account: user } }
    expect(await logOf(actId)).toEqual([
      { ...act, step: 'begun', changed: null },
      { ...act, step: 'done', changed: { user, from: 'open', to: 'frozen' } },
    ])
  })

  it('has an act as done only if the act itself was committed [OPERATOR-13]', async () => {
    const { user } = await signUp(server)
    const verb: Verb = {
      says: '',
      takes: [],
      changes: true,
      transactions: 'one',
      async run({ db }, { actId }) {
        await db
          .transaction()
          .execute((trx) => trx.insertInto('frozen_accounts').values(frozen(user.id, actId)).execute())
        throw new Error('the machine failed')
      },
    }
    const frozen = (user_id: string, act_id: string) => ({ user_id, act_id, frozen_at: new Date() })
    const actId = randomUUID()
    const given = { who: 'Carla', why: 'ticket 12', act: actId }
    await expect(perform(server.ctx, { name: 'freeze-account', verb, given })).rejects.toThrow(
      'the machine failed',
    )
    expect(await logOf(actId)).toMatchObject([{ step: 'begun' }])
    const { rows } = await server.ctx.pool.query('select from frozen_accounts where user_id = $1', [user.id])
    expect(rows).toEqual([])
  })

  it('publishes what an act changed after its commit, and not when the act fails', async () => {
    const seen: unknown[] = []
    onTestFinished(server.ctx.bus.subscribe((event) => seen.push(event)))
    const verb = (fails: boolean): Verb => ({
      says: '',
      takes: [],
      changes: true,
      transactions: 'one',
      async run({ bus }) {
        bus.publish({ topic: 'balance', userId: 'one' })
        expect(seen).toEqual([])
        if (fails) throw new Error('failed')
        return { ok: true, lines: [] }
      },
    })
    const command = { name: 'x', given: { who: 'Carla', why: 'ticket 12' } }
    await expect(perform(server.ctx, { ...command, verb: verb(true) })).rejects.toThrow()
    await perform(server.ctx, { ...command, verb: verb(false) })
    expect(seen).toEqual([{ topic: 'balance', userId: 'one' }])
  })

  it('stays one chain while acts race [OPERATOR-13]', async () => {
    const racing = Array.from({ length: 30 }, (_, index) =>
      insertAct(
        server.ctx.db,
        { id: randomUUID(), verb: 'race', who: 'Carla', why: 'a race', given: { index: String(index) } },
        new Date(),
      ),
    )
    await Promise.all([...racing, ...Array.from({ length: 8 }, () => freeze(randomUUID()))])
    expect(await operate(server, 'prove-log')).toMatchObject({ ok: true })
  })

  it('still has a head that was noted, and names another one as wrong [OPERATOR-13]', async () => {
    await freeze(randomUUID())
    const { lines } = await operate(server, 'prove-log')
    const head = lines[1]?.replace('Head: ', '') ?? ''
    await freeze(randomUUID())
    expect(await operate(server, 'prove-log', '--head', head)).toMatchObject({ ok: true })
    const other = head.replace(/.$/, (digit) => (digit === '0' ? '1' : '0'))
    expect(await operate(server, 'prove-log', '--head', other)).toMatchObject({ ok: false })
    expect(await operate(server, 'prove-log', '--head', 'x')).toMatchObject({ ok: false })
  })

  it.each([
    ['a changed name', `update operator_log set who = 'Davi'`],
    ['a delete', 'delete from operator_log'],
    ['a truncate', 'truncate operator_log'],
    ['a row of its own', 'insert into operator_log select * from operator_log limit 1'],
  ])(
    'is protected by the database against %s, also from its owner [OPERATOR-13]',
    async (_name, statement) => {
      await freeze(randomUUID())
      await expect(server.ctx.pool.query(statement)).rejects.toMatchObject({ code: '42501' })
      await expect(asOwner(statement)).rejects.toMatchObject({ code: '23001' })
    },
  )

  it.each([
    ['a changed row', `update operator_log set why = 'none' where seq = 3`, 'row 3'],
    ['a changed row with a hash of its own', REHASHED, 'row 4'],
    ['a row taken out', 'delete from operator_log where seq = 3', 'row 4'],
    [
      'the last row taken out',
      'delete from operator_log where seq = (select max(seq) from operator_log)',
      'act ',
    ],
  ])('shows %s to an operator who proves it [OPERATOR-13]', async (_name, statement, where) => {
    await freeze(randomUUID())
    await freeze(randomUUID())
    await asOwner(
      'create table kept as select * from operator_log',
      'alter table operator_log disable trigger user',
      statement,
    )
    const proof = await operate(server, 'prove-log')
    await asOwner(
      'delete from operator_log',
      'insert into operator_log select * from kept',
      'alter table operator_log enable trigger user',
      'drop table kept',
    )
    expect(proof).toMatchObject({ ok: false, lines: [expect.stringContaining(where)] })
    expect(await operate(server, 'prove-log')).toMatchObject({ ok: true })
  })
})
