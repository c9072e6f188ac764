import { randomUUID } from 'node:crypto'
import type { GameRecord, Tournament, WalletState } from '@lance/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { findLedgerProblems } from '../../../test/depositKit.ts'
import { openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { CLEAN, makeTestAnalyst, SUSPECT } from '../../../test/judgeKit.ts'
import { fund, readBalances, reais } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, openTestServer, type TestServer } from '../../../test/testServer.ts'
import { openCup, type Person, playRound, signUpMany, startCup } from '../../../test/tournamentKit.ts'
import { countJudgements, settleJudgement, takeJudgement } from '../../money/payouts/index.ts'

const BY = ['--who', 'Carla', '--why', 'looked at the games']
const MINUTE_MS = 60_000
const HOLD_MS = 24 * 60 * MINUTE_MS
const ENV = { PAYOUT_HOLD_H: '24', SESSION_ACCESS_S: '1000000000' }

const analyst = makeTestAnalyst()
let server: TestServer & { connectionString: string }
/** Another server of the same site, and one where nothing is held. */
let other: TestServer
let paysAtOnce: TestServer
beforeAll(async () => {
  server = await openScratchServer({ env: ENV, fairPlay: analyst })
  const { connectionString, time } = server
  other = await openTestServer({ connectionString, time, env: ENV, fairPlay: analyst })
  paysAtOnce = await openTestServer({ connectionString, time, fairPlay: analyst })
})
beforeEach(() => Object.assign(analyst, { falseAlarmRate: CLEAN, error: null, meanwhile: null, judged: 0 }))
afterEach(async () => {
  expect(await findLedgerProblems(server)).toEqual([])
})
afterAll(async () => {
  await paysAtOnce?.stop()
  await other?.stop()
  await server?.stop()
})

/** A game that White wins; the prize is 1.6 times the stake. */
async function win(stakeReais = 20, at: TestServer = server): Promise<TestGame> {
  const game = await openTestGame(at, { stake: reais(stakeReais) })
  await playOut(game, '1. e4 e5')
  game.black.send({ type: 'resign' })
  await game.white.next('game_end')
  return game
}

type Row = { id: string; state: string; tries: number; suspicion_id: string | null; user_id: string }
async function judgementsOf(userId: string): Promise<Row[]> {
  const { rows } = await server.ctx.pool.query('select * from payout_judgements where user_id = $1', [userId])
  return rows
}
const stateOf = async (userId: string) => (await judgementsOf(userId))[0]?.state ?? null
const balanceOf = async (userId: string) => (await readBalances(server.ctx, [userId]))[0]
const walletOf = async ({ white }: TestGame) =>
  (await white.client.call<WalletState>('GET', '/wallet/state')).body
const recordOf = async ({ white, gameId }: TestGame) =>
  (await white.client.call<GameRecord>('GET', `/api/game/${gameId}/state`)).body
const judge = () => server.sweep('payout judgements')
const pay = () => server.sweep('held payouts')
const suspicionsAbout = async (userId: string) =>
  (await server.ctx.pool.query('select * from suspicions where user_id = $1', [userId])).rows

