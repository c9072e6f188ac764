import type { JudgedGame } from '@lance/domain/fairPlay'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { randomizer, simulateGame } from '../../../../../packages/domain/src/fairPlay/simulatedGames.ts'
import { insertGame } from '../../../test/gameKit.ts'
import { endGame } from '../../../test/helpedGames.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { MODEL, readDrift } from './drift.ts'
import { storeDrift } from './driftStore.ts'
import { insertSide, type Look } from './judgedSideStore.ts'

const DAY_MS = 86_400_000

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

const random = randomizer(11)

/** Stores a side of a game of this player as if it had been analysed just now. */
async function analyse(
  userId: string,
  { look = 1, ...changes }: Partial<JudgedGame> & { look?: Look } = {},
): Promise<void> {
  const { ctx } = server
  const now = new Date(ctx.time.nowMs())
  const { user: opponent } = await signUp(server)
  const gameId = await insertGame(server, { whiteId: userId, blackId: opponent.id })
  await endGame(ctx.db, { gameId, endedAt: now })
  const simulated = simulateGame(random, { rating: 1500 }, 1)
  const side = { ...simulated, gameId, endedAtMs: now.getTime(), ...changes }
  await insertSide(ctx.db, { userId, look, side, now })
}

/** Raises a suspicion of help; `verdict`: what an operator decided, null while it is open. */
async function suspect(userId: string, verdict: string | null): Promise<void> {
  const now = new Date(server.ctx.time.nowMs())
  await server.ctx.pool.query(
    `insert into suspicions (id, kind, user_id, weight, figures, raised_at, renewed_at, verdict, closed_at)
     values (gen_random_uuid(), 'engine', $1, 9, '{}', $2, $2, $3, $4)`,
    [userId, now, verdict, verdict === null ? null : now],
  )
}

async function nextNight(): Promise<void> {
  server.time.advance(DAY_MS)
  await server.sweep('fair play')
}

const gamesOf = async () => {
  const { cells } = await readDrift(server.ctx.db, new Date(server.ctx.time.nowMs()))
  return cells.map(({ ratingFrom, isHard, games }) => ({ ratingFrom, isHard, games }))
}

describe('each night', () => {
  it('counts once what honest players with a certain rating did, by rating and difficulty [FAIR-25]', async () => {
    const { user: honest } = await signUp(server)
    const { user: cleared } = await signUp(server)
    const { user: suspected } = await signUp(server)
    const { user: convicted } = await signUp(server)
    await suspect(cleared.id, 'clean')
    await suspect(suspected.id, null)
    await suspect(convicted.id, 'guilty')
    await analyse(honest.id)
    await analyse(honest.id, { rating: 2100 })
    await analyse(cleared.id)
    // These are left out: an uncertain rating, a second look, and players under suspicion.
    await analyse(honest.id, { deviation: 200 })
    await analyse(honest.id, { look: 2 })
    await analyse(suspected.id)
    await analyse(convicted.id)
    await nextNight()
    const counted = [
      { ratingFrom: 1200, isHard: expect.any(Boolean), games: 2 },
      { ratingFrom: 1200, isHard: expect.any(Boolean), games: 2 },
      { ratingFrom: 2000, isHard: expect.any(Boolean), games: 1 },
      { ratingFrom: 2000, isHard: expect.any(Boolean), games: 1 },
    ]
    expect(await gamesOf()).toEqual(counted)
    await nextNight()
    expect(await gamesOf()).toEqual(counted)
    server.time.advance(60_000)
    await analyse(honest.id, { rating: 2100 })
    await nextNight()
    expect((await gamesOf()).map(({ games }) => games)).toEqual([2, 2, 2, 2])
    // Of one player, a few games a night.
    server.time.advance(60_000)
    for (let game = 0; game < 7; game++) await analyse(honest.id, { rating: 2100 })
    await nextNight()
    expect((await gamesOf()).map(({ games }) => games)).toEqual([2, 2, 7, 7])
  })

  it('forgets what is older than it compares [FAIR-25]', async () => {
    server.time.advance(100 * DAY_MS)
    await nextNight()
    const { rows } = await server.ctx.pool.query('select from fair_play_drift')
    expect([await gamesOf(), rows]).toEqual([[], []])
  })
})

describe('the operators', () => {
  it('are told in which groups of moves honest players no longer play as expected [FAIR-25]', async () => {
    const verb = () => operate(server, 'fair-play-drift').then(({ lines }) => lines)
    expect(await verb()).toEqual(['No night has counted any game yet.'])
    await nextNight()
    const { ctx } = server
    const { rows } = await ctx.pool.query<{ night: string }>(
      'select night::text from fair_play_nights order by night desc limit 2',
    )
    const [tonight = '', lastNight = ''] = rows.map(({ night }) => night)
    const cell = { ratingFrom: 1200, games: 300, moves: 6000, expected: 3600, variance: 2500 }
    const changed = { ...cell, isHard: true, seen: 4320 }
    const cells = [{ ...cell, isHard: false, seen: 3620 }, changed]
    await storeDrift(ctx.db, { night: tonight, model: MODEL, cells })
    // What was expected with other parameters is not compared.
    await storeDrift(ctx.db, { night: lastNight, model: 'another', cells: [changed] })
    expect(await verb()).toEqual([
      '1200 to 1599, other moves: 6000 in 300 games, good ones expected 60.0 %, seen 60.3 % (+1 %, z 0.4)',
      '1200 to 1599, hard moves: 6000 in 300 games, good ones expected 60.0 %, seen 72.0 % (+20 %, z 14.4): off',
      'Honest players no longer play as fair play expects: its rates of false alarms no longer hold.',
    ])
  })
})
