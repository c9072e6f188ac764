import type {
  SwissBoard,
  SwissOwn,
  SwissRoundPage,
  SwissStandings,
  Tournament,
  TournamentBody,
} from '@lance/contract'
import { sql } from 'kysely'
import { joinGame, playOut } from './gameKit.ts'
import { fund } from './moneyKit.ts'
import type { TestClient, TestServer } from './testServer.ts'
import { createCup, joinCup, type Person, readCup, startMatchOf, waitForEnd } from './tournamentKit.ts'

/** What becomes of a board: who wins, a draw, or who does not come. */
export type PlayedAs = 'white' | 'black' | 'draw' | 'whiteAbsent' | 'blackAbsent' | 'bothAbsent'

const SHUFFLE = 'Nf3 Nf6 Ng1 Ng8 '
/** Longer than the wait for the server to begin a game and for a first move. */
const NO_SHOW_MS = 400_000
/** Longer than the pause between rounds. */
const PAUSE_MS = 46_000

/** Gives users ratings of this class, so that their pairing numbers have this order. */
export async function rateSwiss(
  { ctx }: TestServer,
  people: readonly Person[],
  speed = 'rapid',
): Promise<void> {
  for (const [index, { user }] of people.entries())
    await sql`
      insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at)
      values (${user.id}, ${speed}, ${2000 - index * 10}, 80, 0.06, 20, ${new Date(ctx.time.nowMs())})
      on conflict (user_id, speed) do nothing`.execute(ctx.db)
}

/** A Swiss tournament that these users have entered, all with enough money; the first creates it. */
export async function openSwissCup(
  server: TestServer,
  people: readonly Person[],
  body: Partial<TournamentBody> = {},
): Promise<Tournament> {
  const [creator] = people as [Person]
  if (body.entryFee)
    await fund(
      server.ctx,
      people.map(({ user }) => user.id),
      100,
    )
  await rateSwiss(server, people)
  const startTime = new Date(server.time.nowMs() + 3_600_000).toISOString()
  const terms = { format: 'SWISS', pace: { timeControl: 600, increment: 5 }, rounds: 3 } as const
  const cup = await createCup(creator, { startTime, ...terms, playerCount: undefined, ...body })
  for (const player of people.slice(1)) {
    const joined = await joinCup(player, cup)
    if (joined.status !== 200) throw new Error(JSON.stringify(joined.body))
  }
  return readCup(creator, cup)
}

/** Moves the time to the start, and starts it. */
export async function startSwissCup(server: TestServer, { startTime }: Tournament): Promise<void> {
  server.time.advance(Date.parse(startTime) - server.time.nowMs())
  await server.sweep('swiss starts')
}

export async function readSwissRound(viewer: TestClient, { id }: { id: string }, round: number) {
  return (await viewer.call<SwissRoundPage>('GET', `/tournaments/${id}/swiss/rounds/${round}`)).body
}

export async function readSwissStandings(viewer: TestClient, { id }: { id: string }, from = 0) {
  return (await viewer.call<SwissStandings>('GET', `/tournaments/${id}/swiss/standings?from=${from}`)).body
}

export async function readSwissOwn(player: TestClient, { id }: { id: string }) {
  return (await player.call<SwissOwn>('GET', `/tournaments/${id}/swiss/me`)).body
}

export function personWith(people: readonly Person[], id: string): Person {
  const found = people.find(({ user }) => user.id === id)
  if (!found) throw new Error(`no player has the id ${id}`)
  return found
}

/** Plays one board to its end; one of a player who does not come is left to the clock. */
export async function playBoard(
  server: TestServer,
  { people, cup, board, as }: { people: readonly Person[]; cup: Tournament; board: SwissBoard; as: PlayedAs },
): Promise<void> {
  const [whitePerson, blackPerson] = [personWith(people, board.white.id), personWith(people, board.black.id)]
  const starter = as === 'whiteAbsent' ? blackPerson : whitePerson
  if (as === 'bothAbsent') return
  const { body } = await startMatchOf(starter, cup, { id: board.matchId })
  const gameId = body.match.gameId
  if (as === 'whiteAbsent') return
  if (as === 'blackAbsent') {
    const white = await joinGame(server, whitePerson, gameId)
    white.sendMove('e2e4', { ply: 1 })
    await white.next('move')
    white.socket.ws.close()
    return
  }
  const white = await joinGame(server, whitePerson, gameId)
  const black = await joinGame(server, blackPerson, gameId)
  const game = { gameId, white, black }
  await playOut(game, as === 'draw' ? SHUFFLE + SHUFFLE : '1. e4 e5')
  if (as !== 'draw') (as === 'white' ? black : white).send({ type: 'resign' })
  await waitForEnd(game)
}

/** Plays the current round, with White winning where nothing else is said, and writes its standings. */
export async function playSwissRound(
  server: TestServer,
  {
    people,
    cup,
    round,
    decide = () => 'white',
  }: { people: readonly Person[]; cup: Tournament; round: number; decide?: (board: SwissBoard) => PlayedAs },
): Promise<void> {
  const { boards } = await readSwissRound(people[0] as Person, cup, round)
  const all = boards.map((board) => ({ board, as: decide(board) }))
  for (const { board, as } of all) await playBoard(server, { people, cup, board, as })
  if (all.some(({ as }) => as.endsWith('Absent'))) {
    server.time.advance(NO_SHOW_MS)
    await server.sweep('tournament matches')
    server.time.advance(NO_SHOW_MS)
    await server.sweep('games that are due')
  }
  await server.sweep('swiss rounds')
}

/** Passes the pause, and pairs the next round. */
export async function pairSwissRoundNow(server: TestServer): Promise<void> {
  server.time.advance(PAUSE_MS)
  await server.sweep('swiss rounds')
}
