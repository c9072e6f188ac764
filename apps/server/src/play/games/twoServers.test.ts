import { randomUUID } from 'node:crypto'
import type { GameRecord } from '@lance/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { blockJournal } from '../../../test/blockJournal.ts'
import { createTestDatabase } from '../../../test/database.ts'
import { joinGame, openTestGame, type TestGame, ucisOf } from '../../../test/gameKit.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { openTestServer, type TestServer, testClient } from '../../../test/testServer.ts'

// Two servers on one database without a bus between them: each finds out from the database what the other
// did.

const hold = blockJournal()
let database: Awaited<ReturnType<typeof createTestDatabase>>
let one: TestServer
let other: TestServer
beforeAll(async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  const time = makeManualTime()
  one = await openTestServer({ connectionString, time, games: { faults: hold.faults } })
  other = await openTestServer({ connectionString, time })
})
afterEach(() => hold.release())
afterAll(async () => {
  await one?.stop()
  await other?.stop()
  await database?.drop()
})

/** White's socket is on one server, Black's on the other, and both servers know of both. */
async function openSplitGame(score = ''): Promise<TestGame> {
  const game = await openTestGame(one, { blackAt: other })
  await pollNewerGames()
  await game.white.next('state')
  for (const [index, uci] of ucisOf(score).entries()) {
    const [mover, opponent] = index % 2 === 0 ? [game.white, game.black] : [game.black, game.white]
    mover.sendMove(uci, { ply: index + 1 })
    await mover.next('move')
    await pollNewerGames()
    await opponent.next('move')
  }
  return game
}

/** White plays ply 3, which waits until `hold.release()` to be stored. */
async function sendHeldMove({ white }: TestGame): Promise<void> {
  const held = hold.next()
  white.sendMove('g1f3', { ply: 3 })
  await held
}

async function pollNewerGames(): Promise<void> {
  await one.sweep('newer games')
  await other.sweep('newer games')
}

async function recordOf(game: TestGame): Promise<GameRecord> {
  const { body } = await game.white.client.call<GameRecord>('GET', `/api/game/${game.gameId}/state`)
  return body
}

async function socketsOf(userId: string): Promise<number> {
  const { rows } = await one.ctx.pool.query(
    'select count(*)::int as sockets from socket_leases where user_id = $1',
    [userId],
  )
  return rows[0].sockets
}

async function ratedGames(game: TestGame): Promise<number[]> {
  const { rows } = await one.ctx.pool.query('select games from ratings where user_id = any($1)', [
    [game.white.userId, game.black.userId],
  ])
  return rows.map(({ games }) => games)
}

const TEN_PLIES = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7'

describe('two servers', () => {
  it('play one game: polling for newer versions finds what was lost between them [GAME-11]', async () => {
    const game = await openSplitGame()
    game.white.sendMove('e2e4', { ply: 1 })
    const move = await game.white.next('move')
    await other.sweep('newer games')
    expect(await game.black.next('move')).toEqual(move)
    game.black.sendMove('e7e5', { ply: 2 })
    const answer = await game.black.next('move')
    await one.sweep('newer games')
    expect(await game.white.next('move')).toEqual(answer)
  })

  it('accept a move on a position that only the other has seen', async () => {
    const game = await openSplitGame()
    game.white.sendMove('e2e4', { ply: 1 })
    await game.white.next('move')
    // Black has read the record elsewhere; Black's server is still at the start.
    game.black.sendMove('e7e5', { ply: 2 })
    expect((await game.black.next('move')).data.ply).toBe(1)
    expect((await game.black.next('move')).data.ply).toBe(2)
  })

  it('find even the last event: a mate that Black’s server never heard of', async () => {
    const game = await openSplitGame('1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6')
    game.white.sendMove('h5f7', { ply: 7 })
    await game.white.next('game_end')
    await other.sweep('newer games')
    expect((await game.black.next('move')).data.san).toBe('Qxf7#')
    expect((await game.black.next('game_end')).data).toMatchObject({
      reason: 'checkmate',
      winner: game.white.userId,
    })
  })

  it('repeat the first answer on whichever server a move arrives again', async () => {
    const game = await openSplitGame('1. e4 e5')
    game.white.sendMove('g1f3', { ply: 3 })
    const first = await game.white.next('move')
    const again = await joinGame(other, game.white.client, game.gameId)
    again.sendMove('g1f3', { ply: 3, moveId: first.data.moveId })
    expect((await again.next('move')).data).toEqual(first.data)
    expect((await recordOf(game)).ply).toBe(3)
  })

  it('let a player continue on the other while their first socket dies', async () => {
    const game = await openSplitGame('1. e4 e5')
    const again = await joinGame(other, game.white.client, game.gameId)
    game.white.socket.ws.close()
    await expect.poll(() => socketsOf(game.white.userId)).toBe(1)
    for (let asked = 0; asked < 5; asked++) {
      expect((await recordOf(game)).presence.white).toEqual({ online: true, claimAt: null })
    }
    again.sendMove('g1f3', { ply: 3 })
    await again.next('move')
  })
})

