import type { MatchEnd } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { EndState } from './gameState.ts'

/** A game that ends, for the capabilities that act on it: a stake, a tournament match. */
export type EndedGame = {
  gameId: string
  whiteId: string
  blackId: string
  winnerId: string | null
  reason: EndState['reason']
  status: EndState['status']
  /**
   * The player who caused an abort: by resigning before both had moved, or by running out of time for their
   * first move.
   */
  abortedById: string | null
  ply: number
  timeControlS: number
  wagerCents: bigint
  tournamentId: string | null
  endedAtMs: number
}

/**
 * A further effect of a game's end, inside the transaction that ends it: it happens with the end or not at
 * all, and once. An error thrown here keeps the game from ending.
 */
export type EndStep = {
  /** Takes the locks that come before a game's row (a tournament's). */
  lockFirst?(trx: Kysely<Database>, game: { gameId: string; tournamentId: string | null }): Promise<void>
  /**
   * The rows of the game and of both users are locked. Returns a callback for after the commit, when a
   * held-back payout is due, whether an operator reviews it first, and what became of a tournament's match.
   */
  settle(
    trx: Kysely<Database>,
    game: EndedGame,
  ): Promise<{
    afterCommit?: () => void
    payoutDueAtMs?: number
    payoutInReview?: boolean
    payoutReviewSinceMs?: number | null
    match?: MatchEnd
  }>
}
