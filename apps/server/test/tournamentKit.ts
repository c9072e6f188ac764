import type { Bracket, StartedMatch, Tournament, TournamentBody, TournamentMatch } from '@lance/contract'
import { sql } from 'kysely'
import { joinGame, playOut, type TestGame } from './gameKit.ts'
import { fund } from './moneyKit.ts'
import { signUp, TEST_START_MS, type TestClient, type TestServer } from './testServer.ts'

export type Person = Awaited<ReturnType<typeof signUp>>

/** What the site's form would send, with a start in an hour. */
export function tournamentBody(body: Partial<TournamentBody> = {}): TournamentBody {
  return {
    name: 'Copa de Verão',
    entryFee: 0,
    playerCount: 8,
    prizeDistribution: 'SPLIT_TOP_2',
    startTime: new Date(TEST_START_MS + 3_600_000).toISOString(),
    ...body,
  }
}

/** Creates a tournament, which also enters its creator. */
export async function createCup(
  creator: TestClient,
  body: Partial<TournamentBody> = {},
): Promise<Tournament> {
  const answer = await creator.call<{ tournament: Tournament }>('POST', '/tournaments', {
    body: tournamentBody(body),
  })
  if (answer.status !== 201) throw new Error(`not created: ${JSON.stringify(answer.body)}`)
  return answer.body.tournament
}

export const joinCup = (player: TestClient, { id }: { id: string }) =>
  player.call<{ message: string; code?: string }>('POST', `/tournaments/${id}/join`)

export const leaveCup = (player: TestClient, { id }: { id: string }) =>
  player.call<{ message: string; code?: string }>('DELETE', `/tournaments/${id}/leave`)

export async function readCup(viewer: TestClient, { id }: { id: string }): Promise<Tournament> {
  return (await viewer.call<Tournament>('GET', `/tournaments/${id}`)).body
}

/** Signs up users, one after the other. */
export async function signUpMany(server: TestServer, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let number = 0; number < count; number++) people.push(await signUp(server))
  return people
}

export async function readBracket(viewer: TestClient, { id }: { id: string }): Promise<Bracket> {
  return (await viewer.call<Bracket>('GET', `/tournaments/${id}/bracket`)).body
}

/** Moves the time to a cup's start, and starts it. */
export async function startCup(server: TestServer, { startTime }: Tournament): Promise<void> {
  server.time.advance(Date.parse(startTime) - server.time.nowMs())
  await server.sweep('tournament starts')
}

/** Starts a match as one of its players does. */
export const startMatchOf = (player: TestClient, { id }: { id: string }, match: { id: string }) =>
  player.call<StartedMatch & { code?: string }>('POST', `/tournaments/${id}/match/${match.id}/start`)

/** Gives users ratings, so that they are seeded in this order. */
export async function rateInOrder({ ctx }: TestServer, people: readonly Person[]): Promise<void> {
  for (const [index, { user }] of people.entries())
    await sql`
      insert into ratings (user_id, speed, rating, deviation, volatility, games, rated_at)
      values (${user.id}, 'rapid', ${2000 - index * 10}, 80, 0.06, 20, ${new Date(ctx.time.nowMs())})`.execute(
      ctx.db,
    )
}

/**
 * A cup that these users have entered, all with enough money; the first creates it. They are seeded in this
 * order.
 */
export async function openCup(
  server: TestServer,
  people: readonly Person[],
  body: Partial<TournamentBody> = {},
): Promise<Tournament> {
  const [creator] = people
  if (!creator) throw new Error('a cup needs a creator')
  if (body.entryFee)
    await fund(
      server.ctx,
      people.map(({ user }) => user.id),
      100,
    )
  await rateInOrder(server, people)
  const startTime = new Date(server.time.nowMs() + 3_600_000).toISOString()
  const cup = await createCup(creator, { startTime, ...body })
  for (const player of people.slice(1)) {
    const joined = await joinCup(player, cup)
    if (joined.status !== 200) throw new Error(JSON.stringify(joined.body))
  }
  return readCup(creator, cup)
}

/** Joins both players of a running match to its game. */
export async function joinMatchGame(
  server: TestServer,
  people: readonly Person[],
  { gameId, player1, player2 }: TournamentMatch,
): Promise<TestGame> {
  const find = (id: string | undefined) => {
    const found = people.find(({ user }) => user.id === id)
    if (!found) throw new Error(`there is no user ${id}`)
    return found
  }
  const one = await joinGame(server, find(player1?.id), gameId ?? '')
  const two = await joinGame(server, find(player2?.id), gameId ?? '')
  const [white, black] = one.confirmed.data.color === 'white' ? [one, two] : [two, one]
  return { gameId: gameId ?? '', white, black }
}

/** Waits until a game is over for both players, and closes their sockets; returns how it ended. */
export async function waitForEnd({ white, black }: TestGame) {
  const [end] = await Promise.all([white.next('game_end'), black.next('game_end')])
  for (const { socket } of [white, black]) socket.ws.close()
  return end.data
}

/** Plays every match of a round; White wins each. Returns the id of the last winner. */
export async function playRound(
  server: TestServer,
  { people, cup, round }: { people: readonly Person[]; cup: Tournament; round: number },
): Promise<string> {
  let winnerId = ''
  for (const match of (await readBracket(people[0] as Person, cup))[round] ?? []) {
    const starter = people.find(({ user }) => user.id === match.player1?.id) as Person
    const { body } = await startMatchOf(starter, cup, match)
    const game = await joinMatchGame(server, people, body.match)
    await playOut(game, '1. e4 e5')
    game.black.send({ type: 'resign' })
    winnerId = (await waitForEnd(game)).winner ?? ''
  }
  await server.sweep('tournament rounds')
  return winnerId
}
