import { randomUUID } from 'node:crypto'
import { chess960NumberOf, START_FEN } from '@lance/chess'
import { mainLine, parsePgn } from '@lance/chess/study'
import type { GameRecord, Invitation, LiveGames, Lobby } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { insertGame, joinGame, openTestGame, playOut, type TestGame, ucisOf } from '../../../test/gameKit.ts'
import {
  countRows,
  openPlayerSocket,
  openSecondServer,
  type Player,
  search,
  serveEachTest,
  server,
  signUpPlayers,
} from '../../../test/searchKit.ts'
import { makePlayedGame } from '../fairPlay/makePlayedGame.ts'

serveEachTest()

const CHESS960 = { time_control: 180, increment: 2, variant: 'chess960' }

/** King and both rooks stand side by side, so that White castles with the first move. */
const START = 'bnrkrbnq/pppppppp/8/8/8/8/PPPPPPPP/BNRKRBNQ w KQkq - 0 1'

async function signUpTwo(): Promise<[Player, Player]> {
  const [one, other] = await signUpPlayers(2)
  if (!one || !other) throw new Error('no players')
  return [one, other]
}

async function readRecord(player: Player | TestGame['white']['client'], gameId: string): Promise<GameRecord> {
  return (await player.call<GameRecord>('GET', `/api/game/${gameId}/state`)).body
}

async function pair(one: Player, other: Player, terms: Record<string, unknown>): Promise<string> {
  await search(one, terms)
  const { game_id: gameId } = (await search(other, terms)).body
  if (gameId === undefined) throw new Error('not paired')
  return gameId
}

describe('a game of Chess960', () => {
  it('is castled by moving the king onto its rook, on two servers, and read back from its PGN [GAME-34] [GAME-35] [RATING-12]', async () => {
    const [one, other] = await signUpTwo()
    const users = { whiteId: one.user.id, blackId: other.user.id }
    const gameId = await insertGame(server, { ...users, variant: 'chess960', startFen: START })
    const white = await joinGame(server, one, gameId)
    const black = await joinGame(server, other, gameId)
    await white.next('presence')
    expect(white.confirmed.data.state).toMatchObject({ variant: 'chess960', startFen: START, fen: START })
    const ucis = ucisOf('1. O-O-O Nf6 2. a3 e6 3. a4 Bd6 4. a5 O-O 5. b3 b6', { chess960: START })
    expect([ucis[0], ucis[7]]).toEqual(['d1c1', 'd8e8'])
    const moves = await playOut({ gameId, white, black }, ucis)
    expect([moves[0], moves[7]].map((move) => move?.data.san)).toEqual(['O-O-O', 'O-O'])
    expect(moves[7]?.data.fen).toBe('bnr2rkq/pppp1ppp/3bpn2/P7/8/8/1PPPPPPP/BNKRRBNQ w - - 1 5')

    // Another server reads the game, and repeats the answer to its first move.
    const again = await joinGame(await openSecondServer(), one, gameId)
    expect(again.confirmed.data.state).toMatchObject({ moves: ucis, fen: moves[9]?.data.fen })
    again.sendMove('d1c1', { ply: 1, moveId: moves[0]?.data.moveId ?? '' })
    expect((await again.next('move')).data).toEqual(moves[0]?.data)

    const { body: live } = await one.call<LiveGames>('GET', '/live-games')
    expect(live.items).toMatchObject([{ variant: 'chess960' }])
    white.send({ type: 'resign' })
    expect((await black.next('resign')).data.winner).toBe(other.user.id)
    await black.next('game_end')
    const record = await readRecord(one, gameId)
    expect(record).toMatchObject({ variant: 'chess960', startFen: START, moves: ucis })
    expect(record.san[7]).toBe('O-O')
    const pgn = await (await fetch(`http://127.0.0.1:${server.port}/api/game/${gameId}/pgn`)).text()
    const [read] = parsePgn(pgn).games
    expect(read).toMatchObject({ problems: [], study: { variant: 'chess960', fen: START, result: '0-1' } })
    expect(read && mainLine(read.study).map(({ uci }) => uci)).toEqual(ucis)

    const profile = await one.call<{ ratings: object[] }>('GET', `/users/${one.user.id}/profile`)
    expect(profile.body.ratings).toMatchObject([{ speed: 'chess960', games: 1 }])
    const list = await one.call<{ items: object[] }>('GET', `/users/${one.user.id}/games`)
    expect(list.body.items).toMatchObject([{ variant: 'chess960' }])
    const openings = await one.call<object>('GET', `/users/${one.user.id}/openings`)
    expect(openings.body).toMatchObject({ games: 1, white: [], latest: [] })
  })

  it('is lost by the player whose flag falls while both may still castle', async () => {
    const game = await openTestGame(server, { variant: 'chess960', startFen: START })
    await playOut(game, ['a2a3', 'a7a6'])
    server.time.advance(660_000)
    await server.sweep('flags of games here')
    expect((await game.black.next('game_end')).data).toMatchObject({
      reason: 'timeout',
      winner: game.black.userId,
    })
  })

  it('is compared for fair play from its own start', () => {
    const start = { variant: 'chess960', startFen: START } as const
    expect(makePlayedGame(start, [{ uci: 'd1c1' }])).toEqual({
      ucis: ['d1c1'],
      start: { fen: START, variant: 'chess960' },
    })
    expect(makePlayedGame({ variant: 'standard', startFen: null }, [{ uci: 'e2e4' }])).toEqual({
      ucis: ['e2e4'],
    })
  })
})

