import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { type LateEntry, selectTournament } from '../tournaments/index.ts'
import type { ArenaPorts, ArenasContext } from './arenasContext.ts'
import { finishArenas } from './finishArenas.ts'
import { makeLateEntry } from './lateEntry.ts'
import { type LiveArenas, openLiveArenas } from './liveArenas.ts'
import { openPairer } from './openPairer.ts'
import { pairArenas } from './pairArenas.ts'
import { arenaRoutes } from './routes.ts'
import { arenaEndStep } from './settleArenaGame.ts'
import { startArenas } from './startArenas.ts'

export type Arenas = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** What the end of a game does to the scores of its arena, inside that transaction. */
  endStep: typeof arenaEndStep
  /** Entries after the start, for the calls of tournaments. */
  lateEntry: LateEntry
  /** The standings of a running arena, at most a second old, for its sockets. */
  readLive: LiveArenas['read']
  isArena(tournamentId: string): Promise<boolean>
  stop(): Promise<void>
}

/** Opens arenas on a server. */
export function openArenas(base: Context, ports: ArenaPorts): Arenas {
  const ctx: ArenasContext = { ...base, ports }
  const live = openLiveArenas(ctx)
  const pairer = openPairer()
  return {
    routes: arenaRoutes(ctx, live),
    sweeps: [
      { name: 'arena starts', everyMs: 250, run: () => startArenas(ctx) },
      { name: 'arena pairings', everyMs: 500, run: () => pairArenas(ctx, pairer) },
      { name: 'arena ends', everyMs: 500, run: () => finishArenas(ctx) },
    ],
    endStep: arenaEndStep,
    lateEntry: makeLateEntry(ctx),
    readLive: live.read,
    isArena: async (id) => (await selectTournament(ctx.db, id))?.format === 'ARENA',
    stop: pairer.close,
  }
}
