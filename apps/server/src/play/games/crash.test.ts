import type { GameRecord } from '@lance/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { bindsMoves, openDatabaseProxy } from '../../../test/databaseProxy.ts'
import { insertGame, joinGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { type SpawnedServer, spawnServer } from '../../../test/spawnServer.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { openTestServer, signUp, type TestServer } from '../../../test/testServer.ts'

// Kills a server between two steps of a move or an end, as `kill -9` does; another server continues from the
// database.

let database: Awaited<ReturnType<typeof createTestDatabase>>
let survivor: TestServer
let doomed: SpawnedServer | null = null
beforeAll(async () => {
  database = await createTestDatabase()
  survivor = await openTestServer({ connectionString: database.connectionString, time: makeManualTime() })
})
afterEach(async () => {
  await doomed?.kill()
  doomed = null
})
afterAll(async () => {
  await survivor?.stop()
  await database?.drop()
})

const spawned = (connectionString = database.connectionString) =>
  spawnServer({ connectionString, startMs: survivor.time.nowMs() })

/** A game of two players whose sockets are on the server that will be killed. */
async function openDoomedGame(score: string, connectionString?: string): Promise<TestGame> {
  doomed = await spawned(connectionString)
  const [whiteClient, blackClient] = await Promise.all([signUp(survivor), signUp(survivor)])
  const gameId = await insertGame(survivor, { whiteId: whiteClient.user.id, blackId: blackClient.user.id })
  const white = await joinGame(doomed, whiteClient, gameId)
  const black = await joinGame(doomed, blackClient, gameId)
  await white.next('presence')
  const game = { gameId, white, black }
  await playOut(game, score)
  return game
}

async function recordOf(game: TestGame): Promise<GameRecord> {
  const { body } = await game.white.client.call<GameRecord>('GET', `/api/game/${game.gameId}/state`)
  return body
}

/** Checks that the stored state is consistent, whenever the server was killed. */
async function expectWhole(game: TestGame, record: GameRecord): Promise<void> {
  const { rows } = await survivor.ctx.pool.query(
    `select (select count(*)::int from moves where game_id = $1) as moves,
       (select count(*)::int from live_seat where game_id = $1) as seats,
       (select count(*)::int from players_online where current_game_id = $1) as playing,
       (select coalesce(sum(games), 0)::int from ratings where user_id = any($2)) as rated`,
    [game.gameId, [game.white.userId, game.black.userId]],
  )
  const isOver = record.status !== 'playing'
  expect(rows[0]).toEqual({
    moves: record.ply,
    seats: isOver ? 0 : 2,
    playing: isOver ? 0 : 2,
    rated: isOver && record.ratings ? 2 : 0,
  })
  expect(record.moves).toHaveLength(record.ply)
}

const BEFORE_MATE = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6'

// Starting a process takes long on a busy machine.
describe('a game whose server is killed', { timeout: 90_000 }, () => {
  it.each([
    ['beforeSend', 'when the kill comes before its commit', 2],
    ['afterCommit', 'when the kill comes after its commit, before it is published', 3],
  ] as const)(
    '(%s) stores a move completely or not at all %s, and plays it once when it is sent again [GAME-6]',
    async (step, _when, ply) => {
      const game = await openDoomedGame('1. e4 e5')
      await doomed?.order({ killAt: step })
      const moveId = game.white.sendMove('g1f3', { ply: 3 })
      await doomed?.gone
      expect(game.white.socket.waiting()).toEqual([])
      const found = await recordOf(game)
      expect(found.ply).toBe(ply)
      await expectWhole(game, found)

      const white = await joinGame(survivor, game.white.client, game.gameId)
      white.sendMove('g1f3', { ply: 3, moveId })
      expect((await white.next('move')).data).toMatchObject({ ply: 3, san: 'Nf3', moveId })
      const record = await recordOf(game)
      expect(record.ply).toBe(3)
      await expectWhole(game, record)
    },
  )

  it('stores nothing of a batch of which half was sent, and plays the move once when it is sent again', async () => {
    let isArmed = false
    const proxy = await openDatabaseProxy(database.connectionString, async (chunk, to) => {
      if (!isArmed || !bindsMoves(chunk)) return void to.write(chunk)
      to.write(chunk.subarray(0, chunk.length >> 1))
      await doomed?.kill()
      to.destroy()
    })
    onTestFinished(proxy.close)
    const game = await openDoomedGame('1. e4 e5', proxy.connectionString)
    isArmed = true
    const moveId = game.white.sendMove('g1f3', { ply: 3 })
    await doomed?.gone
    expect(game.white.socket.waiting()).toEqual([])
    const found = await recordOf(game)
    expect(found.ply).toBe(2)
    await expectWhole(game, found)

    const white = await joinGame(survivor, game.white.client, game.gameId)
    white.sendMove('g1f3', { ply: 3, moveId })
    expect((await white.next('move')).data).toMatchObject({ ply: 3, san: 'Nf3', moveId })
    await expectWhole(game, await recordOf(game))
  })

  it.each([
    ['beforeEndCommit', 'playing'],
    ['afterEndCommit', 'checkmate'],
  ] as const)('(%s) ends by mate completely or not at all', async (step, status) => {
    const game = await openDoomedGame(BEFORE_MATE)
    await doomed?.order({ killAt: step })
    const moveId = game.white.sendMove('h5f7', { ply: 7 })
    await doomed?.gone
    const found = await recordOf(game)
    expect(found.status).toBe(status)
    await expectWhole(game, found)

    const white = await joinGame(survivor, game.white.client, game.gameId)
    white.sendMove('h5f7', { ply: 7, moveId })
    expect((await white.next('move')).data.san).toBe('Qxf7#')
    const record = await recordOf(game)
    expect(record).toMatchObject({ status: 'checkmate', winner_id: game.white.userId })
    await expectWhole(game, record)
  })

  it.each([
    ['beforeEndCommit', 'playing'],
    ['afterEndCommit', 'resignation'],
  ] as const)('(%s) ends by resignation completely or not at all', async (step, status) => {
    const game = await openDoomedGame(BEFORE_MATE)
    await doomed?.order({ killAt: step })
    game.black.send({ type: 'resign' })
    await doomed?.gone
    const record = await recordOf(game)
    expect(record.status).toBe(status)
    await expectWhole(game, record)
  })

  it('costs no player a second: the next server to start stops the mover’s clock', async () => {
    const game = await openDoomedGame('1. e4 e5 2. Nf3')
    await doomed?.order({ advanceMs: 4000 })
    await doomed?.order({ sweep: 'sign of life' })
    await doomed?.kill()
    survivor.time.advance(60_000)
    // The next server to start finds the dead server's lock free; the survivor would notice only its silence.
    const starter = await spawned()
    const found = await recordOf(game)
    expect(found).toMatchObject({ ply: 3, blackMs: 596_000 })
    await starter.kill()
  })
})
