import type { Tournament, TournamentBody } from '@lance/contract'
import { signUp, TEST_START_MS, type TestClient, type TestServer } from './testServer.ts'

export type Person = Awaited<ReturnType<typeof signUp>>

/** What a form of the site would send, an hour ahead. */
export function wishedTournament(body: Partial<TournamentBody> = {}): TournamentBody {
  return {
    name: 'Copa de Verão',
    entryFee: 0,
    playerCount: 8,
    prizeDistribution: 'SPLIT_TOP_2',
    startTime: new Date(TEST_START_MS + 3_600_000).toISOString(),
    ...body,
  }
}

/** Creates a tournament, which enters its creator. */
export async function createCup(
  creator: TestClient,
  body: Partial<TournamentBody> = {},
): Promise<Tournament> {
  const answer = await creator.call<{ tournament: Tournament }>('POST', '/tournaments', {
    body: wishedTournament(body),
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

/** People who have just signed up, one after the other. */
export async function signUpMany(server: TestServer, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let number = 0; number < count; number++) people.push(await signUp(server))
  return people
}
