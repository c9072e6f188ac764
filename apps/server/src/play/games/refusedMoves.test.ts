import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GameEvent, joinGame, openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'

let server: TestServer
let game: TestGame
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())
beforeEach(async () => {
  game = await openTestGame(server)
})

async function storedGame() {
  const { rows } = await server.ctx.pool.query(
    `select version, ply, fen, status, (select count(*)::int from moves where game_id = id) as moves
     from games where id = $1`,
    [game.gameId],
  )
  return rows[0]
}

describe('a move', () => {
  it.each([
    ['an illegal move', 'e2e5', 1, 'ILLEGAL_MOVE'],
    ['a move of the opponent’s piece', 'e7e5', 1, 'ILLEGAL_MOVE'],
    ['a move of a later ply', 'e2e4', 3, 'STALE_PLY'],
    ['a promotion where there is none', 'e2e4q', 1, null],
  ] as const)(
    '(%s) changes nothing when it is refused, and gets the reason',
    async (_name, uci, ply, code) => {
      const before = await storedGame()
      const moveId = game.white.sendMove(uci, { ply })
      if (code === null) {
        // Clients tend to send a promotion with every move.
        expect((await game.white.next('move')).data.uci).toBe('e2e4')
        return
      }
      const error = await game.white.next('error')
      expect(error.data).toMatchObject({ code, moveId })
      expect(await storedGame()).toEqual(before)
    },
  )

  it('is refused out of turn, while the opponent is to move [GAME-5]', async () => {
    game.black.sendMove('e7e5', { ply: 1 })
    expect((await game.black.next('error')).data.code).toBe('NOT_YOUR_TURN')
    game.black.sendMove('e7e5', { ply: 2 })
    expect((await game.black.next('error')).data.code).toBe('NOT_YOUR_TURN')
    expect(await storedGame()).toMatchObject({ ply: 0, moves: 0 })
  })

  it('is refused after the end [GAME-5]', async () => {
    await playOut(game, '1. f3 e5 2. g4 Qh4#')
    await game.white.next('game_end')
    const before = await storedGame()
    game.white.sendMove('a2a3', { ply: 5 })
    expect((await game.white.next('error')).data.code).toBe('GAME_OVER')
    expect(await storedGame()).toEqual(before)
  })

  it('is refused from a stranger, who gets no socket on a running game they may not watch', async () => {
    const stranger = await openTestGame(server)
    const attempt = joinGame(server, stranger.white.client, game.gameId)
    await expect(attempt).rejects.toThrow('closed 4403')
  })

  it('is refused with the wrong shape', async () => {
    const frames = [
      { type: 'move', data: { from: 'e2', to: 'e9', ply: 1, moveId: randomUUID() } },
      { type: 'move', data: { from: 'e2', to: 'e4', ply: '1', moveId: randomUUID() } },
      { type: 'move', data: { from: 'e2', to: 'e4', ply: 1, moveId: 'first' } },
      { type: 'move' },
      { type: 'fly' },
    ]
    for (const frame of frames) {
      game.white.send(frame)
      expect((await game.white.next('error')).data.code).toBe('MALFORMED')
    }
    expect(await storedGame()).toMatchObject({ ply: 0 })
  })
})

describe('a move that is sent twice', () => {
  it('gets its first answer, and is played once [GAME-7]', async () => {
    const moveId = game.white.sendMove('e2e4', { ply: 1 })
    const first = await game.white.next('move')
    game.white.sendMove('e2e4', { ply: 1, moveId })
    game.white.sendMove('e2e4', { ply: 1 })
    expect(await game.white.next('move')).toEqual(first)
    expect(await game.white.next('move')).toEqual(first)
    await game.black.next('move')
    expect(game.black.socket.waiting()).toEqual([])
    expect(await storedGame()).toMatchObject({ ply: 1, moves: 1 })
  })

  it('gets its first answer even when both arrive together', async () => {
    const moveId = game.white.sendMove('e2e4', { ply: 1 })
    game.white.sendMove('e2e4', { ply: 1, moveId })
    expect(await game.white.next('move')).toEqual(await game.white.next('move'))
    expect(await storedGame()).toMatchObject({ ply: 1, moves: 1 })
  })

  it('gets its first answer long after, from a page that was asleep [GAME-7]', async () => {
    const moves = await playOut(game, '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6', {
      beforeMove: () => server.time.advance(700),
    })
    const third = moves[2] as GameEvent<'move'>
    game.white.sendMove('g1f3', { ply: 3, moveId: third.data.moveId })
    expect((await game.white.next('move')).data).toEqual(third.data)
  })

  it('is refused as stale when it differs from the stored move', async () => {
    await playOut(game, '1. e4 e5')
    game.white.sendMove('d2d4', { ply: 1 })
    expect((await game.white.next('error')).data.code).toBe('STALE_PLY')
    game.black.sendMove('e2e4', { ply: 1 })
    expect((await game.black.next('error')).data.code).toBe('STALE_PLY')
  })

  it('gets its first answer when it ended the game', async () => {
    const moves = await playOut(game, '1. f3 e5 2. g4 Qh4#')
    await game.black.next('game_end')
    game.black.sendMove('d8h4', { ply: 4, moveId: moves[3]?.data.moveId as string })
    expect((await game.black.next('move')).data).toEqual(moves[3]?.data)
  })
})

describe('other messages', () => {
  it('are answered: ping with the version, sync with the whole record', async () => {
    await playOut(game, '1. e4 e5')
    game.white.send({ type: 'ping' })
    const pong = await game.white.next('pong')
    game.white.send({ type: 'sync' })
    const state = await game.white.next('state')
    expect(state.version).toBe(pong.version)
    expect(state.data).toMatchObject({ san: ['e4', 'e5'], version: pong.version, ply: 2 })
  })
})
