import type { GameRecord } from '@lance/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { insertGame, joinGame, openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { reais } from '../../../test/moneyKit.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { createGame } from './createGame.ts'
import type { EndedGame } from './endStep.ts'

// What depends on the end of a game: ratings, points, seats, presence, and the end steps of other
// capabilities.

const settled: EndedGame[] = []
let settle: 'pays' | 'fails' = 'pays'
const faults: { afterCommit: (() => void) | null; afterEndCommit: (() => void) | null } = {
  afterCommit: null,
  afterEndCommit: null,
}
let server: TestServer
beforeAll(async () => {
  server = await openScratchServer({
    games: {
      faults: {
        afterCommit: () => faults.afterCommit?.(),
        afterEndCommit: () => faults.afterEndCommit?.(),
      },
      endSteps: [
        {
          async settle(trx, game) {
            await trx.updateTable('users').set({ titles: 1 }).where('id', '=', game.whiteId).execute()
            if (settle === 'fails') throw new Error('the payout failed')
            settled.push(game)
            return {}
          },
        },
      ],
    },
  })
})
afterEach(() => {
  settled.length = 0
  settle = 'pays'
  faults.afterCommit = null
  faults.afterEndCommit = null
})
afterAll(() => server?.stop())

/** A fault that throws only the first time. */
function once(): () => void {
  let done = false
  return () => {
    if (done) return
    done = true
    throw new Error('the answer was lost')
  }
}

async function endOf({ white, black }: TestGame) {
  const end = await white.next('game_end')
  expect(await black.next('game_end')).toEqual(end)
  return end.data
}

const FOOLS_MATE = '1. f3 e5 2. g4 Qh4#'

describe('the end of a game', () => {
  it('runs its end steps once, and reports what the winner was paid', async () => {
    const game = await openTestGame(server, { stake: reais(20) })
    await playOut(game, FOOLS_MATE)
    expect(await endOf(game)).toMatchObject({ payout: 32 })
    expect(settled).toMatchObject([
      {
        gameId: game.gameId,
        whiteId: game.white.userId,
        winnerId: game.black.userId,
        reason: 'checkmate',
        status: 'checkmate',
        ply: 4,
        tournamentId: null,
      },
    ])
  })

  it('does not happen when an end step fails: no rating, no move, and the mover may send it again [GAME-19]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. f3 e5 2. g4')
    settle = 'fails'
    const moveId = game.black.sendMove('d8h4', { ply: 4 })
    expect((await game.black.next('error')).data).toMatchObject({ code: 'BUSY', moveId })
    const { rows } = await server.ctx.pool.query(
      `select status, ply, (select count(*)::int from moves where game_id = g.id) as moves,
         (select titles from users where id = white_id) as titles,
         (select count(*)::int from ratings where user_id = white_id) as rated
       from games g where id = $1`,
      [game.gameId],
    )
    expect(rows).toEqual([{ status: 'playing', ply: 3, moves: 3, titles: 0, rated: 0 }])
    settle = 'pays'
    server.time.advance(5000)
    game.black.sendMove('d8h4', { ply: 4, moveId })
    expect((await game.black.next('move')).data).toMatchObject({ san: 'Qh4#', blackMs: 600_000 })
    expect(await endOf(game)).toMatchObject({ reason: 'checkmate' })
  })

  it('is found and published to both players after an unconfirmed commit', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. f3 e5 2. g4')
    faults.afterEndCommit = once()
    const moveId = game.black.sendMove('d8h4', { ply: 4 })
    expect((await game.black.next('error')).data.code).toBe('BUSY')
    await server.sweep('newer games')
    expect((await game.white.next('move')).data.san).toBe('Qh4#')
    expect(await endOf(game)).toMatchObject({ reason: 'checkmate', winner: game.black.userId })
    await game.black.next('move')
    game.black.sendMove('d8h4', { ply: 4, moveId })
    expect((await game.black.next('move')).data.moveId).toBe(moveId)
    expect(settled).toHaveLength(1)
  })
})

describe('a move with an unconfirmed commit', () => {
  it('is found by its id, and acknowledged like any other', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. e4 e5')
    faults.afterCommit = once()
    const moveId = game.white.sendMove('g1f3', { ply: 3 })
    expect((await game.white.next('move')).data).toMatchObject({ ply: 3, moveId })
    expect((await game.black.next('move')).data).toMatchObject({ ply: 3, moveId })
    await playOut(game, '1. e4 e5 2. Nf3 Nc6', { fromPly: 4 })
  })
})

