import { standingOf } from './standing.ts'
import { readTournament } from './tournamentQueries.ts'

/**
 * Where one goes from a drawn game: to the match, which waits for the game played again; to the bracket, when one goes
 * on as Black of that one; home, when one is out. Throws where the tournament can't be read.
 */
export async function pathFromDraw(asked: { tournamentId: string; userId: string }): Promise<string> {
  const { tournamentId, userId } = asked
  const standing = standingOf(await readTournament({ id: tournamentId, userId }), userId)
  if (standing.status === 'eliminated') return '/'
  const root = `/tournament/${tournamentId}`
  return standing.status === 'due' ? `${root}/match/${standing.match.id}` : `${root}/bracket`
}
