import { standingOf } from './standing.ts'
import { readTournament } from './tournamentQueries.ts'

/**
 * Where a player goes after a drawn game: to the match, which waits for the replay; to the bracket, if they
 * advanced as Black of that game; home, if they are out. Throws if the tournament can't be read.
 */
export async function pathAfterDraw(query: { tournamentId: string; userId: string }): Promise<string> {
  const { tournamentId, userId } = query
  const standing = standingOf(await readTournament({ id: tournamentId, userId }), userId)
  if (standing.status === 'eliminated') return '/'
  const root = `/tournament/${tournamentId}`
  return standing.status === 'due' ? `${root}/match/${standing.match.id}` : `${root}/bracket`
}
