import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { insertUsers, openTestContext, type TestContext } from '../../../test/testContext.ts'
import { atOnce } from '../../kernel/sweep.ts'
import { openPresence, type Presence } from '../../people/presence/index.ts'
import { openChat } from '../chat/index.ts'
import { makeGameRecord } from './gameRecord.ts'
import { createGame, type Games, openGames } from './index.ts'

// A live server with its sockets, while the database cannot be reached and it writes no heartbeat.

let database: Awaited<ReturnType<typeof createTestDatabase>>
let ctx: TestContext
let presence: Presence
let games: Games
const clock = { monotonicMs: 0 }
beforeEach(async () => {
  database = await createTestDatabase()
  ctx = openTestContext({ connectionString: database.connectionString })
  presence = openPresence(ctx, {
    monotonicMs: () => clock.monotonicMs,
    onLost: (trx, lost) => games.onLost(trx, lost),
  })
  const chats = openChat(ctx)
  const siteUrl = () => 'http://localhost'
  games = openGames(ctx, { leases: presence, chats, sendHeartbeat: presence.sendHeartbeat, siteUrl })
  await games.start(await presence.start())
})
afterEach(async () => {
  await games.stop()
  await presence.stop()
  await ctx.close()
  await database.drop()
})

function sweep(name: string): Promise<void> {
  const found = games.sweeps.find((one) => one.name === name)
  if (!found) throw new Error(name)
  return found.run(atOnce)
}

function pass(ms: number): void {
  ctx.time.advance(ms)
  clock.monotonicMs += ms
}

async function storedGame(gameId: string) {
  const { rows } = await ctx.pool.query('select status, white_ms, turn_started_at from games where id = $1', [
    gameId,
  ])
  return rows[0]
}

async function openRunningGame() {
  const [whiteId, blackId] = (await insertUsers(ctx, 2)) as [string, string]
  const nowMs = ctx.time.nowMs()
  const created = await ctx.db
    .transaction()
    .execute((trx) =>
      createGame(trx, { whiteId, blackId, timeControlS: 600, incrementS: 0, firstMoveMs: 30_000, nowMs }),
    )
  if (!created.ok) throw new Error(created.code)
  const { gameId } = created
  const join = async (userId: string) => {
    const joined = await games.join(
      { gameId, userId, socketId: randomUUID(), disconnect: () => {} },
      () => {},
    )
    if (!joined.ok) throw new Error(joined.code)
    return joined
  }
  const white = await join(whiteId)
  const black = await join(blackId)
  const play = (userId: string, uci: string, ply: number) =>
    new Promise<void>((resolve, reject) => {
      const stop = ctx.bus.subscribe((event) => {
        if (event.topic !== 'game' || event.event.type !== 'move') return
        stop()
        resolve()
      })
      const command = { from: uci.slice(0, 2), to: uci.slice(2), promotion: null, ply, moveId: randomUUID() }
      games.playMove(white.game, { ...command, userId, receivedAtMs: ctx.time.nowMs() }, reject)
    })
  await play(whiteId, 'e2e4', 1)
  await play(blackId, 'e7e5', 2)
  return { gameId, white, black }
}

it('charges an unreachable database to no player: no flag falls, and the clock is stopped [CLOCK-8]', async () => {
  const { gameId } = await openRunningGame()
  pass(3000)
  await presence.sendHeartbeat()
  pass(700_000)
  await sweep('flags of games here')
  expect(await storedGame(gameId)).toEqual({
    status: 'playing',
    white_ms: 597_000,
    turn_started_at: new Date(ctx.time.nowMs() + 15_000),
  })
})

it('flags a player who ran out of time while heartbeats continued', async () => {
  const { gameId } = await openRunningGame()
  for (let passed = 0; passed < 600; passed += 5) {
    await presence.sendHeartbeat()
    pass(5000)
  }
  pass(1000)
  await sweep('flags of games here')
  expect((await storedGame(gameId)).status).toBe('timeout')
})

it('evicts games without sockets here, and reads them again when a player joins', async () => {
  const { white, black, gameId } = await openRunningGame()
  await sweep('idle games')
  pass(60_001)
  await sweep('idle games')
  expect(games.countGames()).toBe(1)
  await white.leave()
  await black.leave()
  await sweep('idle games')
  expect(games.countGames()).toBe(0)
  const again = await games.join(
    { gameId, userId: white.game.facts.white.id, socketId: randomUUID(), disconnect: () => {} },
    () => {},
  )
  expect(again.ok && makeGameRecord(again.game, { nowMs: 0, firstMoveMs: 0 }).san).toEqual(['e4', 'e5'])
})