describe('a flag against a move in flight', () => {
  it('does not fall on another server while the mover’s own has sent no heartbeat since', async () => {
    const game = await openSplitGame('1. e4 e5')
    one.time.advance(599_000)
    await sendHeldMove(game)
    one.time.advance(5000)
    await other.sweep('games that are due')
    hold.release()
    expect((await game.white.next('move')).data).toMatchObject({ ply: 3, whiteMs: 1000 })
    await other.sweep('games that are due')
    expect(await recordOf(game)).toMatchObject({ status: 'playing', ply: 3 })
  })

  it('wins when the mover’s server is alive and has not stored the move: exactly one of them counts', async () => {
    const game = await openSplitGame('1. e4 e5')
    one.time.advance(599_000)
    await sendHeldMove(game)
    one.time.advance(5000)
    await one.sweep('sign of life')
    await other.sweep('games that are due')
    expect((await game.black.next('game_end')).data.reason).toBe('timeout')
    hold.release()
    expect((await game.white.next('game_end')).data).toMatchObject({ reason: 'timeout' })
    expect((await game.white.next('error')).data.code).toBe('GAME_OVER')
    expect(await recordOf(game)).toMatchObject({ status: 'timeout', ply: 2, moves: ['e2e4', 'e7e5'] })
  })
})

describe('a move in flight', () => {
  it('is refused when a resignation ends the game first', async () => {
    const game = await openSplitGame('1. e4 e5')
    await sendHeldMove(game)
    game.black.send({ type: 'resign' })
    await game.black.next('game_end')
    hold.release()
    expect((await game.white.next('game_end')).data).toMatchObject({
      reason: 'resignation',
      winner: game.white.userId,
    })
    expect((await game.white.next('error')).data.code).toBe('GAME_OVER')
    expect(await recordOf(game)).toMatchObject({ status: 'resignation', ply: 2 })
  })

  it('is part of the game that another server ends by a resignation without having heard of it', async () => {
    const game = await openSplitGame('1. e4 e5')
    game.white.sendMove('g1f3', { ply: 3 })
    await game.white.next('move')
    game.black.send({ type: 'resign' })
    await game.black.next('game_end')
    const { token } = game.black.client
    const { body } = await testClient(other, { token }).call<GameRecord>(
      'GET',
      `/api/game/${game.gameId}/state`,
    )
    expect(body).toMatchObject({ ply: 3, moves: ['e2e4', 'e7e5', 'g1f3'], san: ['e4', 'e5', 'Nf3'] })
    expect((await game.black.next('move')).data.san).toBe('Nf3')
  })

  it('survives a draw offer made meanwhile', async () => {
    const game = await openSplitGame('1. e4 e5')
    await sendHeldMove(game)
    game.black.send({ type: 'draw_offer' })
    await game.black.next('draw_offer')
    hold.release()
    await game.white.next('move')
    // The move is White's answer to the offer, though White never saw it.
    expect(await recordOf(game)).toMatchObject({ ply: 3, drawOffer: null })
  })

  it('takes no other move of its batch with it when its game has ended', async () => {
    const [first, second, third] = [
      await openSplitGame('1. e4 e5'),
      await openSplitGame('1. e4 e5'),
      await openSplitGame('1. e4 e5'),
    ]
    const opener = await openSplitGame('1. e4 e5')
    await sendHeldMove(opener)
    for (const game of [first, second, third]) game.white.sendMove('g1f3', { ply: 3 })
    // All three wait together for the next batch.
    for (const game of [first, second, third]) {
      game.white.send({ type: 'ping' })
      await game.white.next('pong')
    }
    second.black.send({ type: 'resign' })
    await second.black.next('game_end')
    hold.release()
    await Promise.all([opener, first, third].map((game) => game.white.next('move')))
    expect((await second.white.next('error')).data.code).toBe('GAME_OVER')
    expect((await recordOf(first)).ply).toBe(3)
    expect((await recordOf(second)).ply).toBe(2)
    expect((await recordOf(third)).ply).toBe(3)
  })
})

