import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { insertPeople } from '../../../test/listKit.ts'
import { PROOF_TIMEOUT_MS, runsOf } from '../../../test/proofKit.ts'
import { openTestContext, type TestContext } from '../../../test/testContext.ts'
import { openArenaFeed } from '../../edges/sockets/arenaFeed.ts'
import type { TournamentConnection } from '../../edges/sockets/tournamentRoom.ts'
import { makeInSlices } from '../../kernel/sweep.ts'
import { openLiveArenas } from './liveArenas.ts'
import { openPairer } from './openPairer.ts'

// An arena of 10,000 players told live to as many sockets, and its players paired beside the moves of games.

const PLAYERS = runsOf({ few: 300, many: 10_000 })
const SECONDS = runsOf({ few: 3, many: 20 })
/** Results in a second: as many as in an arena of 10,000 at 3+2. */
const RESULTS_PER_S = runsOf({ few: 5, many: 25 })

let database: Awaited<ReturnType<typeof createTestDatabase>>
let ctx: TestContext
beforeAll(async () => {
  database = await createTestDatabase()
  ctx = openTestContext({
    connectionString: database.connectionString,
    time: { nowMs: () => Date.now() } as never,
  })
})
afterAll(async () => {
  await ctx?.close()
  await database?.drop()
})

/** A running arena with players who have no points yet. */
async function insertRunning(): Promise<{ id: string; userIds: string[] }> {
  const { pool } = ctx
  await insertPeople(pool, PLAYERS)
  const { rows } = await pool.query<{ id: string }>('select id from users limit $1', [PLAYERS])
  const userIds = rows.map((row) => row.id)
  const id = randomUUID()
  await pool.query(
    `insert into tournaments (id, creator_id, name, entry_cents, player_count, prize_distribution, start_at, total_rounds,
       created_at, format, time_control_s, increment_s, minutes, status, current_round, participants)
     values ($1, $2, 'Arena', 0, 10000, 'SPLIT_TOP_2', now(), 1, now(), 'ARENA', 180, 2, 60, 'IN_PROGRESS', 1, $3)`,
    [id, userIds[0], PLAYERS],
  )
  await pool.query(
    `insert into arenas (tournament_id, ends_at, pairing_due_at) values ($1, now() + interval '1 hour', now())`,
    [id],
  )
  await pool.query(
    `insert into arena_players (tournament_id, user_id, reached_at, free_since, changed_at)
     select $1, id, now(), now(), now() from unnest($2::uuid[]) as id`,
    [id, userIds],
  )
  return { id, userIds }
}

type Heard = { frames: number[]; points: number }

it('tells each socket at most one event a second, at most 2 s old [TOUR-70]', {
  timeout: PROOF_TIMEOUT_MS,
}, async () => {
  const { id, userIds } = await insertRunning()
  const { pool } = ctx
  const live = openLiveArenas(ctx)
  const feed = openArenaFeed()
  const heard = new Map<string, Heard>()
  const changedAtMs = new Map<string, { points: number; atMs: number }>()
  const agesMs: number[] = []
  const connections = userIds.map((userId) => {
    const mine: Heard = { frames: [], points: 0 }
    heard.set(userId, mine)
    const sendFrame = (frame: Buffer) => {
      const nowMs = performance.now()
      mine.frames.push(nowMs)
      const text = frame.toString()
      const own = /"own":\{"rank":\d+,.*?"points":(\d+)/.exec(text)
      const points = Number(own?.[1] ?? 0)
      const change = changedAtMs.get(userId)
      if (change && points > mine.points && points === change.points) agesMs.push(nowMs - change.atMs)
      mine.points = points
      return true
    }
    return { id: randomUUID(), userId, sendFrame } as unknown as TournamentConnection
  })
  const inSlices = makeInSlices({ overMs: 500, pause: (ms) => pause(ms) })
  const endsAtMs = performance.now() + SECONDS * 1000
  const publishing = (async () => {
    while (performance.now() < endsAtMs + 2000) {
      const next = pause(1000)
      const arena = await live.read(id)
      if (arena) await feed.publish({ arena, nowMs: Date.now(), connections, inSlices })
      await next
    }
  })()
  for (let number = 0; performance.now() < endsAtMs; number++) {
    const userId = userIds[(number * 7919) % userIds.length] ?? ''
    const points = (changedAtMs.get(userId)?.points ?? 0) + 2
    await pool.query(
      `update arena_players set points = $3, games = games + 1, wins = wins + 1, sheet = '2', reached_at = now(),
         changed_at = $4 where tournament_id = $1 and user_id = $2`,
      [id, userId, points, new Date()],
    )
    changedAtMs.set(userId, { points, atMs: performance.now() })
    await pause(1000 / RESULTS_PER_S)
  }
  await publishing
  const shortestMs = Math.min(...[...heard.values()].map(({ frames }) => shortestGap(frames)))
  const most = Math.max(...[...heard.values()].map(({ frames }) => frames.length))
  agesMs.sort((one, other) => one - other)
  const p99 = agesMs[Math.floor(agesMs.length * 0.99)] ?? 0
  process.stdout.write(
    `arena of ${PLAYERS}: ${connections.length} sockets, at most ${(most / (SECONDS + 2)).toFixed(2)} events a second each, ` +
      `own row told after ${(agesMs[agesMs.length >> 1] ?? 0).toFixed(0)} ms (median), ${p99.toFixed(0)} ms (99 %)\n`,
  )
  expect(agesMs.length).toBeGreaterThan(SECONDS)
  expect(p99).toBeLessThanOrEqual(2000)
  expect(most).toBeLessThanOrEqual(SECONDS + 3)
  expect(shortestMs).toBeGreaterThan(400)
  // The scores of this arena are of no game.
  await pool.query('delete from arena_players where tournament_id = $1', [id])
})

const shortestGap = (atMs: readonly number[]): number =>
  Math.min(...atMs.slice(1).map((ms, index) => ms - (atMs[index] ?? 0)), Number.POSITIVE_INFINITY)

it('pairs thousands of free players while the thread of the moves stays free [TOUR-61]', async () => {
  const count = runsOf({ few: 1000, many: 5000 })
  const free = Array.from({ length: count }, (_, index) => ({
    playerId: randomUUID(),
    rank: index + 1,
    rating: 1500,
    freeSinceMs: 0,
    isPaused: false,
    lastOpponents: [],
    whiteSurplus: 0,
    lastColor: null,
  }))
  const pairer = openPairer()
  const request = { free, isOpening: false, activePlayers: 2 * count, nowMs: 10_000 }
  // The first call starts the thread.
  await pairer.pair({ ...request, free: free.slice(0, 300) })
  let longestMs = 0
  let lastMs = performance.now()
  const watch = setInterval(() => {
    longestMs = Math.max(longestMs, performance.now() - lastMs)
    lastMs = performance.now()
  }, 1)
  const startedMs = performance.now()
  const pairings = await pairer.pair(request)
  const tookMs = performance.now() - startedMs
  clearInterval(watch)
  await pairer.close()
  process.stdout.write(
    `${count} free players paired in ${tookMs.toFixed(0)} ms; the moves' thread waited ${longestMs.toFixed(0)} ms at most\n`,
  )
  expect(pairings).toHaveLength(count / 2)
  expect(new Set(pairings.flatMap(({ white, black }) => [white, black])).size).toBe(count)
})
