import { asCents } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import { openPoolSweeper } from './poolSweeper.ts'
import { matchmakingRoutes } from './routes.ts'
import type { CreateGame } from './seatPair.ts'
import { keepSearchesAfterOutage, sweepSearches } from './sweepSearches.ts'

export type Matchmaking = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /**
   * Call after the server's boot row is inserted: searches that were open when the last server went away are
   * extended.
   */
  start(service: { othersAlive: boolean }): Promise<void>
  close(): void
}

/** Opens matchmaking on a server: searches, and pairing. */
export function openMatchmaking(ctx: Context, { createGame }: { createGame: CreateGame }): Matchmaking {
  const sweeper = openPoolSweeper(ctx, createGame)
  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic !== 'queue') return
    // Servers of the previous version know no variants.
    const { timeControlS, incrementS = 0, variant = 'standard' } = event
    const pool = { timeControlS, incrementS, variant, stake: asCents(BigInt(event.wagerCents)) }
    sweeper
      .sweep(pool)
      .catch((error: unknown) =>
        ctx.log.warn({ err: error }, 'sweeping a pool failed; it is swept again within a second'),
      )
  })
  return {
    routes: matchmakingRoutes(ctx, sweeper),
    sweeps: [
      {
        name: 'searches',
        everyMs: 1000,
        async run() {
          await sweepSearches(ctx)
          await sweeper.sweepAll()
        },
      },
    ],
    async start({ othersAlive }) {
      if (!othersAlive) await keepSearchesAfterOutage(ctx)
    },
    close: unsubscribe,
  }
}
