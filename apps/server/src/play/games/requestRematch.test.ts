import type { GameRecord, ServerEvent } from '@lance/contract'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { insertGame, joinGame, openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { reais } from '../../../test/moneyKit.ts'
import { connectSocket, type SocketClient } from '../../../test/socketClient.ts'
import { type SpawnedServer, spawnServer } from '../../../test/spawnServer.ts'
import { makeManualTime } from '../../../test/testContext.ts'
import { openTestServer, signUp, type TestServer } from '../../../test/testServer.ts'

// Two servers on one database without a bus between them: each finds out from the database what the other
// did.

let database: Awaited<ReturnType<typeof createTestDatabase>>
let one: TestServer
let other: TestServer
let doomed: SpawnedServer | null = null
beforeAll(async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  const time = makeManualTime()
  one = await openTestServer({ connectionString, time })
  other = await openTestServer({ connectionString, time })
})
afterEach(async () => {
  await doomed?.kill()
  doomed = null
})
afterAll(async () => {
  await one?.stop()
  await other?.stop()
  await database?.drop()
})

type Terms = NonNullable<Parameters<typeof openTestGame>[1]>

/** A game that White has resigned. */
async function openEndedGame(terms: Terms = {}): Promise<TestGame> {
  const game = await openTestGame(one, terms)
  const { blackAt = one } = terms
  if (blackAt === one) await playOut(game, '1. e4 e5')
  game.white.send({ type: 'resign' })
  await game.white.next('game_end')
  if (blackAt !== one) await blackAt.sweep('newer games')
  await game.black.next('game_end')
  return game
}

async function recordOf({ white, gameId }: TestGame): Promise<GameRecord> {
  return (await white.client.call<GameRecord>('GET', `/api/game/${gameId}/state`)).body
}

async function rematchesOf({ gameId }: TestGame) {
  const { rows } = await one.ctx.pool.query(
    `select id, white_id, black_id, time_control_s, rated,
       (select count(*)::int from live_seat where game_id = games.id) as seats
     from games where rematch_of = $1`,
    [gameId],
  )
  return rows
}

const ownChannel = (client: TestGame['white']['client']): Promise<SocketClient> =>
  connectSocket(`ws://127.0.0.1:${one.port}/ws/player/${client.user.id}`, { token: client.token })

type Notice = ServerEvent<'player', 'notice'>

/** Requests a rematch, and returns the code of the refusal. */
async function refusalOf(player: TestGame['white']): Promise<string> {
  player.send({ type: 'rematch' })
  return (await player.next('error')).data.code
}