describe('a win of R$ 20 or more', () => {
  it('is paid at once when its winner is judged clean, and never again [FAIR-6]', async () => {
    const game = await win()
    const { userId } = game.white
    expect([await stateOf(userId), await balanceOf(userId)]).toEqual(['waiting', 0n])
    server.time.advance(MINUTE_MS)
    await judge()
    expect([await stateOf(userId), await balanceOf(userId)]).toEqual(['clean', 3200n])
    expect(await recordOf(game)).toMatchObject({ payoutInReview: false, payoutDueAt: server.time.nowMs() })
    await judge()
    server.time.advance(HOLD_MS)
    await pay()
    expect(await balanceOf(userId)).toBe(3200n)
    expect(await suspicionsAbout(userId)).toEqual([])
  })

  it('waits for an operator when honest players hardly look like this, and is paid when they release it [FAIR-7]', async () => {
    const game = await win()
    const { userId } = game.white
    server.time.advance(MINUTE_MS)
    analyst.falseAlarmRate = SUSPECT
    await judge()
    const sinceMs = server.time.nowMs()
    expect(await stateOf(userId)).toBe('held')
    expect(await recordOf(game)).toMatchObject({ payoutInReview: true, payoutReviewSince: sinceMs })
    expect(await walletOf(game)).toMatchObject({
      balance: 0,
      inReview: 32,
      inReviewSince: sinceMs,
      due: null,
    })
    const [raised] = await suspicionsAbout(userId)
    expect(raised).toMatchObject({ kind: 'engine', stake_cents: 2000n, closed_at: null })
    expect((await judgementsOf(userId))[0]?.suspicion_id).toBe(raised.id)
    server.time.advance(2 * HOLD_MS)
    await pay()
    expect(await balanceOf(userId)).toBe(0n)
    const release = () => operate(server, 'release-payout', '--game', game.gameId, ...BY)
    expect((await release()).ok).toBe(true)
    expect((await release()).lines[0]).toMatch(/^You did this already/)
    await pay()
    expect([await stateOf(userId), await balanceOf(userId)]).toEqual(['released', 3200n])
    expect(await walletOf(game)).toMatchObject({ balance: 32, inReview: 0, inReviewSince: null })
  })

  it('waits for both when an operator holds it too, and either release leaves the other [FAIR-7]', async () => {
    for (const isHeldFirst of [true, false]) {
      const game = await win()
      const { userId } = game.white
      const hold = () => operate(server, 'hold-account-payouts', '--account', userId, ...BY)
      analyst.falseAlarmRate = SUSPECT
      if (isHeldFirst) await hold()
      await judge()
      if (!isHeldFirst) await hold()
      await operate(server, 'release-payout', '--game', game.gameId, ...BY)
      server.time.advance(HOLD_MS)
      await pay()
      expect([await stateOf(userId), await balanceOf(userId)]).toEqual(['released', 0n])
      await operate(server, 'release-account-payouts', '--account', userId, ...BY)
      await pay()
      expect(await balanceOf(userId)).toBe(3200n)
    }
  })

  it('stays held by an operator who held it while it was judged clean [FAIR-7]', async () => {
    const { gameId, white } = await win()
    analyst.meanwhile = () => operate(server, 'hold-payout', '--game', gameId, ...BY)
    await judge()
    server.time.advance(HOLD_MS)
    await pay()
    expect([await stateOf(white.userId), await balanceOf(white.userId)]).toEqual(['clean', 0n])
    await operate(server, 'release-payout', '--game', gameId, ...BY)
    await pay()
    expect(await balanceOf(white.userId)).toBe(3200n)
  })

  it('goes back, and raises nothing, when an operator voids the game while it is judged [FAIR-8]', async () => {
    const { gameId, white, black } = await win()
    analyst.falseAlarmRate = SUSPECT
    analyst.meanwhile = () => operate(server, 'void-game', '--game', gameId, ...BY)
    await judge()
    expect(await stateOf(white.userId)).toBe('undone')
    expect(await readBalances(server.ctx, [white.userId, black.userId])).toEqual([2000n, 2000n])
    expect(await suspicionsAbout(white.userId)).toEqual([])
  })

  it('goes back when an operator voids the game of a held one [FAIR-8]', async () => {
    const { gameId, white, black } = await win()
    analyst.falseAlarmRate = SUSPECT
    await judge()
    expect((await operate(server, 'void-game', '--game', gameId, ...BY)).ok).toBe(true)
    expect(await stateOf(white.userId)).toBe('undone')
    expect(await readBalances(server.ctx, [white.userId, black.userId])).toEqual([2000n, 2000n])
  })

  it('keeps its account open until it is paid, and takes its judgement with the account [FAIR-10]', async () => {
    const { white } = await win()
    const { client, userId } = white
    const close = () => client.call('DELETE', `/users/${userId}`, { body: { password: client.password } })
    expect(await close()).toMatchObject({ status: 409 })
    await judge()
    await fund(server.ctx, userId, -32)
    const file = await client.call<{ payoutReviews: object[] }>('POST', `/users/${userId}/export`, {
      body: { password: client.password },
    })
    expect(file.body.payoutReviews).toMatchObject([{ state: 'paid' }])
    expect((await close()).status).toBeLessThan(300)
    expect(await judgementsOf(userId)).toEqual([])
  })
})

