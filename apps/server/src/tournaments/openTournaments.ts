import type { Context } from '../context.ts'
import type { App } from '../routing.ts'
import { tournamentRoutes } from './routes.ts'
import { selectIsEntered } from './tournamentStore.ts'

export type Tournaments = {
  routes: (app: App) => void
  sweeps: ReadonlyArray<{ name: string; everyMs: number; run: () => Promise<void> }>
  /** Whether this user is, or was until it began, in this tournament: he may watch its games. */
  isInTournament(asked: { tournamentId: string; userId: string }): Promise<boolean>
}

/** Opens the tournaments of a server. */
export function openTournaments(ctx: Context): Tournaments {
  return {
    routes: tournamentRoutes(ctx),
    sweeps: [],
    isInTournament: (asked) => selectIsEntered(ctx.db, asked),
  }
}
