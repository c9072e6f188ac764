import { canMate, findMove, parseUci, playMove, startGame, turn } from '@lance/chess'
import type { GameRecord } from '@lance/contract'
import { otherColor } from '@lance/domain'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { blockJournal } from '../../../test/blockJournal.ts'
import { findGameEnding, openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'

const hold = blockJournal()
let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({ games: { faults: hold.faults, journal: { waitingMax: 1 } } })
})
afterEach(() => hold.release())
afterAll(() => server?.stop())

const sweepFlags = () => server.sweep('flags of games here')

async function endOf({ white, black }: TestGame) {
  const end = await white.next('game_end')
  expect(await black.next('game_end')).toEqual(end)
  return end.data
}

describe('a flag', () => {
  it('falls a quarter of a second after the time is up, without a request [CLOCK-4]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. e4 e5')
    server.time.advance(600_249)
    await sweepFlags()
    game.white.send({ type: 'ping' })
    await game.white.next('pong')
    expect(game.white.socket.waiting()).toEqual([])
    server.time.advance(1)
    await sweepFlags()
    expect(await endOf(game)).toMatchObject({
      reason: 'timeout',
      status: 'timeout',
      winner: game.black.userId,
      whiteMs: 0,
      blackMs: 600_000,
    })
  })

  it('draws the game when the opponent could never mate [GAME-20]', async () => {
    const game = await openTestGame(server)
    await playOut(game, untilOpponentIsBare())
    server.time.advance(700_000)
    await sweepFlags()
    expect(await endOf(game)).toMatchObject({ reason: 'timeout_draw', status: 'draw', winner: null })
  })

  it('aborts the game when the first move is missing [CLOCK-2]', async () => {
    const game = await openTestGame(server)
    server.time.advance(30_250)
    await sweepFlags()
    expect(await endOf(game)).toMatchObject({ reason: 'aborted', winner: null, ratings: null })
  })

  it('counts Black’s first move from White’s', async () => {
    const game = await openTestGame(server)
    server.time.advance(29_000)
    await playOut(game, '1. e4')
    server.time.advance(29_999)
    await sweepFlags()
    await playOut(game, '1. e4 e5', { fromPly: 2 })
  })

  it('falls three seconds late when neither player is present [CLOCK-4]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. e4 e5')
    game.white.socket.ws.close()
    game.black.socket.ws.close()
    await expect.poll(() => goneCount(game.gameId)).toBe(2)
    server.time.advance(602_999)
    await server.sweep('games that are due')
    expect((await stateOf(game)).status).toBe('playing')
    server.time.advance(1)
    await server.sweep('games that are due')
    expect(await stateOf(game)).toMatchObject({ status: 'timeout', winner_id: game.black.userId })
  })

  it('does not fall for a game whose deadline has since been extended', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. e4 e5')
    server.time.advance(60_000)
    // By `sweep_at`, which the sweep reads, the first-move limit is long over; but the game is not due.
    await server.sweep('games that are due')
    expect((await stateOf(game)).status).toBe('playing')
    await playOut(game, '1. e4 e5 2. Nf3', { fromPly: 3 })
  })

  it('may be requested, and the server then checks its own clock [GAME-16]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. e4 e5')
    const ask = () =>
      game.black.client.call<GameRecord>('PUT', `/api/game/${game.gameId}/end`, {
        body: { winnerId: game.black.userId, reason: 'timeout' },
      })
    server.time.advance(599_999)
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'playing', whiteMs: 1 } })
    server.time.advance(251)
    expect(await ask()).toMatchObject({ status: 200, body: { status: 'timeout', reason: 'timeout' } })
    expect(await ask()).toMatchObject({ status: 409, body: { code: 'GAME_OVER' } })
  })
})

describe('a move near the flag', () => {
  it('wins when it was received in time, though it is stored after the deadline [CLOCK-5]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. e4 e5')
    server.time.advance(599_999)
    const held = hold.next()
    game.white.sendMove('g1f3', { ply: 3 })
    await held
    server.time.advance(10_000)
    const flagged = sweepFlags()
    // Long enough for a flag that did not wait for the journal.
    for (let asked = 0; asked < 5; asked++) await playingGames(game)
    hold.release()
    await flagged
    const move = await game.white.next('move')
    expect(move.data).toMatchObject({ ply: 3, whiteMs: 1 })
    expect((await stateOf(game)).status).toBe('playing')
  })

  it('mates when it was played just in time', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. f3 e5 2. g4')
    server.time.advance(599_999)
    game.black.sendMove('d8h4', { ply: 4 })
    await game.black.next('move')
    server.time.advance(60_000)
    await sweepFlags()
    expect(await endOf(game)).toMatchObject({ reason: 'checkmate', winner: game.black.userId, blackMs: 1 })
  })

  it('loses when it is received too late, with the error that the game is over [CLOCK-5]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. e4 e5')
    server.time.advance(600_000)
    game.white.sendMove('g1f3', { ply: 3 })
    expect(await endOf(game)).toMatchObject({ reason: 'timeout', winner: game.black.userId })
    expect((await game.white.next('error')).data.code).toBe('GAME_OVER')
    expect(await stateOf(game)).toMatchObject({ ply: 2 })
  })

  it('counts from when it was first received when a full journal refuses it', async () => {
    const [first, second, third] = await Promise.all([
      openTestGame(server),
      openTestGame(server),
      openTestGame(server),
    ])
    for (const game of [first, second, third]) await playOut(game, '1. e4 e5')
    server.time.advance(599_000)
    const held = hold.next()
    first.white.sendMove('g1f3', { ply: 3 })
    await held
    second.white.sendMove('g1f3', { ply: 3 })
    second.white.send({ type: 'ping' })
    await second.white.next('pong')
    const moveId = third.white.sendMove('g1f3', { ply: 3 })
    expect((await third.white.next('error')).data).toMatchObject({ code: 'BUSY', moveId })
    server.time.advance(2000)
    const flagged = sweepFlags()
    hold.release()
    await flagged
    third.white.sendMove('g1f3', { ply: 3, moveId })
    expect((await third.white.next('move')).data.whiteMs).toBe(1000)
  })
})

async function stateOf(game: TestGame): Promise<GameRecord> {
  const { body } = await game.white.client.call<GameRecord>('GET', `/api/game/${game.gameId}/state`)
  return body
}

async function playingGames({ white }: TestGame): Promise<unknown> {
  return (await white.client.call('GET', `/users/${white.userId}/games?status=playing`)).body
}

async function goneCount(gameId: string): Promise<number> {
  const { rows } = await server.ctx.pool.query(
    `select (white_gone_at is not null)::int + (black_gone_at is not null)::int as gone from games where id = $1`,
    [gameId],
  )
  return rows[0].gone
}

/** Moves up to a position where the side to move could mate and its opponent never could. */
function untilOpponentIsBare(): string[] {
  for (let seed = 1; seed < 50; seed++) {
    const ucis = findGameEnding('insufficient_material', { seed, prefers: ({ captures }) => captures })
    // A long game played within a second would be a flood.
    if (ucis.length > 160) continue
    const board = startGame()
    for (const [index, uci] of ucis.entries()) {
      const wanted = parseUci(uci)
      playMove(board, findMove(board.position, wanted ?? { from: -1, to: -1 }) ?? 0)
      const mover = turn(board.position)
      if (canMate(board.position, mover) && !canMate(board.position, otherColor(mover)))
        return ucis.slice(0, index + 1)
    }
  }
  throw new Error('no such game')
}
