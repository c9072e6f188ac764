import type { GameRecord } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { joinGame, openTestGame, playOut } from '../../../test/gameKit.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

// Morphy against the Duke of Brunswick and Count Isouard, Paris 1858.
const OPERA_GAME = `1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 9. Bg5 b5
  10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8#`

describe('a game between two players', () => {
  it('is played over two sockets until mate, and completely stored', async () => {
    const game = await openTestGame(server)
    const { white, black, gameId } = game
    expect(white.confirmed.data).toMatchObject({ color: 'white', state: { status: 'playing', ply: 0 } })
    expect(black.confirmed.data.color).toBe('black')

    const moves = await playOut(game, OPERA_GAME, { beforeMove: () => server.time.advance(1000) })
    expect(moves).toHaveLength(33)
    expect(moves[32]?.data).toMatchObject({ san: 'Rd8#', uci: 'd1d8', ply: 33, promotion: null })
    const end = await white.next('game_end')
    expect(await black.next('game_end')).toEqual(end)
    expect(end.data).toMatchObject({
      reason: 'checkmate',
      status: 'checkmate',
      winner: white.userId,
      score: { white: 10, black: -10 },
      scoreBooked: { white: 10, black: 0 },
      payout: null,
      payoutDueAt: null,
      payoutInReview: false,
      match: null,
      ratings: { white: { before: 1500, after: 1662 }, black: { before: 1500, after: 1338 } },
    })

    const { body } = await black.client.call<GameRecord>('GET', `/api/game/${gameId}/state`)
    expect(body).toMatchObject({
      status: 'checkmate',
      reason: 'checkmate',
      winner_id: white.userId,
      ply: 33,
      last_move: 'd1d8',
      whiteMs: 600_000 - 16_000,
      blackMs: 600_000 - 15_000,
      version: end.version,
      ratings: end.data.ratings,
    })
    expect(body.moves).toHaveLength(33)
    expect(body.san.at(-1)).toBe('Rd8#')
    const { rows } = await server.ctx.pool.query(
      `select (select score from users where id = $1) as score,
        (select count(*)::int from moves where game_id = $2) as moves,
        (select count(*)::int from live_seat where game_id = $2) as seats,
        (select status from players_online where id = $1) as status`,
      [white.userId, gameId],
    )
    expect(rows).toEqual([{ score: 10, moves: 33, seats: 0, status: 'online' }])
  })

  it('starts White’s clock after Black’s first move, and sends both clocks with each move [CLOCK-1]', async () => {
    const game = await openTestGame(server)
    const moves = await playOut(game, '1. e4 e5 2. Nf3 Nc6', { beforeMove: () => server.time.advance(2000) })
    expect(moves.map(({ data }) => [data.whiteMs, data.blackMs])).toEqual([
      [600_000, 600_000],
      [600_000, 600_000],
      [598_000, 600_000],
      [598_000, 598_000],
    ])
    expect(moves.map(({ version }) => version)).toEqual([4, 5, 6, 7])
  })

  it('continues from the same position with the same clocks for a page that is loaded again', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. e4 e5 2. Nf3 Nc6', { beforeMove: () => server.time.advance(2000) })
    game.white.socket.ws.close()
    await game.black.next('presence')
    server.time.advance(5000)
    const white = await joinGame(server, game.white.client, game.gameId)
    expect(white.confirmed.data.state).toMatchObject({
      ply: 4,
      san: ['e4', 'e5', 'Nf3', 'Nc6'],
      whiteMs: 593_000,
      blackMs: 598_000,
      running: true,
      turn: 'white',
    })
    await playOut({ ...game, white }, '1. e4 e5 2. Nf3 Nc6 3. Bb5', { fromPly: 5 })
  })
})
