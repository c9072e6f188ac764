import type { ArenaPlayer, ServerEvent } from '@lance/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  arrive,
  arriveAll,
  closeAll,
  finishGame,
  joinArenaGame,
  openArena,
  pairNow,
  playAll,
  readHighlightsOf,
  readSheetOf,
  readStandings,
  runningGames,
  startArena,
} from '../../../test/arenaKit.ts'
import { search } from '../../../test/searchKit.ts'
import { connectSocket } from '../../../test/socketClient.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { joinCup, leaveCup, type Person, readCup, signUpMany } from '../../../test/tournamentKit.ts'

let server: TestServer & { connectionString: string }
beforeAll(async () => {
  server = await openScratchServer({ env: { SESSION_ACCESS_S: '10000000' } })
})
afterAll(() => server?.stop())

const pause = (player: Person, { id }: { id: string }) =>
  player.call<{ isPaused: boolean; code?: string }>('POST', `/tournaments/${id}/pause`)
const resume = (player: Person, { id }: { id: string }) =>
  player.call<{ isPaused: boolean; code?: string }>('POST', `/tournaments/${id}/resume`)

/** Lets half a second pass on this machine, after which a server reads the standings again. */
const waitForCopy = () => new Promise((resolve) => setTimeout(resolve, 550))

async function openRunning(count: number) {
  const people = await signUpMany(server, count)
  const arena = await openArena(server, people)
  const sockets = await arriveAll(server, people)
  await startArena(server, arena)
  return { people, arena, sockets, leaveAll: () => closeAll(sockets) }
}

/** Ends an arena. */
async function end(arena: { id: string }) {
  server.time.advance(3_600_000)
  await server.sweep('arena ends')
  return arena
}

