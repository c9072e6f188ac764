import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { insertUsers, openTestContext, type TestContext } from '../../../test/testContext.ts'
import { makeStatementCsv } from './statementCsv.ts'

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

describe('a statement with more moves than one query reads', () => {
  it('is one file with each move once, newest first, also for one kind [WALLET-11]', async () => {
    const [userId] = (await insertUsers(ctx, 1)) as [string]
    await ctx.pool.query(
      `insert into transfers (debit_account, credit_account, amount, kind, reference, idempotency_key, created_at)
       select world.id, wallet.id, 100, case when n % 2 = 0 then 'prize' else 'win' end, 'r' || n, 'csv ' || n, now()
       from generate_series(1, 2001) as n, accounts as wallet, accounts as world
       where wallet.owner_id = $1 and wallet.kind = 'wallet' and world.kind = 'world' order by n`,
      [userId],
    )
    const rowsOf = async (kind?: 'tournament') => {
      const csv = await makeStatementCsv(ctx, { userId, kind, language: 'en' })
      return csv.trim().split('\r\n').slice(1)
    }
    const all = await rowsOf()
    expect(all.map((row) => row.split(',').at(-1))).toEqual(
      Array.from({ length: 2001 }, (_, n) => `r${2001 - n}`),
    )
    expect(all[0]).toContain(',1.00,2001.00,')
    const prizes = await rowsOf('tournament')
    expect(prizes.map((row) => row.split(',').at(-1))).toEqual(
      Array.from({ length: 1000 }, (_, n) => `r${2000 - 2 * n}`),
    )
  })
})
