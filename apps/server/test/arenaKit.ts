import type {
  ArenaHighlights,
  ArenaSheet,
  ArenaStandingsPage,
  Tournament,
  TournamentBody,
} from '@lance/contract'
import { joinGame, playOut, type TestGame } from './gameKit.ts'
import { connectSocket, type SocketClient } from './socketClient.ts'
import type { TestClient, TestServer } from './testServer.ts'
import { openCup, type Person, startCup } from './tournamentKit.ts'

/** An arena of 3+2 that lasts an hour. */
export const ARENA = { format: 'ARENA', pace: { timeControl: 180, increment: 2 }, minutes: 60 } as const

export const FOOLS_MATE = '1. f3 e5 2. g4 Qh4'

/** How far tests move the clock so that the next pairing is due. */
export const NEXT_TICK_MS = 5000

/** An arena that these people have entered; the first creates it. */
export const openArena = (
  server: TestServer,
  people: readonly Person[],
  body: Partial<TournamentBody> = {},
): Promise<Tournament> => openCup(server, people, { ...ARENA, playerCount: undefined, ...body })

/** Moves the time to an arena's start, and starts it. */
export async function startArena(server: TestServer, arena: Tournament): Promise<void> {
  await startCup(server, arena)
  await server.sweep('arena starts')
}

/** A person's player socket: with it they are here. */
export async function arrive(
  server: Pick<TestServer, 'port'>,
  { user, token }: Person,
): Promise<SocketClient> {
  const socket = await connectSocket(`ws://127.0.0.1:${server.port}/ws/player/${user.id}`, { token })
  await socket.next('connection_confirmed')
  return socket
}

export const arriveAll = (server: Pick<TestServer, 'port'>, people: readonly Person[]) =>
  Promise.all(people.map((person) => arrive(server, person)))

/** Closes sockets: their people are gone. */
export function closeAll(sockets: readonly SocketClient[]): void {
  for (const { ws } of sockets) ws.close()
}

/** Lets one pairing come due, and runs it. */
export async function pairNow(server: TestServer): Promise<void> {
  server.time.advance(NEXT_TICK_MS)
  await server.sweep('arena pairings')
}

export async function readStandings(
  viewer: TestClient,
  { id }: { id: string },
  query = '',
): Promise<ArenaStandingsPage> {
  return (await viewer.call<ArenaStandingsPage>('GET', `/tournaments/${id}/arena/standings${query}`)).body
}

export async function readSheetOf(
  viewer: TestClient,
  { id }: { id: string },
  userId: string,
): Promise<ArenaSheet> {
  return (await viewer.call<ArenaSheet>('GET', `/tournaments/${id}/arena/players/${userId}`)).body
}

export async function readHighlightsOf(viewer: TestClient, { id }: { id: string }): Promise<ArenaHighlights> {
  return (await viewer.call<ArenaHighlights>('GET', `/tournaments/${id}/arena/highlights`)).body
}

/** The ids of the arena's running games, as stored. */
export async function runningGames({ ctx }: TestServer, { id }: { id: string }): Promise<string[]> {
  const { rows } = await ctx.pool.query<{ id: string }>(
    `select id from games where tournament_id = $1 and status = 'playing' order by id`,
    [id],
  )
  return rows.map((row) => row.id)
}

/** Joins both players of a running game of an arena. */
export async function joinArenaGame(
  server: TestServer,
  people: readonly Person[],
  gameId: string,
): Promise<TestGame> {
  const { rows } = await server.ctx.pool.query<{ white_id: string; black_id: string }>(
    'select white_id, black_id from games where id = $1',
    [gameId],
  )
  const find = (id: string | undefined) => {
    const found = people.find(({ user }) => user.id === id)
    if (!found) throw new Error(`there is no user ${id}`)
    return found
  }
  const white = await joinGame(server, find(rows[0]?.white_id), gameId)
  const black = await joinGame(server, find(rows[0]?.black_id), gameId)
  return { gameId, white, black }
}

/** Plays moves and closes the sockets once the game is over; without an end on the board, the loser resigns. */
export async function finishGame(
  game: TestGame,
  { moves = FOOLS_MATE, resigns }: { moves?: string; resigns?: 'white' | 'black' } = {},
): Promise<void> {
  await playOut(game, moves)
  if (resigns) game[resigns].send({ type: 'resign' })
  await Promise.all([game.white.next('game_end'), game.black.next('game_end')])
  for (const { socket } of [game.white, game.black]) socket.ws.close()
}

/** Plays every running game of an arena: Black mates. Returns the ids of the winners. */
export async function playAll(
  server: TestServer,
  people: readonly Person[],
  arena: { id: string },
): Promise<string[]> {
  const winners: string[] = []
  for (const gameId of await runningGames(server, arena)) {
    const game = await joinArenaGame(server, people, gameId)
    await finishGame(game)
    winners.push(game.black.userId)
  }
  return winners
}