describe('an arena', () => {
  it('pairs the players who are here, scores each game once, and ends with its champion [TOUR-60] [TOUR-61] [TOUR-62]', async () => {
    const { people, arena, leaveAll } = await openRunning(4)
    const [host] = people as [Person]
    expect(await readCup(host, arena)).toMatchObject({ status: 'IN_PROGRESS', currentRound: 1 })
    await pairNow(server)
    expect(await runningGames(server, arena)).toHaveLength(2)
    const first = await playAll(server, people, arena)
    await pairNow(server)
    const second = await playAll(server, people, arena)
    await waitForCopy()
    const { players, progress, own } = await readStandings(host, arena)
    const winsOf = (id: string) => [...first, ...second].filter((one) => one === id).length
    expect(progress).toMatchObject({ players: 4, playing: 0 })
    expect(players.map(({ rank }) => rank)).toEqual([1, 2, 3, 4])
    expect(players.map(({ user, points }) => points - 2 * winsOf(user.id))).toEqual([0, 0, 0, 0])
    expect(own).toMatchObject({ user: { id: host.user.id }, pausedBy: null })
    await end(arena)
    const over = await readCup(host, arena)
    expect(over).toMatchObject({ status: 'FINISHED', champion: { id: players[0]?.user.id } })
    const final = await readStandings(host, arena, '?around=me')
    expect(final).toMatchObject({ status: 'FINISHED', own: { user: { id: host.user.id } } })
    const ranking = (page: { players: ArenaPlayer[] }) =>
      page.players.map(({ rank, user, points, performance }) => [rank, user.id, points, performance])
    expect(ranking(final)).toEqual(ranking({ players }))
    expect(over.podium.map(({ user }) => user.id)).toEqual(
      players.flatMap(({ user, points }) => (points > 0 ? [user.id] : [])),
    )
    leaveAll()
  })

  it('doubles the points of a streak, and shows it in standings and sheet [TOUR-64] [TOUR-68]', async () => {
    const { people, arena, leaveAll } = await openRunning(2)
    const [host] = people as [Person]
    const ids: string[] = []
    for (let game = 0; game < 3; game++) {
      // Two players may meet again.
      server.time.advance(60_000)
      await pairNow(server)
      const [gameId = ''] = await runningGames(server, arena)
      ids.push(gameId)
      const table = await joinArenaGame(server, people, gameId)
      const loser = table.white.userId === host.user.id ? 'black' : 'white'
      await finishGame(table, { moves: '1. e4 e5', resigns: loser })
    }
    await waitForCopy()
    const { players } = await readStandings(host, arena)
    expect(players[0]).toMatchObject({ user: { id: host.user.id }, points: 8, isOnFire: true, sheet: '224' })
    expect(players[1]).toMatchObject({ points: 0, isOnFire: false, sheet: '000' })
    const sheet = await readSheetOf(host, arena, host.user.id)
    expect(sheet.games.map(({ points, streak, outcome }) => [points, streak, outcome])).toEqual([
      [4, 'double', 'win'],
      [2, 'start', 'win'],
      [2, 'start', 'win'],
    ])
    expect(sheet.games.map(({ gameId }) => gameId)).toEqual(ids.toReversed())
    leaveAll()
  })

  it('pauses a player who makes no move, and pairs them again when they resume [TOUR-65] [TOUR-66]', async () => {
    const { people, arena, leaveAll } = await openRunning(2)
    await pairNow(server)
    const [gameId = ''] = await runningGames(server, arena)
    const table = await joinArenaGame(server, people, gameId)
    server.time.advance(60_000)
    await server.sweep('games that are due')
    await server.sweep('flags of games here')
    await table.white.next('game_end')
    for (const { socket } of [table.white, table.black]) socket.ws.close()
    const away = people.find(({ user }) => user.id === table.white.userId) as Person
    await waitForCopy()
    expect((await readStandings(away, arena)).own).toMatchObject({ pausedBy: 'absence', points: 0, games: 1 })
    server.time.advance(60_000)
    await pairNow(server)
    expect(await runningGames(server, arena)).toEqual([])
    expect((await resume(away, arena)).body).toEqual({ isPaused: false })
    expect((await resume(away, arena)).status).toBe(200)
    await pairNow(server)
    expect(await runningGames(server, arena)).toHaveLength(1)
    await playAll(server, people, arena)
    leaveAll()
  })

  it('takes entries until its end, and leaving is a pause [TOUR-63] [TOUR-65]', async () => {
    const { people, arena, leaveAll } = await openRunning(2)
    server.time.advance(1000)
    const late = await signUp(server)
    const socket = await arrive(server, late)
    expect((await pause(late, arena)).body.code).toBe('TOURNAMENT_NOT_JOINED')
    expect((await joinCup(late, arena)).status).toBe(200)
    expect((await joinCup(late, arena)).status).toBe(200)
    expect((await readCup(late, arena))._count.participants).toBe(3)
    await waitForCopy()
    expect((await readStandings(late, arena)).own).toMatchObject({ rank: 3, pausedBy: null })
    for (const player of people) expect((await pause(player, arena)).status).toBe(200)
    await pairNow(server)
    expect(await runningGames(server, arena)).toEqual([])
    expect((await leaveCup(late, arena)).status).toBe(200)
    await waitForCopy()
    expect((await readStandings(late, arena)).own).toMatchObject({ pausedBy: 'player' })
    await end(arena)
    const tooLate = await signUp(server)
    expect((await joinCup(tooLate, arena)).body.code).toBe('TOURNAMENT_CANCELLED')
    socket.ws.close()
    leaveAll()
  })

  it('pairs no player who is away, plays elsewhere or has paused [TOUR-66]', async () => {
    const people = await signUpMany(server, 4)
    const [, paused] = people as [Person, Person]
    const arena = await openArena(server, people)
    const sockets = await arriveAll(server, people.slice(1))
    await startArena(server, arena)
    await pause(paused, arena)
    await pairNow(server)
    const games = await runningGames(server, arena)
    expect(games).toHaveLength(1)
    const table = await joinArenaGame(server, people, games[0] ?? '')
    expect([table.white.userId, table.black.userId].sort()).toEqual(
      people
        .slice(2)
        .map(({ user }) => user.id)
        .sort(),
    )
    await finishGame(table)
    const refused = await search(table.white.client)
    expect(refused.body.code).toBe('ARENA_ACTIVE')
    for (const { ws } of sockets) ws.close()
  })

  it('begins no game near its end, and plays on the ones that run [TOUR-67]', async () => {
    const { people, arena, leaveAll } = await openRunning(4)
    await pairNow(server)
    const [one = '', two = ''] = await runningGames(server, arena)
    await finishGame(await joinArenaGame(server, people, one))
    const late = await joinArenaGame(server, people, two)
    server.time.advance(3_600_000 - 90_000)
    await server.sweep('arena pairings')
    expect(await runningGames(server, arena)).toEqual([two])
    await end(arena)
    const [host] = people as [Person]
    expect((await readCup(host, arena)).status).toBe('FINISHED')
    late.white.send({ type: 'resign' })
    await late.white.next('game_end')
    for (const { socket } of [late.white, late.black]) socket.ws.close()
    const { players } = await readStandings(host, arena)
    expect(players.map(({ points, gameId }) => [points, gameId])).toEqual([
      [2, null],
      [0, null],
      [0, null],
      [0, null],
    ])
    leaveAll()
  })

  it('shows the leading game while it runs, then the best games and fastest mates [TOUR-69]', async () => {
    const { people, arena, leaveAll } = await openRunning(2)
    const [host] = people as [Person]
    await pairNow(server)
    const [gameId = ''] = await runningGames(server, arena)
    await waitForCopy()
    expect((await readHighlightsOf(host, arena)).leaders).toMatchObject({
      gameId,
      whiteRank: expect.any(Number),
    })
    const stranger = await signUp(server)
    expect((await readHighlightsOf(stranger, arena)).leaders).toMatchObject({ gameId, fen: null })
    await playAll(server, people, arena)
    await end(arena)
    const { bestGames, fastestMates } = await readHighlightsOf(stranger, arena)
    expect(bestGames).toEqual([])
    expect(fastestMates).toMatchObject([
      { gameId, winner: 'black', ply: 4, fen: expect.stringContaining('6Pq') },
    ])
    leaveAll()
  })

  it('tells players of their games and standings over the socket [TOUR-70]', async () => {
    const people = await signUpMany(server, 2)
    const [host, other] = people as [Person, Person]
    const arena = await openArena(server, people)
    const sockets = await arriveAll(server, people)
    const url = `ws://127.0.0.1:${server.port}/ws/tournament/${arena.id}`
    const live = await connectSocket(url, { token: host.token })
    const guest = await connectSocket(url, { token: null })
    await live.next('connection_confirmed')
    await startArena(server, arena)
    await server.sweep('standings of arenas')
    const before = await live.next('arena_standings')
    expect(before.data).toMatchObject({ players: 2, playing: 0, own: { user: { id: host.user.id } } })
    expect((await guest.next('arena_standings')).data).not.toHaveProperty('own')
    await pairNow(server)
    const paired = (await live.next('arena_paired')) as ServerEvent<'tournament', 'arena_paired'>
    expect(paired.data).toMatchObject({ opponentId: other.user.id })
    await waitForCopy()
    await server.sweep('standings of arenas')
    const after = await live.next('arena_standings')
    expect(after.data).toMatchObject({ playing: 2, own: { gameId: paired.data.gameId } })
    await server.sweep('standings of arenas')
    expect(live.waiting().filter(({ type }) => type === 'arena_standings')).toEqual([])
    await playAll(server, people, arena)
    for (const { ws } of [...sockets, live, guest]) ws.close()
  })

  it('refuses to pause before the start, after the end and in other tournaments', async () => {
    const people = await signUpMany(server, 2)
    const [host] = people as [Person]
    const arena = await openArena(server, people)
    expect((await pause(host, arena)).body.code).toBe('ARENA_NOT_RUNNING')
    expect((await readStandings(host, arena)).players).toEqual([])
    await startArena(server, arena)
    await end(arena)
    expect((await readCup(host, arena)).cancelledBy).toBe('no_points')
    expect((await pause(host, arena)).body.code).toBe('TOURNAMENT_CANCELLED')
    const unknown = await host.call<{ code: string }>('GET', `/tournaments/${host.user.id}/arena/standings`)
    expect(unknown.body.code).toBe('TOURNAMENT_NOT_FOUND')
  })
})