describe('points', () => {
  it('are ten for a win and minus ten for a loss, never below zero, five times a day for a pair [RATING-3]', async () => {
    const [white, black] = [await signUp(server), await signUp(server)]
    const scores: unknown[] = []
    const booked: unknown[] = []
    for (let index = 0; index < 7; index++) {
      // The seventh is a day after the first.
      if (index === 6) server.time.advance(86_400_000 - 1000)
      const gameId = await insertGame(server, { whiteId: white.user.id, blackId: black.user.id })
      await server.ctx.pool.query('update games set ply = 12 where id = $1', [gameId])
      if (index === 6) break
      server.time.advance(10)
      await white.call('PUT', `/api/game/${gameId}/end`, { body: { reason: 'resignation' } })
      const { body } = await black.call<GameRecord>('GET', `/api/game/${gameId}/state`)
      scores.push(body.score)
      booked.push(body.scoreBooked)
    }
    const won = { white: -10, black: 10 }
    expect(scores).toEqual([won, won, won, won, won, null])
    // A player without points loses none: the game has both, the change and what was booked.
    const atZero = { white: 0, black: 10 }
    expect(booked).toEqual([atZero, atZero, atZero, atZero, atZero, null])
    const { rows } = await server.ctx.pool.query('select id, score from users where id = any($1)', [
      [white.user.id, black.user.id],
    ])
    expect(new Map(rows.map(({ id, score }) => [id, score]))).toEqual(
      new Map([
        [white.user.id, 0],
        [black.user.id, 50],
      ]),
    )
    const { rows: ratings } = await server.ctx.pool.query('select games from ratings where user_id = $1', [
      white.user.id,
    ])
    expect(ratings).toEqual([{ games: 6 }])
  })

  it('stay unchanged, like ratings, by games between friends [RATING-5]', async () => {
    const game = await openTestGame(server, { rated: false })
    await playOut(game, FOOLS_MATE)
    expect(await endOf(game)).toMatchObject({ ratings: null, score: null })
  })
})

describe('a seat', () => {
  it('is limited to one live game per player [MATCH-3]', async () => {
    const game = await openTestGame(server)
    const third = await signUp(server)
    const seated = { whiteId: game.white.userId, blackId: third.user.id }
    await expect(insertGame(server, seated)).rejects.toThrow('ALREADY_IN_GAME')
    const daily = await server.ctx.db.transaction().execute((trx) =>
      createGame(trx, {
        ...seated,
        timeControlS: 86_400,
        incrementS: 0,
        firstMoveMs: 30_000,
        nowMs: server.time.nowMs(),
      }),
    )
    expect(daily.ok).toBe(true)
    game.white.send({ type: 'resign' })
    await endOf(game)
    await insertGame(server, seated)
  })

  it('is limited to one game when several start at once [MATCH-3]', async () => {
    const [one, two, three] = [await signUp(server), await signUp(server), await signUp(server)]
    const tries = await Promise.allSettled([
      insertGame(server, { whiteId: one.user.id, blackId: two.user.id }),
      insertGame(server, { whiteId: three.user.id, blackId: one.user.id }),
      insertGame(server, { whiteId: two.user.id, blackId: three.user.id }),
    ])
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('a daily game', () => {
  it('gives its full time for each move, and notifies the player wherever they are [GAME-24]', async () => {
    const game = await openTestGame(server, { timeControlS: 86_400 })
    const notices: unknown[] = []
    const stop = server.ctx.bus.subscribe((event) => {
      if (event.topic === 'player' && event.event.type === 'notice')
        notices.push([event.userId, event.event.data])
    })
    game.white.sendMove('e2e4', { ply: 1 })
    await game.black.next('move')
    stop()
    expect(notices).toEqual([[game.black.userId, { code: 'YOUR_TURN', gameId: game.gameId }]])
    game.black.socket.ws.close()
    await game.white.next('presence')
    server.time.advance(80_000_000)
    const back = await signIn(game)
    const black = await joinGame(server, back, game.gameId)
    expect(black.confirmed.data.state).toMatchObject({ status: 'playing', blackMs: 86_400_000, ply: 1 })
    black.sendMove('e7e5', { ply: 2 })
    expect((await black.next('move')).data).toMatchObject({ whiteMs: 86_400_000, blackMs: 86_400_000 })
    server.time.advance(86_403_000)
    await server.sweep('flags of games here')
    expect((await black.next('game_end')).data).toMatchObject({
      reason: 'timeout',
      winner: game.black.userId,
    })
  })
})

/** Black returns after their token has expired. */
async function signIn({ black }: TestGame) {
  const { email, password } = black.client
  const answer = await black.client.call<{ token: string }>('POST', '/auth/login', {
    token: null,
    body: { email, password },
  })
  return { ...black.client, token: answer.body.token }
}
