import { randomUUID } from 'node:crypto'
import { asCents, makeReais, splitStakes } from '@lance/domain'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { fund, reais } from '../../../test/moneyKit.ts'
import { PROOF_TIMEOUT_MS, prove, runsOf } from '../../../test/proofKit.ts'
import { insertUsers, openTestContext, type TestContext } from '../../../test/testContext.ts'
import {
  escrowOf,
  FEES,
  HOUSE,
  holdOf,
  markDisputed,
  postTransfers,
  readResting,
  readWallet,
  reconcile,
  releaseDisputed,
  selectDisputedMoney,
  type Transfer,
  WORLD,
  walletOf,
} from './index.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let database: Awaited<ReturnType<typeof createTestDatabase>>
let ctx: TestContext
beforeAll(async () => {
  database = await createTestDatabase({ audits: [] })
  ctx = openTestContext({ connectionString: database.connectionString })
})
afterAll(async () => {
  expect((await reconcile(ctx.db, [])).findings).toEqual([])
  await ctx?.close()
  await database?.drop()
})

async function post(transfers: readonly Transfer[]): Promise<void> {
  const posting = { key: randomUUID(), transfers }
  const posted = await ctx.db
    .transaction()
    .execute((trx) => postTransfers(trx, posting, { nowMs: ctx.time.nowMs() }))
  expect(posted).toMatchObject({ ok: true })
}

type Move = Omit<Transfer, 'amountCents'> & { reais: number }
const move = ({ reais: amount, ...transfer }: Move): Transfer => ({ ...transfer, amountCents: reais(amount) })

/** Creates a user with this much free money, and this much that a bank may still take back. */
async function person({ free = 0, fresh = 0 }: { free?: number; fresh?: number }) {
  const [userId] = (await insertUsers(ctx, 1)) as [string]
  if (free > 0) await fund(ctx, userId, free)
  const depositId = fresh > 0 ? await deposit(userId, fresh) : ''
  return { userId, depositId }
}

async function deposit(userId: string, amount: number): Promise<string> {
  const reference = randomUUID()
  await post([move({ from: WORLD, to: walletOf(userId), kind: 'deposit', reference, reais: amount })])
  return reference
}

type Player = { userId: string }

async function stake(players: readonly Player[], amount: number): Promise<string> {
  const reference = randomUUID()
  const escrow = escrowOf(reference)
  await post(
    players.map(({ userId }) =>
      move({ from: walletOf(userId), to: escrow, kind: 'stake', reference, reais: amount }),
    ),
  )
  return reference
}

/** Pays the winner both stakes less the platform's share. Returns the id of the game. */
async function beat(
  winner: Player,
  loser: Player,
  { stake: amount, isHeld = false }: { stake: number; isHeld?: boolean },
): Promise<string> {
  const reference = await stake([winner, loser], amount)
  const { payout, fee } = splitStakes(reais(amount))
  const from = escrowOf(reference)
  await post([
    isHeld
      ? { from, to: holdOf(winner.userId), kind: 'win_held', reference, amountCents: payout }
      : { from, to: walletOf(winner.userId), kind: 'win', reference, amountCents: payout },
    { from, to: FEES, kind: 'fee', reference, amountCents: fee },
  ])
  return reference
}

async function payHeld({ userId }: Player, reference: string, amount: number): Promise<void> {
  await post([move({ from: holdOf(userId), to: walletOf(userId), kind: 'win', reference, reais: amount })])
}

