import type { TournamentMatch } from '@lance/contract'

/** What a match needs to know of who looks at it, and what he can do. */
export type MatchDesk = {
  userId: string
  isEliminated: boolean
  /** Participants and members may look at games that run. */
  mayWatch: boolean
  serverAheadMs: number
  start: (match: TournamentMatch) => void
  /** The match that is being started. */
  startingId: string | null
}