describe('two servers at once', () => {
  it('accept one of two resignations, and rate the game once [GAME-19]', async () => {
    const games = await Promise.all(Array.from({ length: 8 }, () => openSplitGame(TEN_PLIES)))
    for (const game of games) {
      game.white.send({ type: 'resign' })
      game.black.send({ type: 'resign' })
    }
    await pollUntilOver(games)
    for (const game of games) {
      const [atOne, atOther] = await Promise.all([game.white.next('game_end'), game.black.next('game_end')])
      expect(atOne.data.winner).toBe(atOther.data.winner)
      expect(await ratedGames(game)).toEqual([1, 1])
      expect(await pointsOf(game)).toEqual([0, 10])
    }
  })

  it('accept either a resignation or a flag', async () => {
    const games = await Promise.all(Array.from({ length: 8 }, () => openSplitGame(TEN_PLIES)))
    one.time.advance(700_000)
    for (const game of games) game.black.send({ type: 'resign' })
    await Promise.all([one.sweep('flags of games here'), other.sweep('games that are due')])
    await pollUntilOver(games)
    for (const game of games) {
      const { reason, winner_id } = await recordOf(game)
      // White was to move: the flag would be theirs.
      const wonBy = reason === 'timeout' ? game.black.userId : game.white.userId
      expect(winner_id).toBe(wonBy)
      expect(await ratedGames(game)).toEqual([1, 1])
    }
  })

  it('agree a draw once, by an offer that one of them has not heard of', async () => {
    const game = await openSplitGame(TEN_PLIES)
    game.white.send({ type: 'draw_offer' })
    const { data } = await game.white.next('draw_offer')
    // Black's server has not heard of it yet.
    game.black.send({ type: 'draw_accept', data: { offerId: data.offerId } })
    expect((await game.black.next('game_end')).data.reason).toBe('agreement')
    game.black.send({ type: 'draw_accept', data: { offerId: data.offerId } })
    expect((await game.black.next('error')).data.code).toBe('GAME_OVER')
    expect(await ratedGames(game)).toEqual([1, 1])
  })

  it('store a move once that is sent to both at the same time', async () => {
    const game = await openSplitGame('1. e4 e5')
    const again = await joinGame(other, game.white.client, game.gameId)
    const moveId = randomUUID()
    game.white.sendMove('g1f3', { ply: 3, moveId })
    again.sendMove('g1f3', { ply: 3, moveId })
    const [first, second] = await Promise.all([game.white.next('move'), again.next('move')])
    expect(first.data.ply).toBe(3)
    expect(second.data.moveId).toBe(moveId)
    const { rows } = await one.ctx.pool.query('select count(*)::int as moves from moves where game_id = $1', [
      game.gameId,
    ])
    expect(rows[0].moves).toBe(3)
  })
})

async function pollUntilOver(games: readonly TestGame[]): Promise<void> {
  await expect
    .poll(async () => (await Promise.all(games.map(recordOf))).every(({ status }) => status !== 'playing'))
    .toBe(true)
  await pollNewerGames()
}

async function pointsOf(game: TestGame): Promise<number[]> {
  const { rows } = await one.ctx.pool.query('select score from users where id = any($1) order by score', [
    [game.white.userId, game.black.userId],
  ])
  return rows.map(({ score }) => score)
}
