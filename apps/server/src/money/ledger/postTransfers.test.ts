import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { fund, readBalances, reais } from '../../../test/moneyKit.ts'
import { insertUsers, openTestContext, type TestContext } from '../../../test/testContext.ts'
import { openDatabase } from '../../kernel/db/openDatabase.ts'
import {
  debtOf,
  escrowOf,
  FEES,
  holdOf,
  type Posting,
  postTransfers,
  readBalance,
  readDebt,
  reconcile,
  type Transfer,
  WORLD,
  walletOf,
} from './index.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let ctx: TestContext
let ana: string
let bia: string
beforeAll(async () => {
  database = await createTestDatabase({ audits: [] })
  ctx = openTestContext({ connectionString: database.connectionString })
})
beforeEach(async () => {
  ;[ana, bia] = (await insertUsers(ctx, 2)) as [string, string]
})
afterAll(async () => {
  await ctx?.close()
  await database?.drop()
})

const post = (posting: Posting) =>
  ctx.db.transaction().execute((trx) => postTransfers(trx, posting, { nowMs: ctx.time.nowMs() }))

const makeTransfer = (transfer: Partial<Transfer> & Pick<Transfer, 'from' | 'to'>): Transfer => ({
  amountCents: reais(10),
  kind: 'stake',
  reference: 'game-one',
  ...transfer,
})

/** All rows of the ledger, to compare before and after. */
async function readLedger(): Promise<unknown> {
  const { rows: accounts } = await ctx.pool.query('select * from accounts order by id')
  const { rows: transfers } = await ctx.pool.query('select * from transfers order by id')
  return { accounts, transfers }
}

async function postStakes(userIds: string[], gameId: string) {
  return post({
    key: `stakes ${gameId}`,
    transfers: userIds.map((userId) =>
      makeTransfer({ from: walletOf(userId), to: escrowOf(gameId), reference: gameId }),
    ),
  })
}

