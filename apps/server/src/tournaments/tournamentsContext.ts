import type { TournamentEvent, TournamentMatch } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'

/** A change of somebody's presence, to be told after the commit. */
export type PresenceTold = { userId: string; version: number }

type Clocks = Omit<NonNullable<TournamentMatch['clocks']>, 'at'>

/** What a tournament needs of those who know nothing of it, inside its own transactions. */
export type TournamentPorts = {
  /** Makes games, all of one time control, of players whose rows are held. Gives their ids in order. */
  createGames(
    trx: Kysely<Database>,
    games: readonly {
      tournamentId: string
      whiteId: string
      blackId: string
      timeControlS: number
      blackMs?: number
      firstMovesUntilMs: number
    }[],
    making: { firstMoveMs: number; nowMs: number },
  ): Promise<string[]>
  /** The clocks of those of these games that run, as of now. */
  readClocks(gameIds: readonly string[]): Promise<ReadonlyMap<string, Clocks>>
  /** Ends the live searches of these users. Gives what is to be told once it is committed. */
  endSearches(
    trx: Kysely<Database>,
    search: { userIds: readonly string[]; nowMs: number },
  ): Promise<() => void>
}

/** What the verbs of this capability work with. */
export type TournamentsContext = Context & { ports: TournamentPorts }

/** Tells what happened. To be called after the commit alone. */
export function publishEvent(
  { bus }: Pick<Context, 'bus'>,
  tournamentId: string,
  event: TournamentEvent,
): void {
  bus.publish({ topic: 'tournament', tournamentId, event })
}
