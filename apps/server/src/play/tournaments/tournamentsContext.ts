import type { TournamentEvent, TournamentMatch } from '@lance/contract'
import type { MatchRules, Pace, RatingClass } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'

/** A change of a user's presence, to be published after the commit. */
export type PresenceChange = { userId: string; version: number }

type Clocks = Omit<NonNullable<TournamentMatch['clocks']>, 'at'>

/** What tournaments need from other capabilities, inside their own transactions. */
export type TournamentPorts = {
  /** Creates games for players whose rows are locked. Returns their ids in order. */
  createGames(
    trx: Kysely<Database>,
    games: readonly (Pace & {
      tournamentId: string
      whiteId: string
      blackId: string
      /** The rating that all of these games count for. */
      speed: RatingClass
      blackMs?: number
      firstMovesUntilMs: number
    })[],
    making: { firstMoveMs: number; nowMs: number },
  ): Promise<string[]>
  /** The current clocks of those of these games that are running. */
  readClocks(gameIds: readonly string[]): Promise<ReadonlyMap<string, Clocks>>
  /** Ends the live searches of these users. Returns a function that publishes it after the commit. */
  endSearches(
    trx: Kysely<Database>,
    search: { userIds: readonly string[]; nowMs: number },
  ): Promise<() => void>
}

/** What the functions of tournaments share. */
export type TournamentsContext = Context & { ports: TournamentPorts }

/** What the operator has set for matches. */
export const matchRulesOf = ({ config }: Pick<Context, 'config'>): MatchRules => ({
  noShowS: config.TOURNAMENT_NO_SHOW_S,
  timeControlS: config.TOURNAMENT_TIME_CONTROL_S,
})

/** Publishes an event. Call only after the commit. */
export function publishEvent(
  { bus }: Pick<Context, 'bus'>,
  tournamentId: string,
  event: TournamentEvent,
): void {
  bus.publish({ topic: 'tournament', tournamentId, event })
}
