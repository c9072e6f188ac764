import type { Tournament, TournamentBody } from '@lance/contract'
import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import { callAs } from './callAs.ts'
import type { LaunchedServer } from './launchServer.ts'
import { type Account, signUp } from './player.ts'

/**
 * A free tournament of this player and three who never come, in its first round: the player meets the second
 * of them, with a while to go until the server starts their match. The server's clock stays as it is: the
 * start is moved to now in the database.
 */
export async function beginTournament(
  { connectionString }: Pick<LaunchedServer, 'connectionString'>,
  player: Pick<Account, 'url' | 'token'>,
): Promise<{ id: string; matchId: string }> {
  const rest = { playerCount: 4, prizeDistribution: 'SPLIT_TOP_2' }
  const startTime = new Date(Date.now() + 600_000).toISOString()
  const data: TournamentBody = { name: 'Copa', entryFee: 0, startTime, ...rest }
  const { tournament } = await callAs<{ tournament: Tournament }>(player, 'POST', '/tournaments', data)
  const path = `/tournaments/${tournament.id}`
  for (const name of ['Rita', 'Saulo', 'Tina'])
    await callAs(await signUp(player.url, { name, isFresh: true }), 'POST', `${path}/join`)
  await startNow({ connectionString }, tournament.id)
  for (;;) {
    const { ownMatch } = await callAs<Tournament>(player, 'GET', path)
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