/** Requests a withdrawal of R$ 50, or refuses it. */
async function withdraw(
  { userId }: Player,
  id: string,
  { status }: { status: 'asked' | 'refused' },
): Promise<void> {
  const [wallet, hold] = [walletOf(userId), holdOf(userId)]
  const isAsked = status === 'asked'
  const transfer = isAsked
    ? move({ from: wallet, to: hold, kind: 'withdrawal', reference: id, reais: 50 })
    : move({ from: hold, to: wallet, kind: 'withdrawal_refused', reference: id, reais: 50 })
  const key = `withdrawal:${id}${isAsked ? '' : ':settled'}`
  const now = new Date(ctx.time.nowMs())
  await ctx.db.transaction().execute(async (trx) => {
    await (isAsked
      ? sql`
          insert into withdrawals (id, user_id, amount_cents, cpf, pix_kind, pix_key, created_at)
          values (${id}, ${userId}, 5000, '52998224725', 'cpf', '52998224725', ${now})`
      : sql`update withdrawals set status = 'refused', settled_at = ${now} where id = ${id}`
    ).execute(trx)
    await postTransfers(trx, { key, transfers: [transfer] }, { nowMs: now.getTime() })
  })
}

/** The free and the resting money in a wallet, in R$. */
async function moneyOf({ userId }: Player) {
  const { totalCents } = await readResting(ctx.db, { userId, nowMs: ctx.time.nowMs() })
  const balance = await readWallet(ctx.db, userId)
  return { free: makeReais(asCents(balance - totalCents)), resting: makeReais(totalCents) }
}

const partsOf = async ({ userId }: Player) =>
  (await readResting(ctx.db, { userId, nowMs: ctx.time.nowMs() })).parts.map(({ amountCents, untilMs }) => [
    makeReais(amountCents),
    untilMs === null ? null : (untilMs - ctx.time.nowMs()) / HOUR_MS,
  ])

