import { randomUUID } from 'node:crypto'
import type { TransferKind } from '@lance/domain'
import { Kysely, PostgresDialect } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../../../test/database.ts'
import { reais } from '../../../test/moneyKit.ts'
import { runsOf } from '../../../test/proofKit.ts'
import { insertUsers, openTestContext, type TestContext } from '../../../test/testContext.ts'
import { migrate } from '../../kernel/db/migrate.ts'
import { atOnce } from '../../kernel/sweep.ts'
import {
  escrowOf,
  openMovesBackfill,
  postTransfers,
  readMoves,
  reconcile,
  selectWalletDays,
  WORLD,
  walletOf,
} from './index.ts'

const PAGE = 51
/** The moves of a busy wallet: several times the rows that a read may touch. */
const MANY = runsOf({ few: 6000, many: 20_000 })
const ENTRIES: readonly TransferKind[] = ['entry', 'entry_back', 'entry_free', 'prize']

let database: Awaited<ReturnType<typeof createTestDatabase>>
let ctx: TestContext
beforeAll(async () => {
  database = await createTestDatabase({ audits: [] })
  ctx = openTestContext({ connectionString: database.connectionString })
})
afterAll(async () => {
  await ctx?.close()
  await database?.drop()
})

async function insertUser(on: TestContext = ctx): Promise<string> {
  const [userId] = await insertUsers(on, 1)
  return userId as string
}

/** Inserts one deposit, then moves of a user who keeps entering a tournament and leaving it. */
async function insertMoves(userId: string, moves: number, on: TestContext = ctx): Promise<void> {
  await on.pool.query(
    `insert into transfers (debit_account, credit_account, amount, kind, reference, idempotency_key, created_at)
     select case when n % 2 = 0 then world.id else wallet.id end, case when n % 2 = 0 then wallet.id else world.id end,
       1000, case when n = 0 then 'deposit' when n % 2 = 1 then 'entry' else 'entry_back' end,
       'cup', $1 || ' ' || n || ' ' || gen_random_uuid(), now()
     from generate_series(0, $2::int - 1) as n, accounts as wallet, accounts as world
     where wallet.owner_id = $1 and wallet.kind = 'wallet' and world.kind = 'world' order by n`,
    [userId, moves],
  )
}

const pageOf = (
  userId: string,
  {
    kinds = null,
    before = null,
    limit = PAGE,
    on = ctx,
  }: {
    kinds?: readonly TransferKind[] | null
    before?: bigint | null
    limit?: number
    on?: Pick<TestContext, 'db'>
  } = {},
) => readMoves(on.db, { userId, kinds, before, limit })

/** The cost of the SQL statements of a read: buffers touched, and rows that pass through all plan nodes. */
async function costOf(read: (db: TestContext['db']) => Promise<unknown>) {
  const statements: { sql: string; parameters: readonly unknown[] }[] = []
  const db: TestContext['db'] = new Kysely({
    dialect: new PostgresDialect({ pool: ctx.pool }),
    log: ({ query }) => void statements.push(query),
  })
  await read(db)
  const cost = { buffers: 0, rows: 0 }
  for (const { sql, parameters } of statements) {
    const { rows } = await ctx.pool.query(`explain (analyze, buffers, format json) ${sql}`, [...parameters])
    const root = rows[0]['QUERY PLAN'][0].Plan
    cost.buffers += root['Shared Hit Blocks'] + root['Shared Read Blocks']
    cost.rows += countRows(root)
  }
  return cost
}

type Node = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Node[] }
const countRows = (node: Node): number =>
  node['Actual Rows'] * node['Actual Loops'] +
  (node.Plans ?? []).map(countRows).reduce((sum, rows) => sum + rows, 0)

describe('a page of a statement', () => {
  it(`costs the same with ${MANY} moves as with 200: the first page, later ones, and pages of some kinds`, async () => {
    const [many, few] = [await insertUser(), await insertUser()]
    await insertMoves(many, MANY)
    await insertMoves(few, 200)
    for (let other = 0; other < 10; other++) await insertMoves(await insertUser(), 300)
    await ctx.pool.query('vacuum analyze')
    const middleOf = async (userId: string) => (await pageOf(userId, { limit: 100 })).at(-1)?.id ?? null
    const [midMany, midFew] = [await middleOf(many), await middleOf(few)]
    const buffersOf: number[] = []
    for (const [userId, before] of [
      [many, midMany],
      [few, midFew],
    ] as const) {
      const costs = []
      for (const wanted of [
        {},
        { before },
        { kinds: ENTRIES },
        { kinds: ENTRIES, before },
        { kinds: ['win'] },
      ])
        costs.push(
          await costOf((db) =>
            pageOf(userId, { ...(wanted as Parameters<typeof pageOf>[1]), on: { db } as TestContext }),
          ),
        )
      for (const { rows } of costs) expect(rows).toBeLessThan(1500)
      buffersOf.push(...costs.map(({ buffers }) => buffers))
    }
    const [ofMany, ofFew] = [buffersOf.slice(0, 5), buffersOf.slice(5)]
    for (const [index, buffers] of ofMany.entries())
      expect(buffers).toBeLessThanOrEqual((ofFew[index] ?? 0) * 2)
  })
})

