import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  findGameEnding,
  joinGame,
  openTestGame,
  playOut,
  type TestGame,
  type TestPlayer,
} from '../../../test/gameKit.ts'
import { openScratchServer, type TestServer } from '../../../test/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await openScratchServer()
})
afterAll(() => server?.stop())

/** The end as both players receive it. */
async function endOf({ white, black }: TestGame) {
  const end = await white.next('game_end')
  expect(await black.next('game_end')).toEqual(end)
  return end.data
}

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 '
// Loyd's shortest stalemate.
const STALEMATE = `1. e3 a5 2. Qh5 Ra6 3. Qxa5 h5 4. Qxc7 Rah6 5. h4 f6 6. Qxd7+ Kf7 7. Qxb7 Qd3 8. Qxb8 Qh7
  9. Qxc8 Kg6 10. Qe6`

// The seeds give short games: a player who sends more than 120 frames in a second is closed as a flood.
describe('a game on the board', () => {
  it('ends by stalemate [GAME-3]', async () => {
    const game = await openTestGame(server)
    await playOut(game, STALEMATE)
    expect(await endOf(game)).toMatchObject({ reason: 'stalemate', status: 'stalemate', winner: null })
  })

  it('ends by the third occurrence of a position [GAME-3]', async () => {
    const game = await openTestGame(server)
    await playOut(game, SHUFFLE + SHUFFLE)
    expect(await endOf(game)).toMatchObject({ reason: 'repetition', status: 'draw', winner: null })
  })

  it('ends by a hundred half-moves without capture or pawn move [GAME-3]', async () => {
    const game = await openTestGame(server)
    const prefers = ({ captures, pawn }: { captures: boolean; pawn: boolean }) => !captures && !pawn
    const ucis = findGameEnding('fifty_moves', { seed: 58, prefers })
    await playOut(game, ucis)
    expect(await endOf(game)).toMatchObject({ reason: 'fifty_moves', status: 'draw', winner: null })
  })

  it('ends by material that cannot mate [GAME-3]', async () => {
    const game = await openTestGame(server)
    await playOut(
      game,
      findGameEnding('insufficient_material', { seed: 31, prefers: ({ captures }) => captures }),
    )
    expect(await endOf(game)).toMatchObject({ reason: 'insufficient_material', status: 'draw' })
  })
})

describe('a resignation', () => {
  let game: TestGame
  beforeEach(async () => {
    game = await openTestGame(server)
  })

  it('loses the game, and is published before the end', async () => {
    await playOut(game, '1. e4 e5')
    game.black.send({ type: 'resign' })
    const resign = await game.white.next('resign')
    expect(resign.data.winner).toBe(game.white.userId)
    const end = await endOf(game)
    expect(end).toMatchObject({ reason: 'resignation', status: 'resignation', winner: game.white.userId })
  })

  it('aborts the game before both have moved: no rating, no points [RATING-2]', async () => {
    await playOut(game, '1. e4')
    game.white.send({ type: 'resign' })
    expect(await endOf(game)).toMatchObject({
      reason: 'aborted',
      status: 'aborted',
      winner: null,
      ratings: null,
      score: null,
    })
  })

  it('changes no rating or points before the tenth ply [RATING-2]', async () => {
    await playOut(game, '1. e4 e5 2. Nf3 Nc6')
    game.black.send({ type: 'resign' })
    expect(await endOf(game)).toMatchObject({ reason: 'resignation', ratings: null, score: null })
  })

  it('ends the game only once [GAME-19]', async () => {
    await playOut(game, '1. e4 e5')
    game.black.send({ type: 'resign' })
    game.white.send({ type: 'resign' })
    expect((await endOf(game)).winner).toBe(game.white.userId)
    expect((await game.white.next('error')).data.code).toBe('GAME_OVER')
  })
})

describe('a draw offer', () => {
  let game: TestGame
  beforeEach(async () => {
    game = await openTestGame(server)
    await playOut(game, '1. e4 e5')
  })

  async function offer(from: TestPlayer, to: TestPlayer): Promise<string> {
    from.send({ type: 'draw_offer' })
    const offered = await to.next('draw_offer')
    await from.next('draw_offer')
    expect(offered.data.playerId).toBe(from.userId)
    return offered.data.offerId
  }

  it('is accepted by its id', async () => {
    const offerId = await offer(game.white, game.black)
    game.black.send({ type: 'draw_accept', data: { offerId } })
    expect(await endOf(game)).toMatchObject({ reason: 'agreement', status: 'draw', winner: null })
  })

  it('is accepted by an offer in return', async () => {
    await offer(game.white, game.black)
    game.black.send({ type: 'draw_offer' })
    expect(await endOf(game)).toMatchObject({ reason: 'agreement' })
  })

  it('is not accepted by the player who made it, nor after it has expired', async () => {
    const offerId = await offer(game.white, game.black)
    game.white.send({ type: 'draw_accept', data: { offerId } })
    expect((await game.white.next('error')).data.code).toBe('NO_SUCH_OFFER')
    game.black.send({ type: 'draw_decline' })
    await game.white.next('draw_declined')
    game.black.send({ type: 'draw_accept', data: { offerId } })
    expect((await game.black.next('error')).data.code).toBe('NO_SUCH_OFFER')
  })

  it('survives the move of the player who made it and ends with the opponent’s, on disk as in memory [GAME-12]', async () => {
    const offerId = await offer(game.white, game.black)
    await playOut(game, '1. e4 e5 2. Nf3', { fromPly: 3 })
    const { rows } = await server.ctx.pool.query('select draw_offer_id from games where id = $1', [
      game.gameId,
    ])
    expect(rows[0].draw_offer_id).toBe(offerId)
    await playOut(game, '1. e4 e5 2. Nf3 Nc6', { fromPly: 4 })
    const after = await server.ctx.pool.query(
      'select draw_offer_id, draw_offer_by from games where id = $1',
      [game.gameId],
    )
    expect(after.rows[0]).toEqual({ draw_offer_id: null, draw_offer_by: null })
    game.black.send({ type: 'draw_accept', data: { offerId } })
    expect((await game.black.next('error')).data.code).toBe('NO_SUCH_OFFER')
  })

  it('stands in the record for a page that is loaded again [GAME-12]', async () => {
    const offerId = await offer(game.white, game.black)
    const again = await joinGame(server, game.black.client, game.gameId)
    expect(again.confirmed.data.state.drawOffer).toEqual({ playerId: game.white.userId, offerId })
  })

  it('can be made three times by each player', async () => {
    for (let made = 0; made < 3; made++) {
      await offer(game.white, game.black)
      game.black.send({ type: 'draw_decline' })
      await game.white.next('draw_declined')
    }
    game.white.send({ type: 'draw_offer' })
    expect((await game.white.next('error')).data.code).toBe('TOO_MANY_OFFERS')
    await offer(game.black, game.white)
  })

  it('cannot be declined when there is none, nor made again while it is open', async () => {
    game.black.send({ type: 'draw_decline' })
    expect((await game.black.next('error')).data.code).toBe('NOTHING_TO_REFUSE')
    const once = await offer(game.white, game.black)
    expect(once).not.toBe('')
    game.white.send({ type: 'draw_offer' })
    expect((await game.white.next('error')).data.code).toBe('OFFER_OPEN')
  })
})
