import { createHash, randomUUID } from 'node:crypto'
import { asCents, NO_CENTS } from '@lance/domain'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { fund, readBalances } from '../../../test/moneyKit.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../../../test/proofKit.ts'
import { insertUsers, openTestContext, type TestContext } from '../../../test/testContext.ts'
import { PATIENT } from '../../../test/testServer.ts'
import { openDatabase } from '../../kernel/db/openDatabase.ts'
import { postTransfers, walletOf } from './index.ts'

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

const CONNECTIONS = 32

describe('the ledger under concurrent postings', () => {
  it(
    'never deadlocks and keeps the total unchanged',
    async () => {
      const userIds = await insertUsers(ctx, 20)
      await fund(ctx, userIds, 1000)
      const { db, close } = openDatabase({
        connectionString: database.connectionString,
        maxConnections: CONNECTIONS,
        ...PATIENT,
      })
      const transfers = runsOf({ few: 1000, many: 20_000 })
      let next = 0
      const answers = new Map<string, number>()
      const moveOne = async (n: number) => {
        const [from, to, third] = pick(userIds, n)
        const reference = randomUUID()
        const amountCents = asCents(BigInt(1 + (n % 1500)))
        const posted = await db.transaction().execute((trx) =>
          postTransfers(
            trx,
            {
              key: reference,
              transfers: [
                { from: walletOf(from), to: walletOf(to), amountCents, kind: 'correction', reference },
                { from: walletOf(third), to: walletOf(from), amountCents, kind: 'correction', reference },
              ],
            },
            { nowMs: ctx.time.nowMs() },
          ),
        )
        const code = posted.ok ? 'posted' : posted.code
        answers.set(code, (answers.get(code) ?? 0) + 1)
      }
      const worker = async () => {
        while (next < transfers) await moveOne(next++)
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, worker))
      await close()
      const total = (await readBalances(ctx, userIds)).reduce((sum, balance) => sum + balance, 0n)
      expect(total).toBe(20n * 1000_00n)
      expect(answers.get('posted')).toBeGreaterThan(transfers / 2)
      expect((answers.get('posted') ?? 0) + (answers.get('INSUFFICIENT_BALANCE') ?? 0)).toBe(transfers)
      expect((await readBalances(ctx, userIds)).every((balance) => balance >= NO_CENTS)).toBe(true)
    },
    PROOF_TIMEOUT_MS,
  )
})

/**
 * Picks three users, pseudo-randomly but always the same for the same n. If money always took the same paths,
 * it would collect in a few wallets and the others could no longer pay.
 */
function pick(userIds: readonly string[], n: number): [string, string, string] {
  const at = (index: number) => userIds[index % userIds.length] as string
  const draw = (salt: number, of: number) =>
    createHash('sha1').update(`${n} ${salt}`).digest().readUInt32BE() % of
  const others = userIds.length - 1
  const first = draw(1, userIds.length)
  const second = draw(2, others)
  const third = (second + 1 + draw(3, others - 1)) % others
  return [at(first), at(first + 1 + second), at(first + 1 + third)]
}
