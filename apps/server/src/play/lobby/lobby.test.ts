import type { Lobby } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { insertGames, insertPeople } from '../../../test/listKit.ts'
import { fund } from '../../../test/moneyKit.ts'
import {
  openScratchServer,
  signUp,
  signUpMember,
  type TestClient,
  type TestServer,
  testClient,
} from '../../../test/testServer.ts'
import { createCup } from '../../../test/tournamentKit.ts'

let server: TestServer & { connectionString: string }
let guest: TestClient
beforeAll(async () => {
  server = await openScratchServer()
  guest = testClient(server)
})
afterAll(() => server?.stop())

const WEEK_MS = 7 * 86_400_000

const read = async (person: TestClient = guest) => (await person.call<Lobby>('GET', '/lobby')).body

/** What a caller reads once nothing is kept any more. */
async function readAnew(person: TestClient = guest): Promise<Lobby> {
  server.time.advance(60_000)
  return read(person)
}

/** Two players' finished game, and the points that its end booked. */
async function insertScored(
  { white, black }: { white: string; black: string },
  { points, endedAt = server.time.nowMs() }: { points: number; endedAt?: number },
): Promise<void> {
  await server.ctx.pool.query(
    `insert into games (id, white_id, black_id, time_control_s, fen, ply, white_ms, black_ms, turn_started_at,
      beacon_key, white_elo, black_elo, white_elo_provisional, black_elo_provisional, created_at, status, reason,
      ended_at, white_score_change, black_score_change, white_score_booked, black_score_booked)
     select 'semana' || gen_random_uuid(), $1, $2, 600, '', 40, 0, 0, $3::timestamptz, '', 1500, 1500, false, false,
      $3::timestamptz, 'resignation', 'resignation', $3::timestamptz, 10, -10, $4::int, -$4::int`,
    [white, black, new Date(endedAt), points],
  )
}

