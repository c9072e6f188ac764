import type { Tournament, TournamentBody } from '@lance/contract'
import { openDatabase } from '../../apps/server/src/kernel/db/openDatabase.ts'
import { startNow } from './beginTournament.ts'
import { callAs } from './callAs.ts'
import { fundPlayer } from './fundPlayer.ts'
import type { LaunchedServer } from './launchServer.ts'
import type { Account } from './player.ts'

const FEE_REAIS = 50

/**
 * A finished cup of these four, R$ 50 each, with a prize for each. The first wins it, and has not seen their
 * prize. No game is played: each match gets its winner in the database, and the server does the rest.
 */
export async function finishCup(
  server: Pick<LaunchedServer, 'connectionString'>,
  [champion, ...others]: readonly [Account, Account, Account, Account],
): Promise<string> {
  const data: TournamentBody = {
    name: 'Torneio de inverno do Clube das Torres',
    entryFee: FEE_REAIS,
    playerCount: 4,
    prizeDistribution: 'SPLIT_TOP_4',
    startTime: new Date(Date.now() + 600_000).toISOString(),
  }
  for (const player of [champion, ...others]) await fundPlayer(server, player, FEE_REAIS)
  const { tournament } = await callAs<{ tournament: Tournament }>(champion, 'POST', '/tournaments', data)
  const path = `/tournaments/${tournament.id}`
  for (const player of others) await callAs(player, 'POST', `${path}/join`)
  await startNow(server, tournament.id)
  while ((await callAs<Tournament>(champion, 'GET', path)).status !== 'FINISHED') {
    await decideMatches(server, { tournamentId: tournament.id, championId: champion.id })
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  for (const player of others) await callAs(player, 'DELETE', `${path}/prize-notice`)
  return tournament.id
}

/** Gives each match that waits its winner: the champion, or else the first player. */
async function decideMatches(
  { connectionString }: Pick<LaunchedServer, 'connectionString'>,
  { tournamentId, championId }: { tournamentId: string; championId: string },
): Promise<void> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  await pool.query(
    `update tournament_matches set status = 'COMPLETED', due_at = null, changed_at = now(),
       winner_id = case when $2 in (player1_id, player2_id) then $2 else player1_id end
     where tournament_id = $1 and status = 'PENDING'`,
    [tournamentId, championId],
  )
  await close()
}