describe('money that a bank may take back', () => {
  it('rests for 14 days [WALLET-7]', async () => {
    const ana = await person({ fresh: 50 })
    expect(await partsOf(ana)).toEqual([[50, 14 * 24]])
    ctx.time.advance(14 * DAY_MS - 1)
    expect(await moneyOf(ana)).toEqual({ free: 0, resting: 50 })
    ctx.time.advance(1)
    expect(await moneyOf(ana)).toEqual({ free: 50, resting: 0 })
  })

  it('keeps its age when it is won, however often it changes hands', async () => {
    const [thief, first, second] = [
      await person({ fresh: 1000 }),
      await person({ free: 1000 }),
      await person({ free: 600 }),
    ]
    ctx.time.advance(DAY_MS)
    await beat(first, thief, { stake: 1000 })
    // What the winner staked is free again at once.
    expect(await moneyOf(first)).toEqual({ free: 1000, resting: 600 })
    ctx.time.advance(DAY_MS)
    expect(await moneyOf(first)).toEqual({ free: 1000, resting: 600 })
    await post([
      move({ from: walletOf(first.userId), to: WORLD, kind: 'correction', reference: 'x', reais: 1000 }),
    ])
    await beat(second, first, { stake: 600 })
    expect(await partsOf(second)).toEqual([[360, 12 * 24]])
    ctx.time.advance(12 * DAY_MS)
    expect(await moneyOf(second)).toEqual({ free: 960, resting: 0 })
  })

  it('never blocks more of an honest winner’s wallet than they won of it [WALLET-8]', async () => {
    const [winner, loser] = [await person({ free: 100 }), await person({ free: 98, fresh: 2 })]
    await beat(winner, loser, { stake: 100 })
    // The gain is 60 of the loser's 100, so it includes 60% of the 2; the rest of the gain rests for a day.
    expect(await moneyOf(winner)).toEqual({ free: 100, resting: 60 })
    ctx.time.advance(DAY_MS)
    expect(await moneyOf(winner)).toEqual({ free: 158.8, resting: 1.2 })
  })

  it('leaves a wallet only after the free money [WALLET-8]', async () => {
    const [winner, loser] = [await person({ free: 50 }), await person({ free: 50, fresh: 50 })]
    await beat(winner, loser, { stake: 50 })
    expect(await moneyOf(loser)).toEqual({ free: 0, resting: 50 })
    ctx.time.advance(DAY_MS)
    expect(await moneyOf(winner)).toEqual({ free: 80, resting: 0 })
  })

  it('goes back to its owner after a draw, and is not swapped for the opponent’s money', async () => {
    const [fresh, free] = [await person({ fresh: 100 }), await person({ free: 100 })]
    for (const players of [
      [fresh, free],
      [free, fresh],
    ]) {
      const reference = await stake(players, 100)
      await post(
        players.map(({ userId }) =>
          move({
            from: escrowOf(reference),
            to: walletOf(userId),
            kind: 'stake_back',
            reference,
            reais: 100,
          }),
        ),
      )
      expect(await moneyOf(fresh)).toEqual({ free: 0, resting: 100 })
      expect(await moneyOf(free)).toEqual({ free: 100, resting: 0 })
    }
  })

  it('goes back to its owner with a win, and the gain rests for a day', async () => {
    const [winner, loser] = [await person({ fresh: 100 }), await person({ free: 100 })]
    await beat(winner, loser, { stake: 100 })
    expect(await partsOf(winner)).toEqual([
      [60, 24],
      [100, 14 * 24],
    ])
  })

  it('leaves its depositor’s wallet before other money when the bank takes it back', async () => {
    const { userId } = await person({ free: 10, fresh: 20 })
    ctx.time.advance(DAY_MS)
    const second = await deposit(userId, 30)
    await post([
      move({ from: walletOf(userId), to: WORLD, kind: 'deposit_reversed', reference: second, reais: 30 }),
    ])
    expect(await partsOf({ userId })).toEqual([[20, 13 * 24]])
    await post([
      move({ from: WORLD, to: walletOf(userId), kind: 'reversal_undone', reference: second, reais: 30 }),
    ])
    expect(await partsOf({ userId })).toEqual([
      [20, 13 * 24],
      [30, 14 * 24],
    ])
  })

  it('rests in any wallet while a bank disputes the deposit, until an operator releases it [WALLET-9]', async () => {
    const [thief, winner] = [await person({ fresh: 100 }), await person({ free: 100 })]
    await beat(winner, thief, { stake: 100 })
    const dispute = (isDisputed: boolean) =>
      markDisputed(ctx.db, { source: thief.depositId, isDisputed, nowMs: ctx.time.nowMs() })
    await dispute(true)
    await dispute(true)
    ctx.time.advance(15 * DAY_MS)
    expect(await partsOf(winner)).toEqual([[60, null]])
    // It stays disputed when another player wins it.
    const next = await person({ free: 200 })
    await beat(next, winner, { stake: 160 })
    expect(await selectDisputedMoney(ctx.db, 10)).toMatchObject([
      { source: thief.depositId, userId: next.userId, amountCents: reais(36) },
    ])
    ctx.time.advance(DAY_MS)
    expect(await partsOf(next)).toEqual([[36, null]])
    await dispute(false)
    expect((await moneyOf(next)).resting).toBe(0)
    await dispute(true)
    const release = () => releaseDisputed(ctx.db, { source: thief.depositId, nowMs: ctx.time.nowMs() })
    expect([await release(), await release()]).toEqual([true, false])
    await dispute(true)
    expect((await moneyOf(next)).resting).toBe(0)
    expect(await selectDisputedMoney(ctx.db, 10)).toEqual([])
  })
})

