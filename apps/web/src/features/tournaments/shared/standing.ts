import type { Tournament, TournamentMatch } from '@lance/contract'

type Players = Pick<TournamentMatch, 'player1' | 'player2'>

export const isIn = ({ player1, player2 }: Players, userId: string): boolean =>
  userId !== '' && (player1?.id === userId || player2?.id === userId)

export const opponentIn = ({ player1, player2 }: Players, userId: string) =>
  player1?.id === userId ? player2 : player1

/** The part of a tournament that a player's standing depends on. */
type TournamentProgress = Pick<
  Tournament,
  'status' | 'isParticipant' | 'isEliminated' | 'ownMatch' | 'champion' | 'currentRound' | 'totalRounds'
>

/** A user's standing in a tournament that has begun. */
export type Standing =
  | { status: 'outside' }
  | { status: 'eliminated' }
  | { status: 'champion' }
  /** The user won in this round, and the next has not begun. */
  | { status: 'passed'; isToFinal: boolean }
  | { status: 'due'; match: TournamentMatch }

/** [TOUR-28]; the server says who is eliminated. */
export function standingOf(tournament: TournamentProgress, userId: string): Standing {
  const { status, isParticipant, isEliminated, ownMatch, champion, currentRound, totalRounds } = tournament
  if (!isParticipant || status === 'WAITING' || status === 'CANCELLED') return { status: 'outside' }
  if (champion !== null) return champion.id === userId ? { status: 'champion' } : { status: 'eliminated' }
  if (isEliminated) return { status: 'eliminated' }
  if (ownMatch !== null) return { status: 'due', match: ownMatch }
  return { status: 'passed', isToFinal: currentRound + 1 === totalRounds }
}

/** The game of the user's own match that runs now; null while none does. */
export function runningGame(tournament: TournamentProgress, userId: string): string | null {
  const standing = standingOf(tournament, userId)
  if (standing.status !== 'due') return null
  const { status, startsAt, gameId } = standing.match
  return status === 'IN_PROGRESS' && startsAt === null ? gameId : null
}

/** What a player reads who leaves a tournament game: plain elimination, or the prize won or still ahead. */
export type ExitText = 'eliminated' | 'prizeWon' | 'prizeAhead'

/**
 * The way on from a tournament game that the player did not win: to the match, which waits for the replay; to
 * the bracket, if they advanced; to results or bracket, if they have won or may win a prize; else home
 * ([TOUR-20], [TOUR-34]).
 */
export function decideExit(
  tournament: TournamentProgress & Pick<Tournament, 'id' | 'ownPrizes' | 'format'>,
  userId: string,
): { path: string; reads: ExitText | null } {
  const { id, status, ownPrizes, format = 'KNOCKOUT' } = tournament
  const root = `/tournament/${id}`
  // Nobody drops out of the others, and their pages show all that a bracket would.
  if (format !== 'KNOCKOUT') return { path: root, reads: null }
  const standing = standingOf(tournament, userId)
  if (standing.status === 'due') return { path: `${root}/match/${standing.match.id}`, reads: null }
  if (standing.status !== 'eliminated') return { path: `${root}/bracket`, reads: null }
  if (ownPrizes.length === 0) return { path: '/', reads: 'eliminated' }
  return status === 'FINISHED'
    ? { path: root, reads: 'prizeWon' }
    : { path: `${root}/bracket`, reads: 'prizeAhead' }
}

/** Why this user can't start this match; null if they can. [TOUR-21]. */
export type StartRefusal = 'eliminated' | 'notYours' | 'unavailable' | 'awaitingOpponent'

export function refuseMatchStart(
  match: Pick<TournamentMatch, 'status' | 'player1' | 'player2'>,
  { userId, isEliminated }: { userId: string; isEliminated: boolean },
): StartRefusal | null {
  if (isEliminated) return 'eliminated'
  if (!isIn(match, userId)) return 'notYours'
  if (match.status !== 'PENDING') return 'unavailable'
  return match.player1 === null || match.player2 === null ? 'awaitingOpponent' : null
}