describe('the days of a wallet', () => {
  it('cost as much as the moves of those days, however many came before', async () => {
    const userId = await insertUser()
    await insertMoves(userId, MANY)
    const { rows: old } = await ctx.pool.query<{ id: bigint }>('select max(id) as id from transfers')
    await insertMoves(userId, 100)
    // What came before is a year old.
    const client = await ctx.pool.connect()
    await client.query('begin; alter table transfers disable trigger user')
    await client.query(
      `update transfers set created_at = now() - interval '1 year' where id <= ${old[0]?.id}`,
    )
    await client.query('alter table transfers enable trigger user; commit')
    client.release()
    await ctx.pool.query('vacuum analyze')
    const now = new Date()
    const days = await selectWalletDays(ctx.db, { userId, now, days: 30 })
    expect(days.balanceCents).toBe(0n)
    const changes = days.moves.map(({ kind, inCents, outCents }) => [kind, inCents - outCents])
    expect(Object.fromEntries(changes)).toEqual({ deposit: 1000n, entry: -50_000n, entry_back: 49_000n })
    const { rows } = await costOf((db) => selectWalletDays(db, { userId, now, days: 30 }))
    expect(rows).toBeLessThan(2000)
  })
})

describe('the table of wallet moves', () => {
  it('has the balance after each move, also for several in one posting and for both sides', async () => {
    const [ana, bia] = (await insertUsers(ctx, 2)) as [string, string]
    const move = (from: string | null, to: string | null, amount: number) => ({
      from: from === null ? WORLD : walletOf(from),
      to: to === null ? WORLD : walletOf(to),
      amountCents: reais(amount),
      kind: 'correction' as const,
      reference: 'r',
    })
    const transfers = [
      move(null, ana, 10),
      move(ana, bia, 4),
      move(ana, null, 1),
      move(bia, ana, 2),
      move(null, ana, 5),
    ]
    await ctx.db
      .transaction()
      .execute((trx) => postTransfers(trx, { key: randomUUID(), transfers }, { nowMs: ctx.time.nowMs() }))
    const shown = async (userId: string) =>
      (await pageOf(userId)).map(({ change, balanceAfter }) => [Number(change), Number(balanceAfter)])
    expect(await shown(ana)).toEqual([
      [500, 1200],
      [200, 700],
      [-100, 500],
      [-400, 600],
      [1000, 1000],
    ])
    expect(await shown(bia)).toEqual([
      [-200, 200],
      [400, 400],
    ])
  })

  it('stays in order and right under concurrent postings', async () => {
    const users = (await insertUsers(ctx, 4)) as [string, string, string, string]
    for (const userId of users) await insertMoves(userId, 1)
    await Promise.all(
      Array.from({ length: 60 }, (_, n) => {
        const [from, to] = [users[n % 4] as string, users[(n + 1 + (n % 3)) % 4] as string]
        const game = escrowOf(randomUUID())
        const transfers = [
          { from: walletOf(from), to: game },
          { from: game, to: walletOf(to) },
        ].map((way) => ({ ...way, amountCents: reais(0.1), kind: 'stake' as const, reference: 'g' }))
        const posting = { key: randomUUID(), transfers }
        return ctx.db.transaction().execute((trx) => postTransfers(trx, posting, { nowMs: 0 }))
      }),
    )
    expect((await reconcile(ctx.db, [])).findings).toEqual([])
  })

  it.each(['update wallet_moves set balance_after = 0', 'delete from wallet_moves', 'truncate wallet_moves'])(
    'rejects: %s',
    async (text) => {
      await expect(ctx.pool.query(text)).rejects.toThrow(/never changed/)
    },
  )

  it.each([
    [
      'a balance that is wrong',
      (id: string) => `update wallet_moves set balance_after = 7 where transfer_id = ${id}`,
    ],
    [
      'a kind that is wrong',
      (id: string) => `update wallet_moves set kind = 'win' where transfer_id = ${id}`,
    ],
    ['a move that is missing', (id: string) => `delete from wallet_moves where transfer_id = ${id}`],
    [
      'a move without a transfer',
      (id: string) =>
        `insert into wallet_moves select account, transfer_id + 1000000, kind, 0 from wallet_moves where transfer_id = ${id}`,
    ],
  ])('is proved against the transfers: reconcile finds %s', async (_, spoil) => {
    const userId = await insertUser()
    await insertMoves(userId, 5)
    const [, , middle] = await pageOf(userId)
    const client = await ctx.pool.connect()
    try {
      await client.query('begin; alter table wallet_moves disable trigger user')
      await client.query(spoil(String(middle?.id)))
      await client.query('alter table wallet_moves enable trigger user; commit')
      const { findings } = await reconcile(ctx.db, [])
      expect(findings).toMatchObject([
        { check: 'the moves of a wallet are its transfers', about: `wallet ${userId}` },
      ])
    } finally {
      await client.query(`
        begin; alter table wallet_moves disable trigger user;
        delete from wallet_moves where account = (select id from accounts where owner_id = '${userId}' and kind = 'wallet');
        insert into wallet_moves select account, id, kind, sum(change) over (order by id) from (
          select accounts.id as account, transfers.id, transfers.kind,
            case when credit_account = accounts.id then amount else -amount end as change
          from transfers join accounts on accounts.id in (debit_account, credit_account)
          where owner_id = '${userId}' and accounts.kind = 'wallet') as moved;
        alter table wallet_moves enable trigger user; commit`)
      client.release()
    }
    expect((await reconcile(ctx.db, [])).findings).toEqual([])
  })
})