describe('a judgement that is not made', () => {
  it('leaves the win to the end of its hold, and is counted and shown [FAIR-8]', async () => {
    const { white } = await win()
    const { userId } = white
    analyst.error = new Error('the engine crashed')
    for (const tries of [1, 2]) {
      await judge()
      expect((await judgementsOf(userId))[0]).toMatchObject({ state: 'waiting', tries })
      await judge()
      expect((await judgementsOf(userId))[0]?.tries).toBe(tries)
      server.time.advance(tries * MINUTE_MS)
    }
    await judge()
    expect((await judgementsOf(userId))[0]).toMatchObject({ state: 'failed', tries: 3 })
    analyst.error = null
    server.time.advance(HOLD_MS - 10 * MINUTE_MS)
    await judge()
    await pay()
    expect([await stateOf(userId), await balanceOf(userId)]).toEqual(['failed', 0n])
    server.time.advance(10 * MINUTE_MS)
    await pay()
    expect([await stateOf(userId), await balanceOf(userId)]).toEqual(['missed', 3200n])
    const counts = await countJudgements(server.ctx.db, new Date(server.time.nowMs()))
    expect(counts).toMatchObject({ missed: 1, failed: 0 })
  })

  it('is not made after the win was paid because its time had come [FAIR-8]', async () => {
    const { white } = await win()
    analyst.falseAlarmRate = SUSPECT
    analyst.meanwhile = async () => {
      server.time.advance(HOLD_MS)
      await pay()
    }
    await judge()
    expect([await stateOf(white.userId), await balanceOf(white.userId)]).toEqual(['missed', 3200n])
    await judge()
    expect(await suspicionsAbout(white.userId)).toEqual([])
    expect(await balanceOf(white.userId)).toBe(3200n)
  })

  it('is given up when three servers died of it [FAIR-8]', async () => {
    const { white } = await win()
    for (let tries = 1; tries <= 3; tries++) {
      const now = new Date(server.time.nowMs())
      const leaseUntil = new Date(server.time.nowMs() + MINUTE_MS)
      const taken = await takeJudgement(server.ctx.db, { runId: randomUUID(), now, leaseUntil })
      expect(taken).toMatchObject({ userId: white.userId, tries })
      server.time.advance(MINUTE_MS)
    }
    await judge()
    expect([await stateOf(white.userId), analyst.judged]).toEqual(['failed', 0])
  })
})

describe('two servers', () => {
  it('judge each win once [FAIR-8]', async () => {
    const games = [await win(), await win(), await win(), await win()]
    await Promise.all([judge(), other.sweep('payout judgements')])
    expect(analyst.judged).toBe(4)
    for (const { white } of games) expect(await balanceOf(white.userId)).toBe(3200n)
  })

  it('never settle a win twice: an answer that comes after the lease counts no more [FAIR-8]', async () => {
    const { white } = await win()
    const now = new Date(server.time.nowMs())
    const leaseUntil = new Date(server.time.nowMs() + MINUTE_MS)
    const late = await takeJudgement(server.ctx.db, { runId: randomUUID(), now, leaseUntil })
    if (!late) throw new Error('nothing was due')
    server.time.advance(MINUTE_MS)
    await judge()
    expect([await stateOf(white.userId), await balanceOf(white.userId)]).toEqual(['clean', 3200n])
    const found = { nats: 9, falseAlarmRate: SUSPECT, tookMs: 1 }
    const raise = () => Promise.reject(new Error('it must not be raised'))
    expect(await settleJudgement(server.ctx, late, { ...found, raise })).toEqual({ ok: false, code: 'GONE' })
    expect(await settleJudgement(server.ctx, late, { ...found, raise: null })).toEqual({
      ok: false,
      code: 'GONE',
    })
    await pay()
    expect([await stateOf(white.userId), await balanceOf(white.userId)]).toEqual(['clean', 3200n])
  })

  it('hold a win or pay it, never both, when a judgement races the sweep that pays [FAIR-8]', async () => {
    analyst.falseAlarmRate = SUSPECT
    for (let round = 0; round < 6; round++) {
      const { white } = await win()
      server.time.advance(HOLD_MS)
      await Promise.all([judge(), pay()])
      await pay()
      const isHeld = (await stateOf(white.userId)) === 'held'
      expect(await balanceOf(white.userId)).toBe(isHeld ? 0n : 3200n)
      expect((await suspicionsAbout(white.userId)).length).toBe(isHeld ? 1 : 0)
      if (isHeld) await operate(server, 'release-account-payouts', '--account', white.userId, ...BY)
    }
  })
})

