import { randomUUID } from 'node:crypto'
import type { GameRecord, Lobby, SearchAnswer } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { joinGame, playOut } from '../../../test/gameKit.ts'
import {
  countRows,
  openPlayerSocket,
  type Player,
  search,
  serveEachTest,
  server,
  signUpPlayers,
} from '../../../test/searchKit.ts'

serveEachTest()

const BLITZ = { time_control: 180, increment: 2 }

/** Both players' game after they searched at the same pace. */
async function pair(one: Player, other: Player, terms: Record<string, unknown>): Promise<string> {
  await search(one, terms)
  const { game_id: gameId } = (await search(other, terms)).body
  if (gameId === undefined) throw new Error('not paired')
  return gameId
}

async function seat([one, other]: [Player, Player], gameId: string) {
  const { body } = await one.call<GameRecord>('GET', `/api/game/${gameId}/state`)
  const [first, second] = body.white_player_id === one.user.id ? [one, other] : [other, one]
  const white = await joinGame(server, first, gameId)
  const black = await joinGame(server, second, gameId)
  await white.next('presence')
  return { record: body, game: { gameId, white, black } }
}

describe('a search at another pace', () => {
  it('is paired within its pace alone, and begins with its time [MATCH-26] [MATCH-11]', async () => {
    const [one, other, third] = await signUpPlayers(3)
    if (!one || !other || !third) throw new Error('no players')
    const socket = await openPlayerSocket(one)
    await search(one, BLITZ)
    expect((await search(third, { time_control: 180 })).body.status).toBe('searching')
    const { body: lobby } = await third.call<Lobby>('GET', '/lobby')
    expect(lobby.searching).toEqual([
      { timeControl: 180, increment: 0, players: 1 },
      { timeControl: 180, increment: 2, players: 1 },
    ])
    const { game_id: gameId } = (await search(other, BLITZ)).body
    expect(await socket.next('notice')).toMatchObject({
      data: { code: 'MATCH_FOUND', gameId, timeControl: 180, increment: 2 },
    })
    const { body } = await one.call<GameRecord>('GET', `/api/game/${gameId}/state`)
    expect(body).toMatchObject({ timeControl: 180, increment: 2, whiteMs: 180_000, blackMs: 180_000 })
    expect(body.firstMoveDueAt).toBe(body.createdAt + 20_000)
    expect(await countRows('select from matchmaking_queue')).toBe(1)
  })

  it('replaces a live search at another increment', async () => {
    const [one] = await signUpPlayers(1)
    if (!one) throw new Error('no player')
    await search(one, BLITZ)
    await search(one, { time_control: 180 })
    expect(await countRows('select from matchmaking_queue where increment_s = 0')).toBe(1)
    expect(await countRows('select from matchmaking_queue')).toBe(1)
  })

  it('refuses a pace that has no pool, and any stake [MATCH-4] [MATCH-26]', async () => {
    const [one] = await signUpPlayers(1)
    if (!one) throw new Error('no player')
    for (const [terms, code] of [
      [{ time_control: 180, increment: 3 }, 'TIME_CONTROL_UNKNOWN'],
      [{ time_control: 86_400, increment: 1 }, 'TIME_CONTROL_UNKNOWN'],
      [{ time_control: 0, increment: 5 }, 'TIME_CONTROL_UNKNOWN'],
      [{ time_control: 600, increment: 5, wager: 2 }, 'WAGER_TIME_CONTROL'],
      [{ time_control: 60, wager: 2 }, 'WAGER_TIME_CONTROL'],
      [{ time_control: 180, increment: '2' }, 'MALFORMED'],
    ] as const)
      expect((await search(one, terms)).body.code).toBe(code)
    expect(await countRows('select from matchmaking_queue')).toBe(0)
  })

  it('opens once all servers that are alive know it [MATCH-26]', async () => {
    const [one] = await signUpPlayers(1)
    if (!one) throw new Error('no player')
    const oldBoot = randomUUID()
    const now = new Date(server.time.nowMs())
    await server.ctx.pool.query('insert into server_boots (id, started_at, seen_at) values ($1, $2, $2)', [
      oldBoot,
      now,
    ])
    const invite = (terms: object) =>
      one.call<{ code?: string }>('POST', '/invitations', {
        body: { id: randomUUID(), color: 'white', ...terms },
      })
    expect(await search(one, BLITZ)).toMatchObject({ status: 409, body: { code: 'PACE_NOT_OPEN' } })
    expect(await search(one, { time_control: 60 })).toMatchObject({ body: { code: 'PACE_NOT_OPEN' } })
    expect((await invite(BLITZ)).body.code).toBe('PACE_NOT_OPEN')
    expect((await search(one)).body.status).toBe('searching')
    expect((await invite({ time_control: 600 })).status).toBe(201)
    await server.ctx.pool.query('update server_boots set ended_at = $2 where id = $1', [oldBoot, now])
    expect((await search(one, BLITZ)).body.status).toBe('searching')
    expect((await invite(BLITZ)).status).toBe(201)
  })
})

