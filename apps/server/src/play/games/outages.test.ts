import type { GameRecord } from '@lance/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { insertGame, joinGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { openTestServer, signUp, type TestServer } from '../../../test/testServer.ts'

// White's clock runs from ply 2 on, and White's socket is on a server that dies. A server whose heartbeats
// stop is dead.

let database: Awaited<ReturnType<typeof createTestDatabase>>
let time: ReturnType<typeof makeManualTime>
let dying: TestServer
let living: TestServer
const servers: TestServer[] = []
beforeEach(async () => {
  database = await createTestDatabase()
  time = makeManualTime()
  dying = await start()
})
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop()
  await database.drop()
})

async function start(): Promise<TestServer> {
  const server = await openTestServer({ connectionString: database.connectionString, time })
  servers.push(server)
  return server
}

/** Both play on the server that will die; its last heartbeat is three seconds after White's turn began. */
async function openGameAtDying(): Promise<TestGame> {
  const [whiteClient, blackClient] = await Promise.all([signUp(dying), signUp(dying)])
  const gameId = await insertGame(dying, { whiteId: whiteClient.user.id, blackId: blackClient.user.id })
  const white = await joinGame(dying, whiteClient, gameId)
  const black = await joinGame(dying, blackClient, gameId)
  await white.next('presence')
  const game = { gameId, white, black }
  await playOut(game, '1. e4 e5')
  time.advance(3000)
  await dying.sweep('sign of life')
  return game
}

async function passTime(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second++) {
    time.advance(1000)
    if (second % 4 === 0) await living.sweep('sign of life')
    await living.sweep('dead servers')
    await living.sweep('games that are due')
  }
}