describe('what is not judged', () => {
  it('is a smaller stake, a draw, and any win where nothing is held [FAIR-6]', async () => {
    const small = await win(10)
    expect(await stateOf(small.white.userId)).toBeNull()
    const drawn = await openTestGame(server, { stake: reais(20) })
    await playOut(drawn, '1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1')
    drawn.black.sendMove('f6g8', { ply: 8 })
    await drawn.white.next('game_end')
    expect([await stateOf(drawn.white.userId), await balanceOf(drawn.white.userId)]).toEqual([null, 2000n])
    const free = await win(20, paysAtOnce)
    expect([await stateOf(free.white.userId), await balanceOf(free.white.userId)]).toEqual([null, 3200n])
    server.time.advance(HOLD_MS)
    await pay()
    expect(await balanceOf(small.white.userId)).toBe(1600n)
  })

  it('are complaints of rivals: they hold nothing [FAIR-9]', async () => {
    const { gameId, white, black } = await win()
    const body = { gameId, kind: 'fair_play' }
    expect((await black.client.call('POST', '/reports', { body })).status).toBe(201)
    await judge()
    expect([await stateOf(white.userId), await balanceOf(white.userId)]).toEqual(['clean', 3200n])
  })
})

/** Plays a cup of four for R$ 10 each to its end. Returns its people and the winners of its two prizes. */
async function playCup(): Promise<{
  people: Person[]
  cup: Tournament
  championId: string
  secondId: string
}> {
  const people = await signUpMany(server, 4)
  const prizes = { entryFee: 10, playerCount: 4, prizeDistribution: 'SPLIT_TOP_2' } as const
  const cup = await openCup(server, people, prizes)
  await startCup(server, cup)
  await playRound(server, { people, cup, round: 1 })
  const championId = await playRound(server, { people, cup, round: 2 })
  const { rows } = await server.ctx.pool.query(
    'select user_id from payout_judgements where tournament_id = $1 and user_id <> $2',
    [cup.id, championId],
  )
  return { people, cup, championId, secondId: rows[0].user_id }
}

it('judges each winner of a prize by themselves [FAIR-6] [FAIR-7]', async () => {
  const { cup, championId, secondId } = await playCup()
  analyst.falseAlarmRate = SUSPECT
  // The other prize is not due yet, so that each is judged with another result.
  await server.ctx.pool.query(
    `update payout_judgements set due_at = due_at + interval '1 minute' where user_id = $1`,
    [secondId],
  )
  await judge()
  analyst.falseAlarmRate = CLEAN
  server.time.advance(MINUTE_MS)
  await judge()
  expect([await stateOf(championId), await stateOf(secondId)]).toEqual(['held', 'clean'])
  expect(await balanceOf(championId)).toBe(9000n)
  expect(await balanceOf(secondId)).toBeGreaterThan(9000n)
  expect((await operate(server, 'release-prizes', '--tournament', cup.id, ...BY)).ok).toBe(true)
  await pay()
  expect(await stateOf(championId)).toBe('released')
  expect(await balanceOf(championId)).toBeGreaterThan(9000n)
})

it('releases the prize of one winner, and no other hold [FAIR-7]', async () => {
  const { cup, championId, secondId } = await playCup()
  analyst.falseAlarmRate = SUSPECT
  await judge()
  await judge()
  const release = (account: string, tournament = cup.id) =>
    operate(server, 'release-prize', '--tournament', tournament, '--account', account, ...BY)
  expect([await stateOf(championId), await stateOf(secondId)]).toEqual(['held', 'held'])
  expect((await release(championId)).ok).toBe(true)
  await pay()
  expect([await stateOf(championId), await stateOf(secondId)]).toEqual(['released', 'held'])
  expect(await balanceOf(championId)).toBeGreaterThan(9000n)
  expect(await balanceOf(secondId)).toBe(9000n)

  // An operator's hold stays, and the prize waits for it.
  await operate(server, 'hold-account-payouts', '--account', secondId, ...BY)
  const { ok, lines } = await release(secondId)
  expect([ok, lines[0]]).toEqual([true, expect.stringContaining('An operator holds it too')])
  await pay()
  expect([await stateOf(secondId), await balanceOf(secondId)]).toEqual(['released', 9000n])
  await operate(server, 'release-account-payouts', '--account', secondId, ...BY)
  await pay()
  expect(await balanceOf(secondId)).toBeGreaterThan(9000n)
  expect((await release(championId, 'nothing')).ok).toBe(false)
})