describe('a game with an increment', () => {
  it('adds it to the clocks, says it in the PGN and in lists, and keeps it in the rematch [CLOCK-10] [RATING-11]', async () => {
    const [one, other] = await signUpPlayers(2)
    if (!one || !other) throw new Error('no players')
    const gameId = await pair(one, other, BLITZ)
    const { game } = await seat([one, other], gameId)
    const { white, black } = game
    const moves = await playOut(game, '1. f3 e5 2. g4', { beforeMove: () => server.time.advance(1500) })
    expect(moves.map(({ data }) => [data.whiteMs, data.blackMs])).toEqual([
      [180_000, 180_000],
      [180_000, 180_000],
      [180_500, 180_000],
    ])
    server.time.advance(3000)
    black.sendMove('d8h4', { ply: 4 })
    const { data } = await black.next('game_end')
    expect(data.ratings?.black.after).toBeGreaterThan(1500)
    const { body } = await one.call<GameRecord>('GET', `/api/game/${gameId}/state`)
    expect(body).toMatchObject({ whiteMs: 180_500, blackMs: 179_000 })

    const profile = await one.call<{ ratings: { speed: string }[] }>('GET', `/users/${black.userId}/profile`)
    expect(profile.body.ratings).toMatchObject([{ speed: 'blitz', games: 1 }])
    const pgn = await fetch(`http://127.0.0.1:${server.port}/api/game/${gameId}/pgn`)
    expect(await pgn.text()).toContain('[TimeControl "180+2"]')
    const list = await one.call<{ items: object[] }>('GET', `/users/${one.user.id}/games`)
    expect(list.body.items).toMatchObject([{ timeControl: 180, increment: 2 }])

    white.send({ type: 'rematch' })
    await black.next('rematch')
    black.send({ type: 'rematch' })
    await black.next('rematch_ready')
    expect(await countRows(`select from games where increment_s = 2 and speed = 'blitz'`)).toBe(2)
  })

  it('is played at a pace of two friends’ own [MATCH-27]', async () => {
    const [host, friend] = await signUpPlayers(2)
    if (!host || !friend) throw new Error('no players')
    await openPlayerSocket(host)
    const id = randomUUID()
    const body = { id, time_control: 0, increment: 7, color: 'white' }
    expect((await host.call('POST', '/invitations', { body })).status).toBe(201)
    const invitation = await friend.call<object>('GET', `/invitations/${id}`)
    expect(invitation.body).toMatchObject({ time_control: 0, increment: 7 })
    const { game_id: gameId } = (await friend.call<SearchAnswer>('POST', `/invitations/${id}/take`)).body
    const record = (await host.call<GameRecord>('GET', `/api/game/${gameId}/state`)).body
    expect(record).toMatchObject({ timeControl: 0, increment: 7, whiteMs: 7000, blackMs: 7000 })
  })
})
