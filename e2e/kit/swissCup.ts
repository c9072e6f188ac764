import { randomUUID } from 'node:crypto'
import type { SessionAnswer, Tournament, TournamentBody } from '@lance/contract'
import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import { startNow } from './beginTournament.ts'
import type { LaunchedServer } from './launchServer.ts'
import type { Player } from './player.ts'

type Server = Pick<LaunchedServer, 'connectionString' | 'url'>
type Caller = Pick<Player, 'token'>

async function send<Answer>(
  { url }: Server,
  { token }: Caller,
  [method, path]: [string, string],
  data?: object,
) {
  const answer = await fetch(url + path, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: method === 'GET' ? null : JSON.stringify(data ?? {}),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

/** A free Swiss tournament of this player, who enters it. Returns its id. */
export async function createSwissCup(
  server: Server,
  creator: Caller,
  body: Partial<TournamentBody> = {},
): Promise<string> {
  const data: TournamentBody = {
    name: 'Suíço do Clube das Torres',
    entryFee: 0,
    format: 'SWISS',
    pace: { timeControl: 600, increment: 5 },
    rounds: 3,
    prizeDistribution: 'SPLIT_TOP_2',
    startTime: new Date(Date.now() + 600_000).toISOString(),
    ...body,
  }
  const made = await send<{ tournament: Tournament }>(server, creator, ['POST', '/tournaments'], data)
  return made.tournament.id
}

export const joinSwissCup = (server: Server, player: Caller, id: string) =>
  send(server, player, ['POST', `/tournaments/${id}/join`])

/** Signs up users who have no browser. */
async function signUpOthers(server: Server, names: readonly string[]): Promise<Caller[]> {
  const others: Caller[] = []
  for (const name of names) {
    const data = { name, email: `${randomUUID()}@lance.test`, password: 'segredo-1' }
    const answer = await fetch(`${server.url}/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(data),
    })
    if (!answer.ok) throw new Error(`signing up failed: ${await answer.text()}`)
    const { token }: SessionAnswer = await answer.json()
    others.push({ token })
  }
  return others
}

/** Enters users who have no browser. */
export async function enterOthers(server: Server, id: string, names: readonly string[]): Promise<void> {
  for (const player of await signUpOthers(server, names)) await joinSwissCup(server, player, id)
}

const readSwissCup = (server: Server, player: Caller, id: string) =>
  send<Tournament>(server, player, ['GET', `/tournaments/${id}`])

async function query(server: Server, statement: string, values: unknown[]): Promise<void> {
  const { pool, close } = openDatabase({ connectionString: server.connectionString, maxConnections: 1 })
  await pool.query(statement, values)
  await close()
}

/**
 * Ends all boards that wait, of all rounds or of those `before` one: White wins each, the last one because its Black
 * does not come. No game is played.
 */
export const decideBoards = (
  server: Server,
  id: string,
  { exceptOf = null, before = null }: { exceptOf?: string | null; before?: number | null } = {},
) =>
  query(
    server,
    `update tournament_matches m set status = 'COMPLETED', due_at = null, changed_at = now(), winner_id = white_id,
       result = case when slot = (
         select max(slot) from tournament_matches w
         where w.tournament_id = m.tournament_id and w.round = m.round and w.status = 'PENDING'
       ) then '+/-' else '1-0' end
     where tournament_id = $1 and status = 'PENDING'
       and ($2::uuid is null or $2::uuid not in (player1_id, player2_id))
       and ($3::int is null or round < $3)`,
    [id, exceptOf, before],
  )

/** Lets the pause before the next round pass. */
export const passPause = (server: Server, id: string) =>
  query(
    server,
    `update swiss_states set closed_at = closed_at - interval '1 minute' where tournament_id = $1`,
    [id],
  )

/** Lets rounds be decided until the one with this number runs; 0: until the tournament is over. */
export async function reachRound(
  server: Server,
  player: Caller,
  { id, round }: { id: string; round: number },
): Promise<void> {
  for (;;) {
    const { status, currentRound } = await readSwissCup(server, player, id)
    if (status === 'FINISHED' || (round > 0 && currentRound >= round)) return
    if (status === 'IN_PROGRESS') {
      // The round may have begun since: its boards wait.
      await decideBoards(server, id, { before: round > 0 ? round : null })
      await passPause(server, id)
    }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Swiss tournaments in each state; the match of the one that runs waits for hours. */
export async function seedSwiss(
  server: Server,
  { undeclared, swissPlayer }: { undeclared: Caller; swissPlayer: Caller },
): Promise<{ waitingId: string; runningId: string; finishedId: string }> {
  const names = ['Aline Figueiredo Cavalcanti', 'Beto', 'Cida', 'Dora', 'Edu', 'Flora', 'Gil', 'Hugo']
  const others = await signUpOthers(server, names)
  const make = async (creator: Caller, body: Partial<TournamentBody>) => {
    const id = await createSwissCup(server, creator, body)
    for (const player of others) await joinSwissCup(server, player, id)
    return id
  }
  const startTime = new Date(Date.now() + 9 * 3_600_000).toISOString()
  const waitingId = await make(undeclared, { startTime, rounds: 9 })
  const finishedId = await make(swissPlayer, { rounds: 4 })
  await startNow(server, finishedId)
  await reachRound(server, swissPlayer, { id: finishedId, round: 0 })
  const runningId = await make(swissPlayer, { rounds: 7 })
  await startNow(server, runningId)
  await reachRound(server, swissPlayer, { id: runningId, round: 3 })
  await query(
    server,
    `update tournament_matches set due_at = now() + interval '5 hours' where tournament_id = $1 and due_at is not null`,
    [runningId],
  )
  await query(server, 'delete from prize_notices where tournament_id = $1', [finishedId])
  await query(server, 'delete from match_notices where tournament_id = any($1::uuid[])', [
    [finishedId, runningId],
  ])
  return { waitingId, runningId, finishedId }
}
