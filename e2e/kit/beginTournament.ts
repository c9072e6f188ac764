import { randomUUID } from 'node:crypto'
import type { Tournament, TournamentBody } from '@lance/contract'
import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import type { LaunchedServer } from './launchServer.ts'
import type { Player } from './player.ts'

/**
 * A free tournament of this player and three who never come, in its first round: the player meets the second
 * of them, with a while to go until the server starts their match. The server's clock stays as it is: the
 * start is moved to now in the database.
 */
export async function beginTournament(
  { connectionString }: Pick<LaunchedServer, 'connectionString'>,
  { url, token, context }: Player,
): Promise<{ id: string; matchId: string }> {
  const rest = { playerCount: 4, prizeDistribution: 'SPLIT_TOP_2' }
  const startTime = new Date(Date.now() + 600_000).toISOString()
  const data: TournamentBody = { name: 'Copa', entryFee: 0, startTime, ...rest }
  const creator = { headers: { authorization: `Bearer ${token}` } }
  const made = await context.request.post(`${url}/tournaments`, { ...creator, data })
  const { tournament }: { tournament: Tournament } = await made.json()
  for (const name of ['Rita', 'Saulo', 'Tina']) {
    const body = { name, email: `${name.toLowerCase()}.${randomUUID()}@lance.test`, password: 'segredo-1' }
    const signedUp = await (await context.request.post(`${url}/auth/register`, { data: body })).json()
    const headers = { authorization: `Bearer ${signedUp.token}` }
    await context.request.post(`${url}/tournaments/${tournament.id}/join`, { headers })
  }
  await startNow({ connectionString }, tournament.id)
  for (;;) {
    const answer = await context.request.get(`${url}/tournaments/${tournament.id}`, creator)
    const { ownMatch }: Tournament = await answer.json()
    if (ownMatch !== null) return { id: tournament.id, matchId: ownMatch.id }
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

/** Moves the start of a tournament to now. */
export async function startNow(
  { connectionString }: Pick<LaunchedServer, 'connectionString'>,
  tournamentId: string,
): Promise<void> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  await pool.query('update tournaments set start_at = now() where id = $1', [tournamentId])
  await close()
}