describe('postTransfers', () => {
  it('moves an amount from one account to another, down to the last centavo', async () => {
    await fund(ctx, ana, 10)
    const gameId = randomUUID()
    expect(await postStakes([ana], gameId)).toEqual({ ok: true, isReplay: false })
    expect(await readBalances(ctx, [ana])).toEqual([0n])
    expect(await readBalance(ctx.db, escrowOf(gameId))).toBe(1000n)
  })

  it('refuses a transfer when the account is one centavo short, and leaves no trace [WALLET-2]', async () => {
    await fund(ctx, ana, 10)
    await fund(ctx, bia, 9.99)
    const before = await readLedger()
    expect(await postStakes([ana, bia], randomUUID())).toEqual({
      ok: false,
      code: 'INSUFFICIENT_BALANCE',
      account: walletOf(bia),
    })
    expect(await readLedger()).toEqual(before)
  })

  it('treats a repeated posting as a replay, even when the balance would not cover it twice [WALLET-3]', async () => {
    await fund(ctx, [ana, bia], 10)
    const gameId = randomUUID()
    await postStakes([ana, bia], gameId)
    const before = await readLedger()
    expect(await postStakes([ana, bia], gameId)).toEqual({ ok: true, isReplay: true })
    expect(await readLedger()).toEqual(before)
  })

  it.each([
    ['another amount', { amountCents: reais(9) }],
    ['another kind', { kind: 'entry' }],
    ['another cause', { reference: 'game-two' }],
    ['another payer', { from: WORLD }],
  ] as const)('refuses a key that was used for %s, and leaves no trace [WALLET-3]', async (_what, other) => {
    await fund(ctx, ana, 30)
    const key = randomUUID()
    const transfer = makeTransfer({ from: walletOf(ana), to: holdOf(ana) })
    await post({ key, transfers: [transfer] })
    const before = await readLedger()
    expect(await post({ key, transfers: [{ ...transfer, ...other }] })).toEqual({
      ok: false,
      code: 'KEY_REUSED',
    })
    expect(await post({ key, transfers: [transfer, makeTransfer({ from: WORLD, to: FEES })] })).toMatchObject(
      {
        code: 'KEY_REUSED',
      },
    )
    expect(await readLedger()).toEqual(before)
  })

  it('posts either the win or the refund of a game, never both, even when they race', async () => {
    await fund(ctx, [ana, bia], 10)
    const gameId = randomUUID()
    await postStakes([ana, bia], gameId)
    const from = escrowOf(gameId)
    const key = `end ${gameId}`
    const win = [
      makeTransfer({ from, to: walletOf(ana), amountCents: reais(16), kind: 'win' }),
      makeTransfer({ from, to: FEES, amountCents: reais(4), kind: 'fee' }),
    ]
    const refund = [ana, bia].map((userId) =>
      makeTransfer({ from, to: walletOf(userId), kind: 'stake_back' }),
    )
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => post({ key, transfers: n % 2 === 0 ? win : refund })),
    )
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1)
    expect(answers.filter((answer) => answer.ok)).toHaveLength(4)
    expect(await readBalance(ctx.db, from)).toBe(0n)
  })

  it('pays an open debt first with every credit to the wallet [WALLET-4]', async () => {
    await post({
      key: randomUUID(),
      transfers: [makeTransfer({ from: debtOf(ana), to: WORLD, kind: 'deposit_reversed' })],
    })
    expect(await readDebt(ctx.db, ana)).toBe(1000n)
    const key = randomUUID()
    const credit = makeTransfer({ from: WORLD, to: walletOf(ana), amountCents: reais(4), kind: 'deposit' })
    await post({ key, transfers: [credit] })
    expect(await readDebt(ctx.db, ana)).toBe(600n)
    await post({ key, transfers: [credit] })
    await fund(ctx, ana, 10)
    expect(await readDebt(ctx.db, ana)).toBe(0n)
    expect(await readBalances(ctx, [ana])).toEqual([400n])
    await fund(ctx, ana, 1)
    expect(await readBalances(ctx, [ana])).toEqual([500n])
  })

  it('answers a replay that waited for the first posting, even if that opened the escrow', async () => {
    await fund(ctx, [ana, bia], 20)
    const gameId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 8 }, () => postStakes([ana, bia], gameId)))
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(8)
    expect(await readBalances(ctx, [ana, bia])).toEqual([1000n, 1000n])
  })

  it('takes both stakes with one statement, and pays the winner with one', async () => {
    await fund(ctx, [ana, bia], 10)
    const statements: string[] = []
    const watched = openDatabase({
      connectionString: database.connectionString,
      watch: (text) => {
        statements.push(text)
        return () => {}
      },
    })
    const nowMs = ctx.time.nowMs()
    const from = escrowOf(randomUUID())
    const stakes = [ana, bia].map((userId) => makeTransfer({ from: walletOf(userId), to: from }))
    const win = [
      makeTransfer({ from, to: walletOf(ana), amountCents: reais(16), kind: 'win' }),
      makeTransfer({ from, to: FEES, amountCents: reais(4), kind: 'fee' }),
    ]
    for (const transfers of [stakes, win]) {
      const posting = { key: randomUUID(), transfers }
      const posted = await watched.db.transaction().execute((trx) => postTransfers(trx, posting, { nowMs }))
      expect(posted).toEqual({ ok: true, isReplay: false })
    }
    await watched.close()
    expect(statements.filter((text) => !/^(begin|commit)$/.test(text))).toHaveLength(2)
    expect(await readBalances(ctx, [ana, bia])).toEqual([1600n, 0n])
  })

  it('throws when another posting has taken a part of its keys, and leaves no trace', async () => {
    await fund(ctx, [ana, bia], 20)
    const key = randomUUID()
    const transfers = [ana, bia].map((userId) => makeTransfer({ from: walletOf(userId), to: holdOf(userId) }))
    await post({ key: `${key}/1`, transfers: transfers.slice(1) })
    const before = await readLedger()
    await expect(post({ key, transfers })).rejects.toThrow('another transaction posted a part')
    expect(await readLedger()).toEqual(before)
  })

  it('throws outside a transaction and for accounts that do not exist', async () => {
    const nowMs = ctx.time.nowMs()
    const transfers = [makeTransfer({ from: WORLD, to: walletOf(randomUUID()) })]
    await expect(postTransfers(ctx.db, { key: randomUUID(), transfers }, { nowMs })).rejects.toThrow(
      'transaction',
    )
    await expect(post({ key: randomUUID(), transfers })).rejects.toThrow('no such accounts')
  })

  it('lets only one of sixteen concurrent stakes take the same R$ 10 [WALLET-2]', async () => {
    await fund(ctx, ana, 10)
    const answers = await Promise.all(Array.from({ length: 16 }, () => postStakes([ana], randomUUID())))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await readBalances(ctx, [ana])).toEqual([0n])
  })

  it('reads accounts that store no balance as the sum of their transfers', async () => {
    const before = await readBalance(ctx.db, WORLD)
    await fund(ctx, ana, 12.34)
    expect(await readBalance(ctx.db, WORLD)).toBe(before - 1234n)
  })
})

