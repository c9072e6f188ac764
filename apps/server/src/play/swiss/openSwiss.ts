import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { App } from '../../kernel/routing.ts'
import type { Sweep } from '../../kernel/sweep.ts'
import type { EndedMatchGame, SettledMatch, TournamentPorts } from '../tournaments/index.ts'
import { advanceDueSwiss, advanceSwiss } from './advanceSwiss.ts'
import { openPairer } from './openPairer.ts'
import { swissRoutes } from './routes.ts'
import { makeSwissEndStep } from './settleSwissMatch.ts'
import { startDueSwiss } from './startSwiss.ts'
import type { SwissContext } from './swissContext.ts'

export type Swiss = {
  routes: (app: App) => void
  sweeps: readonly Sweep[]
  /** What the end of a game does to its match, inside that transaction; after the step of tournaments, which locks. */
  endStep: {
    settle(trx: Kysely<Database>, game: EndedMatchGame & { ply: number }): Promise<SettledMatch>
  }
  /** Call when no more games end. Resolves when the standings that results made due are written. */
  stop(): Promise<void>
}

/** Opens Swiss tournaments on a server. Entries, matches and notices are those of tournaments. */
export function openSwiss(base: Context, ports: TournamentPorts): Swiss {
  const pairer = openPairer()
  const ctx: SwissContext = { ...base, ports, pairer }
  const closing = new Set<Promise<void>>()
  /** Writes the standings as soon as a result may have been the last of its round. The sweep makes up for failures. */
  function nudge(id: string): void {
    const advancing = advanceSwiss(ctx, id)
      .catch((error: unknown) =>
        ctx.log.warn(
          { err: error, tournamentId: id },
          'the sweep will advance this tournament within a second',
        ),
      )
      .finally(() => closing.delete(advancing))
    closing.add(advancing)
  }
  return {
    routes: swissRoutes(ctx),
    sweeps: [
      { name: 'swiss starts', everyMs: 250, run: () => startDueSwiss(ctx) },
      { name: 'swiss rounds', everyMs: 1000, run: () => advanceDueSwiss(ctx) },
    ],
    endStep: makeSwissEndStep(ctx, { onCompleted: nudge }),
    async stop() {
      await Promise.all(closing)
      await pairer.close()
    },
  }
}
