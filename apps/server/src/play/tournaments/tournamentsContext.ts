import type { TournamentEvent, TournamentMatch } from '@lance/contract'
import type { MatchRules, Pace, RatingClass, TournamentFormat } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { TournamentRow } from './tournamentRow.ts'

/** A change of a user's presence, to be published after the commit. */
export type PresenceChange = { userId: string; version: number }

type Clocks = Omit<NonNullable<TournamentMatch['clocks']>, 'at'>

/** How a format lets players in, or out, after the start. The tournament is locked, and so is the player. */
export type LateEntry = {
  /** Whether the tournament, which has begun or is about to, still takes entries. */
  isOpen(trx: Kysely<Database>, row: TournamentRow, nowMs: number): Promise<boolean>
  /** Lets in a player whose entry is paid. Returns what to publish after the commit. */
  enter(
    trx: Kysely<Database>,
    entry: { tournamentId: string; userId: string; nowMs: number },
  ): Promise<() => void>
  /** Lets an entered player leave a running tournament for a while; their entry stays. False if it can't. */
  leave(
    trx: Kysely<Database>,
    entry: { tournamentId: string; userId: string; nowMs: number },
  ): Promise<boolean>
}

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
      allowsBerserk?: boolean
    })[],
    making: { firstMoveMs: number; nowMs: number },
  ): Promise<string[]>
  /** The current clocks of those of these games that are running. */
  readClocks(gameIds: readonly string[]): Promise<ReadonlyMap<string, Clocks>>
  /** How formats let players in, or out, after the start. A format without it doesn't. */
  lateEntries: Partial<Record<TournamentFormat, LateEntry>>
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