describe('a search for Chess960', () => {
  it('is paired only with another, at a start drawn by lot, and a rematch draws anew [MATCH-30] [MATCH-29]', async () => {
    const [one, other] = await signUpTwo()
    await openPlayerSocket(one)
    const [third] = await signUpPlayers(1)
    if (!third) throw new Error('no player')
    expect((await search(third, { time_control: 180, increment: 2 })).body.status).toBe('searching')
    await search(one, CHESS960)
    const { body: lobby } = await third.call<Lobby>('GET', '/lobby')
    expect(lobby.searching).toEqual([
      { timeControl: 180, increment: 2, players: 1 },
      { timeControl: 180, increment: 2, variant: 'chess960', players: 1 },
    ])
    const { game_id: gameId = '' } = (await search(other, CHESS960)).body
    const record = await readRecord(one, gameId)
    expect(record.variant).toBe('chess960')
    expect(chess960NumberOf(record.startFen ?? '')).not.toBeNull()

    const [first, second] = record.white_player_id === one.user.id ? [one, other] : [other, one]
    const white = await joinGame(server, first, gameId)
    const black = await joinGame(server, second, gameId)
    await white.next('presence')
    await playOut({ gameId, white, black }, ['a2a3', 'a7a6'])
    white.send({ type: 'resign' })
    await black.next('game_end')
    white.send({ type: 'rematch' })
    await black.next('rematch')
    black.send({ type: 'rematch' })
    const { data } = await black.next('rematch_ready')
    const again = await readRecord(one, data.gameId)
    expect(again).toMatchObject({ variant: 'chess960', timeControl: 180, increment: 2 })
    expect(chess960NumberOf(again.startFen ?? '')).not.toBeNull()
  })

  it('is refused for a stake and by days [MATCH-30]', async () => {
    const [one] = await signUpTwo()
    for (const [terms, code] of [
      [{ variant: 'chess960', wager: 2 }, 'WAGER_TIME_CONTROL'],
      [{ variant: 'chess960', time_control: 86_400 }, 'TIME_CONTROL_UNKNOWN'],
      [{ variant: 'atomic' }, 'MALFORMED'],
    ] as const)
      expect((await search(one, terms)).body.code).toBe(code)
    const body = { id: randomUUID(), time_control: 86_400, variant: 'chess960', color: 'white' }
    expect((await one.call<{ code: string }>('POST', '/invitations', { body })).body.code).toBe(
      'TIME_CONTROL_UNKNOWN',
    )
    expect(await countRows('select from matchmaking_queue')).toBe(0)
  })

  it('opens once all servers that are alive know it [MATCH-30]', async () => {
    const [one] = await signUpTwo()
    const oldBoot = randomUUID()
    const now = new Date(server.time.nowMs())
    await server.ctx.pool.query(
      `insert into server_boots (id, started_at, seen_at, abilities) values ($1, $2, $2, '["paces"]')`,
      [oldBoot, now],
    )
    expect(await search(one, CHESS960)).toMatchObject({ status: 409, body: { code: 'PACE_NOT_OPEN' } })
    expect(await search(one, { variant: 'chess960' })).toMatchObject({ body: { code: 'PACE_NOT_OPEN' } })
    expect((await search(one, { time_control: 180, increment: 2 })).body.status).toBe('searching')
    await server.ctx.pool.query('update server_boots set ended_at = $2 where id = $1', [oldBoot, now])
    expect((await search(one, CHESS960)).body.status).toBe('searching')
  })
})

it('keeps the variant of a friend’s link, and says nothing of it in standard chess [MATCH-30]', async () => {
  const [host, friend] = await signUpTwo()
  await openPlayerSocket(host)
  const id = randomUUID()
  const body = { id, time_control: 600, variant: 'chess960', color: 'white' }
  expect((await host.call('POST', '/invitations', { body })).status).toBe(201)
  expect((await friend.call<Invitation>('GET', `/invitations/${id}`)).body.variant).toBe('chess960')
  const { game_id: gameId } = (await friend.call<{ game_id: string }>('POST', `/invitations/${id}/take`)).body
  expect(await readRecord(host, gameId)).toMatchObject({ variant: 'chess960', rated: false })

  const [one, other] = await signUpTwo()
  const standard = await readRecord(one, await pair(one, other, {}))
  expect([standard.fen, standard.variant, standard.startFen]).toEqual([START_FEN, undefined, undefined])
})