async function recordAt(server: TestServer, { gameId, white }: TestGame): Promise<GameRecord> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/game/${gameId}/state`, {
    headers: { authorization: `Bearer ${white.client.token}` },
  })
  return (await answer.json()) as GameRecord
}

async function credits(): Promise<unknown[]> {
  const { rows } = await living.ctx.pool.query(
    `select ply, extract(epoch from resumed_at - stopped_at)::float8 as seconds from outage_credits order by ply`,
  )
  return rows
}

describe('a server that dies while others live', () => {
  beforeEach(async () => {
    living = await start()
  })

  it('stops the clock of the player to move from its last heartbeat until they return [CLOCK-8]', async () => {
    const game = await openGameAtDying()
    await passTime(5)
    const white = await joinGame(living, game.white.client, game.gameId)
    await passTime(10)
    expect(await recordAt(living, game)).toMatchObject({ whiteMs: 587_000, status: 'playing' })
    expect(await credits()).toEqual([{ ply: 2, seconds: 5 }])
    white.sendMove('g1f3', { ply: 3 })
    expect((await white.next('move')).data.whiteMs).toBe(587_000)
  })

  it('stops the clock for at most fifteen seconds [CLOCK-8]', async () => {
    const game = await openGameAtDying()
    await passTime(40)
    expect(await recordAt(living, game)).toMatchObject({ whiteMs: 597_000 - 25_000 })
    expect(await credits()).toEqual([{ ply: 2, seconds: 15 }])
  })

  it('starts the clock again the moment the player returns, and publishes it to the opponent', async () => {
    const game = await openGameAtDying()
    const black = await joinGame(living, game.black.client, game.gameId)
    await passTime(13)
    await living.sweep('newer games')
    expect((await black.next('state')).data).toMatchObject({ whiteMs: 597_000 })
    await joinGame(living, game.white.client, game.gameId)
    expect((await black.next('state')).data.whiteMs).toBe(597_000)
    await passTime(10)
    expect(await recordAt(living, game)).toMatchObject({ whiteMs: 587_000 })
    expect(await credits()).toEqual([{ ply: 2, seconds: 13 }])
  })

  it('credits nothing to the player who is not to move', async () => {
    const [whiteClient, blackClient] = await Promise.all([signUp(dying), signUp(dying)])
    const gameId = await insertGame(dying, { whiteId: whiteClient.user.id, blackId: blackClient.user.id })
    const white = await joinGame(living, whiteClient, gameId)
    const black = await joinGame(dying, blackClient, gameId)
    white.sendMove('e2e4', { ply: 1 })
    await white.next('move')
    black.sendMove('e7e5', { ply: 2 })
    expect((await black.next('move')).data.ply).toBe(1)
    // Not before White's clock runs.
    expect((await black.next('move')).data.ply).toBe(2)
    await passTime(20)
    expect(await recordAt(living, { gameId, white, black })).toMatchObject({
      whiteMs: 580_000,
      presence: { white: { online: true }, black: { online: false } },
    })
    expect(await credits()).toEqual([])
  })

  it('does not undo a flag that fell before its last heartbeat [CLOCK-8]', async () => {
    const game = await openGameAtDying()
    time.advance(600_000)
    await dying.sweep('sign of life')
    await passTime(20)
    expect(await recordAt(living, game)).toMatchObject({ status: 'timeout', winner_id: game.black.userId })
    expect(await credits()).toEqual([])
  })

  it('lets no flag fall while its death is uncertain', async () => {
    const game = await openGameAtDying()
    time.advance(595_000)
    await dying.sweep('sign of life')
    // The server dies with two seconds left. The other servers see the time run out before they know of it.
    await passTime(8)
    expect((await recordAt(living, game)).status).toBe('playing')
    const white = await joinGame(living, game.white.client, game.gameId)
    await passTime(6)
    // White returned after eight seconds and has thought for six since: that alone uses up the time.
    expect(await recordAt(living, game)).toMatchObject({ status: 'timeout' })
    expect(await credits()).toEqual([{ ply: 2, seconds: 8 }])
    expect(white.confirmed.data.state.status).toBe('playing')
  })

  it('stops a clock once a turn [CLOCK-8]', async () => {
    const game = await openGameAtDying()
    const second = await start()
    await passTime(3)
    await second.sweep('sign of life')
    await joinGame(second, game.white.client, game.gameId)
    await passTime(20)
    const before = await credits()
    expect(before).toEqual([{ ply: 2, seconds: 3 }])
    // The second server died too, in the same turn: its last heartbeat is long ago.
    await passTime(5)
    expect(await credits()).toEqual(before)
    expect(await recordAt(living, game)).toMatchObject({ whiteMs: 597_000 - 25_000 })
  })

  it('credits nothing while it is alive and another one starts', async () => {
    const game = await openGameAtDying()
    const joining = await start()
    time.advance(2000)
    expect(await recordAt(joining, game)).toMatchObject({ whiteMs: 595_000 })
    expect(await credits()).toEqual([])
  })
})

describe('the only server', () => {
  it('leaves the clock stopped until fifteen seconds after the next server is up', async () => {
    const game = await openGameAtDying()
    time.advance(800_000)
    living = await start()
    time.advance(10_000)
    expect(await recordAt(living, game)).toMatchObject({ whiteMs: 597_000, running: true })
    time.advance(10_000)
    expect(await recordAt(living, game)).toMatchObject({ whiteMs: 592_000 })
  })

  it('may be shut down cleanly, and started again a day later', async () => {
    const game = await openGameAtDying()
    await servers.shift()?.stop()
    time.advance(86_400_000)
    living = await start()
    await living.sweep('games that are due')
    const { rows } = await living.ctx.pool.query(
      'select status, white_ms, turn_started_at from games where id = $1',
      [game.gameId],
    )
    const resumedAt = new Date(time.nowMs() + 15_000)
    expect(rows).toEqual([{ status: 'playing', white_ms: 597_000, turn_started_at: resumedAt }])
  })

  it('restarts every absence, since no player could return [CLOCK-8]', async () => {
    const game = await openGameAtDying()
    game.black.socket.ws.close()
    const gone = await game.white.next('presence')
    expect(gone.data.claimAt).toBe(time.nowMs() + 60_000)
    time.advance(59_000)
    await dying.sweep('sign of life')
    time.advance(100_000)
    living = await start()
    const { presence } = await recordAt(living, game)
    expect(presence.black).toEqual({ online: false, claimAt: time.nowMs() + 60_000 })
    expect(presence.white).toEqual({ online: false, claimAt: time.nowMs() + 60_000 })
  })
})