describe('a rematch', () => {
  it('is created when both request it: colors swapped, same terms, both seated [GAME-22]', async () => {
    const game = await openEndedGame({ timeControlS: 900 })
    game.white.send({ type: 'rematch' })
    const asked = await game.black.next('rematch')
    expect(asked.data).toEqual({ playerId: game.white.userId, until: one.time.nowMs() + 60_000 })
    expect(await game.white.next('rematch')).toEqual(asked)
    expect(await rematchesOf(game)).toEqual([])
    game.black.send({ type: 'rematch' })
    const ready = await game.white.next('rematch_ready')
    expect(await game.black.next('rematch_ready')).toEqual(ready)
    const { gameId } = ready.data
    expect(await rematchesOf(game)).toEqual([
      {
        id: gameId,
        white_id: game.black.userId,
        black_id: game.white.userId,
        time_control_s: 900,
        rated: true,
        seats: 2,
      },
    ])
    const { body } = await game.white.client.call('GET', `/players_online/${game.white.userId}`)
    expect(body).toMatchObject({ status: 'in_game', current_game_id: gameId })
    const again = await joinGame(one, game.black.client, gameId)
    expect(again.confirmed.data.color).toBe('white')
  })

  it('is announced on the player’s own channel while they are on another screen [GAME-23]', async () => {
    const game = await openEndedGame()
    const black = await ownChannel(game.black.client)
    await black.next('player_status')
    game.white.send({ type: 'rematch' })
    const asked = await black.next<Notice>('notice')
    expect(asked.data).toEqual({ code: 'REMATCH_ASKED', gameId: game.gameId, timeControl: 600 })
    game.black.send({ type: 'rematch' })
    const found = await black.next<Notice>('notice')
    expect(found.data).toEqual({
      code: 'MATCH_FOUND',
      gameId: (await game.white.next('rematch_ready')).data.gameId,
      timeControl: 600,
      increment: 0,
    })
  })

  it('appears in the record, requested and created, for a player who joins late', async () => {
    const game = await openEndedGame()
    expect((await recordOf(game)).rematch).toBeNull()
    game.black.send({ type: 'rematch' })
    const { data: asked } = await game.black.next('rematch')
    const late = await joinGame(one, game.white.client, game.gameId)
    expect(late.confirmed.data.state.rematch).toEqual({ status: 'asked', ...asked })
    late.send({ type: 'rematch' })
    const { data: ready } = await late.next('rematch_ready')
    const later = await joinGame(one, game.black.client, game.gameId)
    expect(later.confirmed.data.state.rematch).toEqual({ status: 'ready', ...ready })
  })

  it('repeats its first answer to the same player, before and after it is created', async () => {
    const game = await openEndedGame()
    game.white.send({ type: 'rematch' })
    const asked = await game.white.next('rematch')
    one.time.advance(1000)
    game.white.send({ type: 'rematch' })
    expect(await game.white.next('rematch')).toEqual(asked)
    game.black.send({ type: 'rematch' })
    const ready = await game.white.next('rematch_ready')
    game.white.send({ type: 'rematch' })
    expect(await game.white.next('rematch_ready')).toEqual(ready)
    expect(await rematchesOf(game)).toHaveLength(1)
  })

  it('expires as a request after 60 s; the opponent’s is then a new first request [GAME-22]', async () => {
    const game = await openEndedGame()
    game.white.send({ type: 'rematch' })
    await game.black.next('rematch')
    one.time.advance(60_000)
    expect((await recordOf(game)).rematch).toBeNull()
    game.black.send({ type: 'rematch' })
    expect((await game.black.next('rematch')).data.playerId).toBe(game.black.userId)
    one.time.advance(59_999)
    game.white.send({ type: 'rematch' })
    await game.white.next('rematch_ready')
  })

  it('waits a day for the answer after a daily game, needs no socket of the opponent, and takes no seat [GAME-22]', async () => {
    const game = await openEndedGame({ timeControlS: 86_400 })
    game.white.send({ type: 'rematch' })
    await game.black.next('rematch')
    game.white.socket.ws.close()
    await game.white.socket.closed
    one.time.advance(24 * 3_600_000 - 1)
    game.black.send({ type: 'rematch' })
    await game.black.next('rematch_ready')
    expect(await rematchesOf(game)).toMatchObject([{ time_control_s: 86_400, seats: 0 }])
  })

  it('stays unrated after an unrated game', async () => {
    const game = await openEndedGame({ rated: false })
    game.white.send({ type: 'rematch' })
    game.black.send({ type: 'rematch' })
    await game.white.next('rematch_ready')
    expect(await rematchesOf(game)).toMatchObject([{ rated: false }])
  })

  it('ends the searches of both players', async () => {
    const game = await openEndedGame()
    const { user, call } = game.black.client
    await call('POST', '/matchmaking-v2', { body: { player_id: user.id, time_control: 600, wager: 0 } })
    game.white.send({ type: 'rematch' })
    game.black.send({ type: 'rematch' })
    await game.white.next('rematch_ready')
    const { rowCount } = await one.ctx.pool.query('select from matchmaking_queue where player_id = $1', [
      user.id,
    ])
    expect(rowCount).toBe(0)
  })
})

