import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { openTestContext } from '../../../test/testContext.ts'
import { stampDatabase } from './index.ts'

it('stamps a database at its first start, and refuses the other kind of money from then on [DEPOSIT-13]', async () => {
  const database = await createTestDatabase()
  const ctx = openTestContext({ connectionString: database.connectionString })
  onTestFinished(async () => {
    await ctx.close()
    await database.drop()
  })
  const nowMs = ctx.time.nowMs()
  const first = await Promise.all([
    stampDatabase(ctx.db, { mode: 'sandbox', nowMs }),
    stampDatabase(ctx.db, { mode: 'sandbox', nowMs }),
  ])
  expect(first).toEqual([{ ok: true }, { ok: true }])
  expect(await stampDatabase(ctx.db, { mode: 'live', nowMs })).toEqual({
    ok: false,
    code: 'OTHER_MONEY',
    stamped: 'sandbox',
  })
  await expect(ctx.pool.query(`update ledger_stamp set mode = 'live'`)).rejects.toThrow('never changed')
})
