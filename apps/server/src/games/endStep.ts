import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { EndState } from './gameState.ts'

/** A game that ends, as those see it for whom more hangs on it: a stake, a tournament's match. */
export type EndedGame = {
  gameId: string
  whiteId: string
  blackId: string
  winnerId: string | null
  reason: EndState['reason']
  status: EndState['status']
  /** Whose doing an abort was: he gave up before both had moved, or let the time of his first move pass. */
  abortedById: string | null
  ply: number
  timeControlS: number
  wagerCents: bigint
  tournamentId: string | null
  endedAtMs: number
}

/**
 * What the end of a game does beyond the game itself, inside the transaction that ends it: it happens with the end
 * or not at all, and once. What throws here keeps the game from ending.
 */
export type EndStep = {
  /** Takes the locks that come before a game's row (a tournament's). */
  lockFirst?(trx: Kysely<Database>, game: { gameId: string; tournamentId: string | null }): Promise<void>
  /**
   * The game's and both users' rows are locked. Gives what is to be told once it is committed, when the winner is
   * paid what was held back, and whether an operator looks at it first.
   */
  settle(
    trx: Kysely<Database>,
    game: EndedGame,
  ): Promise<{ afterCommit?: () => void; payoutDueAtMs?: number; payoutInReview?: boolean }>
}