describe('the lobby', () => {
  it('counts nothing where nothing is going on [HALL-6]', async () => {
    expect(await read()).toEqual({
      at: server.time.nowMs(),
      playersOnline: 0,
      gamesRunning: 0,
      searching: [],
      wagers: { searching: 0, stakeMin: 2, prizeMax: 1600 },
      tournaments: [],
      liveGames: { items: [], at: server.time.nowMs(), isDelayed: true },
      weekChampions: [],
    })
  })

  it('counts players with a socket once, running games of every kind, and searches by time control [HALL-6]', async () => {
    const friends = await openTestGame(server, { rated: false })
    const daily = await openTestGame(server, { timeControlS: 86_400 })
    const players = await Promise.all([0, 1, 2, 3].map(() => signUp(server)))
    await fund(server.ctx, [players[3]?.user.id ?? ''], 10)
    const terms = [
      { time_control: 900, wager: 0 },
      { time_control: 86_400, wager: 0 },
      { time_control: 172_800, wager: 0 },
      { time_control: 600, wager: 2 },
    ]
    for (const [index, player] of players.entries()) {
      const body = { player_id: player.user.id, ...terms[index] }
      expect((await player.call('POST', '/matchmaking-v2', { body })).status).toBe(200)
    }
    server.time.advance(5000)
    const { playersOnline, gamesRunning, searching, wagers } = await read()
    expect({ playersOnline, gamesRunning, searching, wagers: wagers.searching }).toEqual({
      playersOnline: 4,
      gamesRunning: 2,
      searching: [900, 86_400, 172_800].map((timeControl) => ({ timeControl, increment: 0, players: 1 })),
      wagers: 1,
    })
    for (const { white, black } of [friends, daily]) for (const one of [white, black]) one.socket.ws.close()
  })

  it('does not count a search that has run out [HALL-6]', async () => {
    const { searching } = await readAnew()
    expect(searching.map(({ timeControl }) => timeControl)).toEqual([86_400, 172_800])
  })

  it('names the next three tournaments with places left, and what they pay when full [HALL-6]', async () => {
    const creators = await Promise.all([0, 1, 2, 3, 4].map(() => signUp(server)))
    await fund(
      server.ctx,
      creators.map(({ user }) => user.id),
      100,
    )
    const at = (hours: number) => new Date(server.time.nowMs() + hours * 3_600_000).toISOString()
    const cups: Awaited<ReturnType<typeof createCup>>[] = []
    for (const [index, hours] of [5, 2, 9, 3, 7].entries()) {
      const body = { name: `Em ${hours} horas`, entryFee: 5, playerCount: 16, startTime: at(hours) } as const
      cups.push(await createCup(creators[index] as TestClient, body))
    }
    const full = cups.find(({ name }) => name === 'Em 3 horas')
    await server.ctx.pool.query('update tournaments set participants = player_count where id = $1', [
      full?.id,
    ])
    const { tournaments } = await readAnew()
    expect(tournaments.map(({ name }) => name)).toEqual(['Em 2 horas', 'Em 5 horas', 'Em 7 horas'])
    expect(tournaments[0]).toEqual({
      id: cups[1]?.id,
      name: 'Em 2 horas',
      startTime: cups[1]?.startTime,
      entryFee: 5,
      prizeMax: 64,
      participants: 1,
      playerCount: 16,
      isHouse: false,
      format: 'KNOCKOUT',
      pace: null,
    })
  })

  it('is read once in five seconds for all callers [HALL-6]', async () => {
    const before = await readAnew()
    const game = await openTestGame(server)
    server.time.advance(4999)
    expect(await read(await signUp(server))).toMatchObject({
      at: before.at,
      gamesRunning: before.gamesRunning,
    })
    server.time.advance(1)
    expect(await read()).toMatchObject({
      at: server.time.nowMs(),
      gamesRunning: before.gamesRunning + 1,
    })
    for (const one of [game.white, game.black]) one.socket.ws.close()
  })

  it('shows games to members as they stand, and to others as late as the list of live games does [HALL-3] [HALL-6]', async () => {
    const member = await signUpMember(server)
    await readAnew()
    const game = await openTestGame(server)
    await playOut(game, '1. e4 e5')
    const seen = async (person: TestClient) => {
      const { items, isDelayed } = (await read(person)).liveGames
      return [items.some(({ game_id_text }) => game_id_text === game.gameId), isDelayed]
    }
    server.time.advance(2000)
    expect(await seen(member)).toEqual([true, false])
    expect(await seen(guest)).toEqual([false, true])
    server.time.advance(30_000)
    expect(await seen(guest)).toEqual([true, true])
  })

  it('shows the six highest rated games [HALL-6]', async () => {
    await insertPeople(server.ctx.pool, 40)
    await insertGames(server.ctx.pool, { ended: 0, playing: 20, now: new Date(server.time.nowMs()) })
    const { items } = (await readAnew()).liveGames
    const listed = await guest.call<Lobby['liveGames']>('GET', '/live-games')
    expect(items).toHaveLength(6)
    expect(items).toEqual(listed.body.items.slice(0, 6))
  })

  it('names who has gained the most points in seven days, losses deducted, without closed accounts [HALL-7]', async () => {
    const people = await Promise.all([0, 1, 2, 3, 4].map(() => signUp(server)))
    const [ana, bia, caio, davi, eva] = people.map(({ user }) => user.id) as [
      string,
      string,
      string,
      string,
      string,
    ]
    const nowMs = server.time.nowMs()
    await insertScored({ white: eva, black: ana }, { points: 500, endedAt: nowMs - WEEK_MS - 60_000 })
    await insertScored({ white: ana, black: eva }, { points: 40 })
    await insertScored({ white: bia, black: ana }, { points: 10 })
    await insertScored({ white: bia, black: eva }, { points: 50 })
    await insertScored({ white: caio, black: eva }, { points: 20 })
    await insertScored({ white: davi, black: eva }, { points: 90 })
    const body = { password: 'segredo-1' }
    const closed = await people[3]?.call('DELETE', `/users/${davi}`, { body })
    expect(closed?.status).toBe(204)
    const { weekChampions } = await readAnew()
    expect(weekChampions?.map(({ rank, id, points }) => [rank, id, points])).toEqual([
      [1, bia, 60],
      [2, ana, 30],
      [3, caio, 20],
    ])
    expect(weekChampions?.[0]).toMatchObject({ name: people[1]?.user.name, isPremium: false, titles: 0 })
  })
})
