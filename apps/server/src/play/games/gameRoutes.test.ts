import type { GameRecord } from '@lance/contract'
import { gameList, gameRecord } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { insertGame, openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import {
  openScratchServer,
  signUp,
  type TestClient,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'

type GameList = z.infer<typeof gameList>

let server: TestServer
let running: TestGame
let ended: TestGame
let stranger: Awaited<ReturnType<typeof signUp>>
let guest: TestClient
beforeAll(async () => {
  server = await openScratchServer()
  running = await openTestGame(server)
  await playOut(running, '1. e4 e5 2. Nf3')
  ended = await openTestGame(server)
  await playOut(ended, '1. f3 e5 2. g4 Qh4#', { beforeMove: () => server.time.advance(1500) })
  await ended.white.next('game_end')
  stranger = await signUp(server)
  guest = testClient(server)
})
afterAll(() => server?.stop())

describe('the state of a game', () => {
  it('matches the record of the contract for its players', async () => {
    const { status, body } = await running.white.client.call<GameRecord>(
      'GET',
      `/api/game/${running.gameId}/state`,
    )
    expect(status).toBe(200)
    expect(gameRecord.parse(body)).toEqual(body)
    expect(body).toMatchObject({
      game_id_text: running.gameId,
      status: 'playing',
      white_player_id: running.white.userId,
      white_player_name: running.white.client.user.name,
      white_player_elo: 1500,
      white_player_elo_provisional: true,
      wager: 0,
      moves: ['e2e4', 'e7e5', 'g1f3'],
      san: ['e4', 'e5', 'Nf3'],
      turn: 'black',
      rated: true,
      timeControl: 600,
      arrived: { white: true, black: true },
    })
  })

  it.each([
    ['a player', () => running.black.client, () => running, 200],
    ['a stranger while it runs', () => stranger, () => running, 403],
    ['a guest while it runs', () => guest, () => running, 401],
    ['a stranger once it is over', () => stranger, () => ended, 200],
    ['a guest once it is over', () => guest, () => ended, 200],
  ])(
    'answers %s, and serves the score with the same status [GAME-32]',
    async (_who, client, game, status) => {
      const { gameId } = game()
      expect((await client().call('GET', `/api/game/${gameId}/state`)).status).toBe(status)
      const pgn = await fetch(`http://127.0.0.1:${server.port}/api/game/${gameId}/pgn`, {
        headers: client().token ? { authorization: `Bearer ${client().token}` } : {},
      })
      expect(pgn.status).toBe(status)
    },
  )

  it('returns 404 when the game does not exist', async () => {
    expect(await stranger.call('GET', '/api/game/nosuchgame/state')).toMatchObject({
      status: 404,
      body: { code: 'GAME_NOT_FOUND' },
    })
    expect((await stranger.call('GET', '/api/game/NO/state')).status).toBe(400)
  })
})

describe('ending a game over HTTP', () => {
  const put = (client: TestClient, gameId: string, body: unknown) =>
    client.call<GameRecord & { code: string }>('PUT', `/api/game/${gameId}/end`, { body })

  it('resigns the caller, even when the request names them as the winner [GAME-1] [GAME-16]', async () => {
    const game = await openTestGame(server)
    await playOut(game, '1. e4 e5')
    const answer = await put(game.white.client, game.gameId, {
      winnerId: game.white.userId,
      reason: 'resignation',
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { status: 'resignation', winner_id: game.black.userId },
    })
    expect((await game.black.next('game_end')).data.reason).toBe('resignation')
    expect(await put(game.white.client, game.gameId, { reason: 'resignation' })).toMatchObject({
      status: 409,
      body: { code: 'GAME_OVER' },
    })
  })

  it('is refused to strangers and guests, and with a malformed body', async () => {
    expect(await put(stranger, running.gameId, { reason: 'resignation' })).toMatchObject({
      status: 403,
      body: { code: 'FORBIDDEN' },
    })
    expect((await put(guest, running.gameId, { reason: 'resignation' })).status).toBe(401)
    expect(await put(stranger, 'nosuchgame', { reason: 'resignation' })).toMatchObject({ status: 404 })
    for (const body of [{ reason: 'checkmate' }, { reason: 'resignation', fee: 1 }, {}, '{']) {
      expect(await put(running.white.client, running.gameId, body)).toMatchObject({
        status: 400,
        body: { code: 'MALFORMED' },
      })
    }
  })
})

describe('the score of a game', () => {
  it('has its tags, its moves and the clocks after them [GAME-32]', async () => {
    const answer = await fetch(`http://127.0.0.1:${server.port}/api/game/${ended.gameId}/pgn`)
    expect(answer.headers.get('content-type')).toContain('application/x-chess-pgn')
    const pgn = await answer.text()
    expect(pgn).toContain(`[White "${ended.white.client.user.name}"]`)
    expect(pgn).toContain('[Result "0-1"]')
    expect(pgn).toContain('[TimeControl "600"]')
    expect(pgn).toContain(`/game/${ended.gameId}"]`)
    expect(pgn.replace(/\s+/g, ' ')).toContain(
      '1. f3 {[%clk 0:10:00]} 1... e5 {[%clk 0:10:00]} 2. g4 {[%clk 0:09:58.5]} 2... Qh4# {[%clk 0:09:58.5]} 0-1',
    )
  })
})

describe('the games of a user', () => {
  const list = (client: TestClient, userId: string, query = '') =>
    client.call<GameList & { code: string }>('GET', `/users/${userId}/games${query}`)

  async function endedGames(count: number) {
    const [player, opponent] = [await signUp(server), await signUp(server)]
    const gameIds: string[] = []
    for (let index = 0; index < count; index++) {
      server.time.advance(1000)
      const gameId = await insertGame(server, { whiteId: player.user.id, blackId: opponent.user.id })
      await player.call('PUT', `/api/game/${gameId}/end`, { body: { reason: 'resignation' } })
      gameIds.unshift(gameId)
    }
    return { player, gameIds }
  }

  it('shows everyone the last twenty finished games, and a member all of their own [PREMIUM-3] [HALL-5]', async () => {
    const { player, gameIds } = await endedGames(22)
    for (const reader of [stranger, player]) {
      const { body } = await list(reader, player.user.id)
      expect(gameList.parse(body)).toEqual(body)
      expect(body.items.map(({ game_id_text }) => game_id_text)).toEqual(gameIds.slice(0, 20))
      expect(body.nextCursor).toBeNull()
    }
    await server.ctx.pool.query(`update users set role = 'PREMIUM' where id = $1`, [player.user.id])
    const first = await list(player, player.user.id)
    const second = await list(player, player.user.id, `?cursor=${first.body.nextCursor}`)
    expect(second.body.items.map(({ game_id_text }) => game_id_text)).toEqual(gameIds.slice(20))
    expect(second.body.nextCursor).toBeNull()
    expect(await list(stranger, player.user.id, `?cursor=${first.body.nextCursor}`)).toMatchObject({
      status: 403,
    })
    const answer = await fetch(`http://127.0.0.1:${server.port}/users/${player.user.id}/games.pgn`, {
      headers: { authorization: `Bearer ${player.token}` },
    })
    expect((await answer.text()).match(/\[Event /g)).toHaveLength(22)
  })

  it('shows running games only to their own player, with turn and deadline', async () => {
    const [white, black] = [await signUp(server), await signUp(server)]
    const daily = await insertGame(server, {
      whiteId: white.user.id,
      blackId: black.user.id,
      timeControlS: 172_800,
    })
    const { body } = await list(black, black.user.id, '?status=playing')
    expect(body.items).toMatchObject([
      { game_id_text: daily, status: 'playing', turn: 'white', dueAt: server.time.nowMs() + 172_800_000 },
    ])
    expect(await list(white, black.user.id, '?status=playing')).toMatchObject({ status: 403 })
  })

  it('refuses a malformed query and an unknown user', async () => {
    expect((await list(stranger, stranger.user.id, '?cursor=*')).status).toBe(400)
    expect((await list(stranger, stranger.user.id, '?status=won')).status).toBe(400)
    expect((await list(stranger, stranger.user.id, '?page=2')).status).toBe(400)
    expect(await list(stranger, '00000000-0000-4000-8000-000000000000')).toMatchObject({
      status: 404,
      body: { code: 'USER_NOT_FOUND' },
    })
    expect((await list(guest, stranger.user.id)).status).toBe(200)
  })
})