describe('a win', () => {
  it('rests for a day, rounded up to the hour, without the stake that comes back with it [WALLET-8]', async () => {
    ctx.time.advance(20 * 60_000)
    const [winner, loser] = [await person({ free: 100 }), await person({ free: 100 })]
    await beat(winner, loser, { stake: 100 })
    expect(await moneyOf(winner)).toEqual({ free: 100, resting: 60 })
    ctx.time.advance(DAY_MS)
    expect(await moneyOf(winner)).toEqual({ free: 100, resting: 60 })
    ctx.time.advance(40 * 60_000)
    expect(await moneyOf(winner)).toEqual({ free: 160, resting: 0 })
  })

  it('rests for at least a day, even when the deposit behind it is safe sooner', async () => {
    const [winner, loser] = [await person({ free: 100 }), await person({ fresh: 100 })]
    ctx.time.advance(14 * DAY_MS - HOUR_MS)
    await beat(winner, loser, { stake: 100 })
    expect(await partsOf(winner)).toEqual([[60, 24]])
  })

  it('keeps its resting part while it is held, apart from a withdrawal in the same hold', async () => {
    const [winner, loser] = [await person({ free: 150 }), await person({ fresh: 100 })]
    const withdrawalId = randomUUID()
    await withdraw(winner, withdrawalId, { status: 'asked' })
    const game = await beat(winner, loser, { stake: 100, isHeld: true })
    ctx.time.advance(DAY_MS)
    await payHeld(winner, game, 160)
    expect(await partsOf(winner)).toEqual([[60, 13 * 24]])
    await withdraw(winner, withdrawalId, { status: 'refused' })
    expect(await moneyOf(winner)).toEqual({ free: 150, resting: 60 })
  })

  it('gives the loser’s money back as it was when it is held and then undone', async () => {
    const [winner, loser] = [await person({ free: 100 }), await person({ fresh: 100 })]
    const reference = await beat(winner, loser, { stake: 100, isHeld: true })
    const back = { kind: 'stake_back', reference } as const
    const from = holdOf(winner.userId)
    await post([
      move({ ...back, from, to: walletOf(loser.userId), reais: 100 }),
      move({ ...back, from, to: walletOf(winner.userId), reais: 60 }),
      move({ ...back, from: FEES, to: walletOf(winner.userId), reais: 40 }),
    ])
    expect(await moneyOf(winner)).toEqual({ free: 100, resting: 0 })
    expect(await moneyOf(loser)).toEqual({ free: 40, resting: 60 })
  })
})

describe('a tournament', () => {
  const enter = (players: readonly Player[], reference: string, amount: number) =>
    post(
      players.map(({ userId }) =>
        move({ from: walletOf(userId), to: escrowOf(reference), kind: 'entry', reference, reais: amount }),
      ),
    )

  it('pays each prize with its share of the resting money, and returns each player’s own entry first', async () => {
    const reference = randomUUID()
    const [champion, second, third, fourth] = await Promise.all([
      person({ free: 10 }),
      person({ fresh: 10 }),
      person({ fresh: 10 }),
      person({ free: 10 }),
    ])
    await enter([champion, second, third, fourth], reference, 10)
    const from = escrowOf(reference)
    await post([
      move({ from, to: walletOf(champion.userId), kind: 'prize', reference, reais: 25 }),
      move({ from, to: walletOf(second.userId), kind: 'prize', reference, reais: 11 }),
      move({ from, to: FEES, kind: 'tournament_fee', reference, reais: 4 }),
    ])
    ctx.time.advance(DAY_MS)
    // 15 of the 30 that the others paid, of which 20 rest.
    expect(await moneyOf(champion)).toEqual({ free: 15, resting: 10 })
    const late = await moneyOf(second)
    expect(late.free + late.resting).toBe(11)
    expect(late.resting).toBeGreaterThan(0)
    expect((await reconcile(ctx.db, [])).findings).toEqual([])
  })

  it('gives an entry back as it was paid, and a free one to the platform', async () => {
    const reference = randomUUID()
    const [fresh, free] = [await person({ fresh: 10 }), await person({ free: 10 })]
    await enter([free, fresh], reference, 10)
    const escrow = escrowOf(reference)
    await post([move({ from: HOUSE, to: escrow, kind: 'entry_free', reference, reais: 10 })])
    await post([move({ from: escrow, to: HOUSE, kind: 'entry_free_back', reference, reais: 10 })])
    for (const { userId } of [free, fresh])
      await post([move({ from: escrow, to: walletOf(userId), kind: 'entry_back', reference, reais: 10 })])
    expect(await moneyOf(free)).toEqual({ free: 10, resting: 0 })
    expect(await moneyOf(fresh)).toEqual({ free: 0, resting: 10 })
  })
})

