import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { type Event, escrowIds, events, LedgerModel, MODEL_USERS } from '../../../test/ledgerModel.ts'
import { PROOF_TIMEOUT_MS, prove, runsOf } from '../../../test/proofKit.ts'
import { insertUsers, openTestContext, type TestContext } from '../../../test/testContext.ts'
import { postTransfers, reconcile } from './index.ts'

// Runs every event that moves money, in any order and any number of times. After each event the database must
// hold the same balances as a model of a few lines, and a refusal must have changed nothing.

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

/** A history in which every kind of event happens. */
const EVERYTHING: Event[] = [
  ...[0, 1, 2].map((user): Event => ({ op: 'deposit', user, cents: 9000, which: 3 })),
  { op: 'pair', user: 0, other: 1, game: 0 },
  { op: 'win', user: 0, game: 0, held: true },
  { op: 'pair', user: 0, other: 1, game: 1 },
  { op: 'draw', user: 0, other: 1, game: 1 },
  { op: 'pair', user: 1, other: 2, game: 2 },
  { op: 'abort', user: 1, other: 2, game: 2 },
  ...[0, 1, 2].map((user): Event => ({ op: 'join', user, tournament: 0 })),
  { op: 'cancel', tournament: 0 },
  { op: 'join', user: 0, tournament: 1 },
  { op: 'joinFree', user: 1, tournament: 1 },
  { op: 'leave', user: 0, tournament: 1 },
  { op: 'leaveFree', user: 1, tournament: 1 },
  { op: 'join', user: 2, tournament: 1 },
  { op: 'prize', user: 2, tournament: 1 },
  { op: 'withdraw', user: 1, which: 0 },
  { op: 'pay', user: 1, which: 0 },
  { op: 'withdraw', user: 1, which: 1 },
  { op: 'refuse', user: 1, which: 1 },
  { op: 'chargeback', user: 0, which: 3 },
  { op: 'undone', user: 0, which: 3 },
  { op: 'premium', which: 0 },
  { op: 'premiumBack', which: 0 },
]

/** How many sequences run in parallel, each with its own users. */
const LANES = 4
let runs = 0
/** The outcomes that occurred: a run in which nothing is ever refused proves nothing. */
const seen = new Set<string>()

async function readStored(
  owners: readonly string[],
): Promise<{ balances: Map<string, bigint>; transfers: number }> {
  const { rows } = await ctx.pool.query(
    `select kind || ' ' || owner_id as name, balance,
       (select count(*)::int from transfers where debit_account = accounts.id) as debits,
       (select count(*)::int from transfers where credit_account = accounts.id) as credits
     from accounts where owner_id = any($1) order by 1`,
    [owners],
  )
  return {
    balances: new Map(rows.map(({ name, balance }) => [name, balance])),
    transfers: rows.reduce((sum, { debits, credits }) => sum + debits + credits, 0),
  }
}

async function expectAgreement(sequence: readonly Event[]): Promise<void> {
  const run = `run${++runs}x`
  const userIds = await insertUsers(ctx, MODEL_USERS)
  const model = new LedgerModel({ userIds, run })
  const owners = [...userIds, ...escrowIds(run)]
  let before = await readStored(owners)
  for (const event of sequence) {
    const posting = model.postingOf(event)
    if (!posting || posting.transfers.length === 0) continue
    const expected = model.post(posting)
    const answer = await ctx.db
      .transaction()
      .execute((trx) => postTransfers(trx, posting, { nowMs: ctx.time.nowMs() }))
    const outcome = answer.ok ? (answer.isReplay ? 'replayed' : 'posted') : answer.code
    expect(outcome, JSON.stringify(event)).toBe(expected)
    seen.add(outcome).add(`${event.op} ${outcome}`)
    const after = await readStored(owners)
    expect(new Map([...after.balances].sort()), JSON.stringify(event)).toEqual(
      new Map([...model.balances].sort()),
    )
    if (outcome !== 'posted') expect(after).toEqual(before)
    before = after
  }
}

describe('the ledger', () => {
  it('agrees with its model after every step of a history with every kind of event', async () => {
    await expectAgreement(EVERYTHING)
    for (const { op } of EVERYTHING) expect(seen, op).toContain(`${op} posted`)
  })

  it(
    'agrees with its model after every step of random histories',
    async () => {
      const runsOfLane = runsOf({ few: 50, many: 600 })
      await Promise.all(
        Array.from({ length: LANES }, (_, lane) =>
          prove(events, { runs: runsOfLane, lane }, expectAgreement),
        ),
      )
      expect([...seen]).toEqual(
        expect.arrayContaining(['posted', 'replayed', 'INSUFFICIENT_BALANCE', 'KEY_REUSED']),
      )
      const { findings, transfers } = await reconcile(ctx.db, [])
      expect(findings).toEqual([])
      expect(transfers).toBeGreaterThan(100)
    },
    PROOF_TIMEOUT_MS,
  )
})