/** The sweep by which one server backfills older moves; each call is one run. */
function openBackfill(on: TestContext, slices: { rowsMax: number; slicesMax: number }): () => Promise<void> {
  const [sweep] = openMovesBackfill(on, slices).sweeps
  if (!sweep) throw new Error('there is no sweep')
  return () => sweep.run(atOnce)
}

describe('the backfill of wallet moves', () => {
  it('works in slices while other moves arrive, and keeps the statement right throughout', async () => {
    const old = await createEmptyDatabase()
    await migrate(old.connectionString, { upTo: '0038_hold_bounds' })
    const on = openTestContext({ connectionString: old.connectionString })
    try {
      const users = await insertUsers(on, 5)
      const lengths = [0, 1, 30, 299, 4]
      for (const [index, userId] of users.entries()) await insertMoves(userId, lengths[index] as number, on)
      await migrate(old.connectionString)
      const [, , , long] = users as [string, string, string, string]
      const fill = openBackfill(on, { rowsMax: 40, slicesMax: 1 })
      const late = await insertUser(on)
      for (let slice = 0; slice < 20; slice++) {
        for (const userId of [...users, late]) await insertMoves(userId, 1, on)
        expect((await reconcile(on.db, [])).findings).toEqual([])
        const moves = await pageOf(long, { limit: 1000, on })
        expect(moves).toHaveLength(299 + slice + 1)
        expect(moves.at(-1)).toMatchObject({ change: 1000n, balanceAfter: 1000n })
        const entries = await pageOf(long, { kinds: ['entry'], limit: 1000, on })
        expect(entries).toHaveLength(149)
        await fill()
      }
      const { rows } = await on.pool.query(`select (select count(*)::int from wallet_moves) as moves,
        (select count(*)::int from transfers) as transfers, done_at is not null as done from wallet_moves_fill`)
      expect(rows).toEqual([{ moves: rows[0].transfers, transfers: rows[0].moves, done: true }])
      expect((await reconcile(on.db, [])).findings).toEqual([])
    } finally {
      await on.close()
      await old.drop()
    }
  })

  it('notes each move once when two servers run it at the same time', async () => {
    const old = await createEmptyDatabase()
    await migrate(old.connectionString, { upTo: '0038_hold_bounds' })
    const [one, two] = [1, 2].map(() => openTestContext({ connectionString: old.connectionString })) as [
      TestContext,
      TestContext,
    ]
    try {
      for (const userId of await insertUsers(one, 3)) await insertMoves(userId, 100, one)
      await migrate(old.connectionString)
      const fills = [one, two].map((on) => openBackfill(on, { rowsMax: 30, slicesMax: 2 }))
      for (let round = 0; round < 8; round++) await Promise.all(fills.map((fill) => fill()))
      const { rows } = await one.pool.query('select count(*)::int as moves from wallet_moves')
      expect(rows).toEqual([{ moves: 300 }])
      expect((await reconcile(one.db, [])).findings).toEqual([])
    } finally {
      await Promise.all([one.close(), two.close()])
      await old.drop()
    }
  })
})
