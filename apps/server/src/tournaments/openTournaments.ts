import type { TournamentStanding } from '@lance/contract'
import type { Context } from '../context.ts'
import type { App } from '../routing.ts'
import { type OwnMatchWatch, openOwnMatchWatch } from './ownMatchWatch.ts'
import { tournamentRoutes } from './routes.ts'
import { selectStandings } from './standingStore.ts'
import { selectIsEntered } from './tournamentStore.ts'

export type Tournaments = {
  routes: (app: App) => void
  sweeps: ReadonlyArray<{ name: string; everyMs: number; run: () => Promise<void> }>
  /** Whether this user is, or was until it began, in this tournament: he may watch its games. */
  isInTournament(asked: { tournamentId: string; userId: string }): Promise<boolean>
  /** Where these tournaments stand now; those that there are not are left out. */
  readStandings(ids: readonly string[]): Promise<ReadonlyMap<string, TournamentStanding>>
  /** Tells a player of the match that waits for him. */
  watchMatches: OwnMatchWatch['watch']
  close(): void
}

/** Opens the tournaments of a server. */
export function openTournaments(ctx: Context): Tournaments {
  const ownMatches = openOwnMatchWatch(ctx)
  return {
    routes: tournamentRoutes(ctx),
    sweeps: [{ name: 'matches of players here', everyMs: 2000, run: ownMatches.look }],
    isInTournament: (asked) => selectIsEntered(ctx.db, asked),
    readStandings: (ids) => selectStandings(ctx.db, ids),
    watchMatches: ownMatches.watch,
    close: ownMatches.close,
  }
}