describe('a rematch', () => {
  it('is refused while the game is running', async () => {
    expect(await refusalOf((await openTestGame(one)).white)).toBe('GAME_RUNNING')
  })

  it('is refused in a tournament [GAME-23]', async () => {
    const game = await openEndedGame({ tournamentId: 'a-tournament' })
    expect(await refusalOf(game.white)).toBe('REMATCH_REFUSED')
  })

  it('is refused long after the game', async () => {
    const game = await openEndedGame()
    one.time.advance(10 * 60_000)
    expect(await refusalOf(game.white)).toBe('REMATCH_CLOSED')
  })

  it('is refused when either player cannot pay the stake again [GAME-23]', async () => {
    const game = await openEndedGame({ stake: reais(10) })
    expect(await refusalOf(game.white)).toBe('BALANCE_TOO_LOW')
    expect(await refusalOf(game.black)).toBe('OPPONENT_CANNOT_STAKE')
  })

  it('is refused to and from a player who is in another game [GAME-23]', async () => {
    const game = await openEndedGame()
    const third = await signUp(one)
    game.white.send({ type: 'rematch' })
    await game.black.next('rematch')
    await insertGame(one, { whiteId: game.white.userId, blackId: third.user.id })
    expect(await refusalOf(game.black)).toBe('OPPONENT_IN_GAME')
    const next = await openEndedGame()
    await insertGame(one, { whiteId: next.white.userId, blackId: next.black.userId })
    expect(await refusalOf(next.white)).toBe('ALREADY_IN_GAME')
    expect([...(await rematchesOf(game)), ...(await rematchesOf(next))]).toEqual([])
  })

  it('is refused against an absent player [GAME-23]', async () => {
    const game = await openEndedGame()
    game.white.send({ type: 'rematch' })
    await game.black.next('rematch')
    game.white.socket.ws.close()
    await expect.poll(async () => (await goneAt(game.white.userId)) !== null).toBe(true)
    expect(await refusalOf(game.black)).toBe('OPPONENT_GONE')
    // After their return, the request still stands.
    await joinGame(one, game.white.client, game.gameId)
    game.black.send({ type: 'rematch' })
    await game.black.next('rematch_ready')
  })
})

async function goneAt(userId: string): Promise<Date | null> {
  const { rows } = await one.ctx.pool.query('select gone_at from players_online where id = $1', [userId])
  return rows[0].gone_at
}

describe('a rematch on two servers', () => {
  it('is found on the other server by polling for newer versions: the request, and the game', async () => {
    const game = await openEndedGame({ blackAt: other })
    game.white.send({ type: 'rematch' })
    const asked = await game.white.next('rematch')
    await other.sweep('newer games')
    expect((await game.black.next('rematch')).data).toEqual(asked.data)
    game.black.send({ type: 'rematch' })
    const ready = await game.black.next('rematch_ready')
    await one.sweep('newer games')
    expect(await game.white.next('rematch_ready')).toEqual(ready)
  })

  it('is created once when both players request it on different servers at the same moment [GAME-23]', async () => {
    const games: TestGame[] = []
    for (let made = 0; made < 8; made++) games.push(await openEndedGame({ blackAt: other }))
    for (const { white, black } of games) {
      for (const player of [white, black, white, black]) player.send({ type: 'rematch' })
    }
    for (const game of games) {
      await expect.poll(async () => (await rematchesOf(game)).length).toBe(1)
      expect(await rematchesOf(game)).toMatchObject([{ seats: 2 }])
    }
    await Promise.all([one.sweep('newer games'), other.sweep('newer games')])
    for (const { white, black } of games) {
      const ready = await white.next('rematch_ready')
      expect((await black.next('rematch_ready')).data).toEqual(ready.data)
    }
  })
})

// Starting a process takes long on a busy machine.
describe('a server killed during a rematch request', { timeout: 90_000 }, () => {
  it.each([
    [
      'keeps the opponent’s request before the commit, and the next request creates the game',
      'beforeRematchCommit',
      0,
    ],
    ['has created the game after the commit, and the next request leads to it', 'afterRematchCommit', 1],
  ] as const)('%s', async (_name, killAt, made) => {
    const game = await openEndedGame()
    doomed = await spawnServer({ connectionString: database.connectionString, startMs: one.time.nowMs() })
    const black = await joinGame(doomed, game.black.client, game.gameId)
    game.white.send({ type: 'rematch' })
    await game.white.next('rematch')
    await doomed.order({ killAt })
    black.send({ type: 'rematch' })
    await doomed.gone
    expect(await rematchesOf(game)).toHaveLength(made)
    game.black.send({ type: 'rematch' })
    await game.black.next('rematch_ready')
    expect(await rematchesOf(game)).toMatchObject([{ seats: 2 }])
  })
})
