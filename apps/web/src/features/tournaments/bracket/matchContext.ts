import type { TournamentMatch } from '@lance/contract'

/** What a match needs to know about the user who looks at it, and what they can do. */
export type MatchContext = {
  userId: string
  isEliminated: boolean
  /** Participants and members may watch running games. */
  mayWatch: boolean
  serverAheadMs: number
  start: (match: TournamentMatch) => void
  /** The match that is being started. */
  startingId: string | null
}

/** A match's position in the bracket; each time the user asks to see a match, this is a new object. */
export type Place = { round: number; slot: number; isRequested?: boolean }