describe('readResting', () => {
  it('merges many parts into a few, the soonest first, the last one for everything later', async () => {
    const { userId } = await person({ fresh: 1 })
    for (let day = 0; day < 9; day++) {
      ctx.time.advance(DAY_MS)
      await deposit(userId, 1)
    }
    const parts = await partsOf({ userId })
    expect(parts).toHaveLength(6)
    expect(parts.at(0)).toEqual([1, 5 * 24])
    expect(parts.at(-1)).toEqual([5, 14 * 24])
  })
})

describe('any sequence of games', () => {
  type Step = { op: 'win' | 'held' | 'draw' | 'prize'; one: number; other: number; stake: number }
  const who = fc.nat(3)
  const steps: fc.Arbitrary<Step[]> = fc.array(
    fc.record({
      op: fc.constantFrom('win' as const, 'held' as const, 'draw' as const, 'prize' as const),
      one: who,
      other: who,
      stake: fc.constantFrom(2, 7, 30),
    }),
    { minLength: 3, maxLength: 12 },
  )

  /** Plays one step if both users can pay for it. */
  async function playStep(people: readonly Player[], { op, one, other, stake: amount }: Step): Promise<void> {
    const [first, second] = [people[one] as Player, people[other] as Player]
    const balances = await Promise.all([first, second].map(({ userId }) => readWallet(ctx.db, userId)))
    if (one === other || balances.some((balance) => balance < reais(amount))) return
    if (op === 'win' || op === 'held') {
      const game = await beat(first, second, { stake: amount, isHeld: op === 'held' })
      if (op === 'held') await payHeld(first, game, makeReais(splitStakes(reais(amount)).payout))
      return
    }
    const reference = await stake([first, second], amount)
    const from = escrowOf(reference)
    const back = (player: Player, kind: 'stake_back' | 'prize', share: number) =>
      move({ from, to: walletOf(player.userId), kind, reference, reais: share })
    await post(
      op === 'draw'
        ? [back(second, 'stake_back', amount), back(first, 'stake_back', amount)]
        : [back(first, 'prize', amount * 1.25), back(second, 'prize', amount * 0.75)],
    )
  }

  const freeOf = async (people: readonly Player[]) => {
    const money = await Promise.all(people.map(moneyOf))
    return makeReais(asCents(money.reduce((total, { free }) => total + reais(free), 0n)))
  }

  it(
    'creates no free money when all of it was deposited recently',
    () =>
      prove(steps, { runs: runsOf({ few: 12, many: 400 }) }, async (sequence) => {
        const people = await Promise.all([0, 1, 2, 3].map(() => person({ fresh: 60 })))
        for (const step of sequence) {
          await playStep(people, step)
          expect(await freeOf(people), JSON.stringify(step)).toBe(0)
        }
      }),
    PROOF_TIMEOUT_MS,
  )

  it(
    'turns no resting money into free money',
    () =>
      prove(steps, { runs: runsOf({ few: 12, many: 400 }) }, async (sequence) => {
        const people = await Promise.all([0, 30, 60, 60].map((free) => person({ free, fresh: 60 - free })))
        for (const step of sequence) {
          await playStep(people, step)
          expect(await freeOf(people), JSON.stringify(step)).toBeLessThanOrEqual(150)
        }
        ctx.time.advance(DAY_MS + HOUR_MS)
        expect(await freeOf(people)).toBeLessThanOrEqual(150)
        ctx.time.advance(14 * DAY_MS)
        expect((await moneyOf(people[0] as Player)).resting).toBe(0)
      }),
    PROOF_TIMEOUT_MS,
  )
})

describe('the table of lots', () => {
  it('rejects manual inserts, updates and deletes', async () => {
    await person({ fresh: 1 })
    for (const text of [
      `insert into resting_lots values (1, 0, '', now(), 1)`,
      'update resting_lots set amount = 1',
      'delete from resting_lots',
      'truncate resting_lots',
    ])
      await expect(ctx.pool.query(text), text).rejects.toThrow(/never changed/)
  })
})