describe('the database', () => {
  it('creates the accounts of a user together with the user', async () => {
    const { rows } = await ctx.pool.query(
      'select kind, balance, floor from accounts where owner_id = $1 order by kind',
      [ana],
    )
    expect(rows).toEqual([
      { kind: 'debt', balance: 0n, floor: null },
      { kind: 'hold', balance: 0n, floor: 0n },
      { kind: 'wallet', balance: 0n, floor: 0n },
    ])
  })

  it.each([
    'update transfers set amount = amount + 1',
    'delete from transfers',
    'truncate transfers',
    'update accounts set balance = 1000000',
    `update accounts set owner_id = 'somebody'`,
    'delete from accounts',
    'truncate accounts',
    `insert into accounts (kind, owner_id, balance, floor) values ('wallet', 'somebody', 100, 0)`,
    `insert into accounts (kind, owner_id, balance, floor) values ('purse', 'somebody', 0, 0)`,
    `insert into accounts (kind, owner_id, balance, floor) values ('wallet', null, 0, 0)`,
    `insert into accounts (kind, owner_id, balance, floor) values ('wallet', 'somebody', null, null)`,
    `insert into accounts (kind, owner_id, balance, floor) values ('debt', 'somebody', 0, 0)`,
    `insert into accounts (kind, owner_id, balance, floor) values ('world', 'somebody', null, null)`,
    `insert into transfers (debit_account, credit_account, amount, created_at, kind, reference, idempotency_key)
      select 0, id, 1, now(), 'deposit', 'x', 'x' from accounts where kind = 'world'`,
    `insert into transfers (debit_account, credit_account, amount, created_at, kind, reference, idempotency_key)
      select id, (select id from accounts where kind = 'world'), 1, now(), 'deposit', 'x', 'x'
      from accounts where kind = 'wallet' and balance = 0 limit 1`,
  ])('rejects: %s [WALLET-2]', async (statement) => {
    await fund(ctx, ana, 1)
    const before = await readLedger()
    await expect(ctx.pool.query(statement)).rejects.toThrow()
    expect(await readLedger()).toEqual(before)
  })
})

describe('reconcile', () => {
  it('finds nothing when the ledger is right [WALLET-5]', async () => {
    await fund(ctx, [ana, bia], 10)
    const { findings, transfers } = await reconcile(ctx.db, [])
    expect(findings).toEqual([])
    expect(transfers).toBeGreaterThan(1)
  })

  it('finds a balance that was changed behind the ledger’s back [WALLET-5]', async () => {
    const scratch = await createTestDatabase()
    const broken = openTestContext({ connectionString: scratch.connectionString })
    const [userId] = await insertUsers(broken, 1)
    await broken.pool.query('alter table accounts disable trigger user')
    const change = `update accounts set balance = balance + $2 where owner_id = $1 and kind = 'wallet'`
    await broken.pool.query(change, [userId, 1])
    expect((await reconcile(broken.db, [])).findings).toEqual([
      {
        check: 'balance is the sum of its transfers',
        about: `wallet ${userId}`,
        detail: 'balance 1, transfers 0',
      },
      { check: 'all balances add up to zero', about: 'everything', detail: '1 left over' },
    ])
    await expect(scratch.drop()).rejects.toThrow('the ledger is wrong')
    await broken.close()
  })
})
