import type { PlayRules } from '@lance/contract'
import { type Cents, depositLimitAt, makeReais } from '@lance/domain'
import type { Context } from '../context.ts'
import type { App } from '../routing.ts'
import { selectRules } from './playRulesStore.ts'
import { playRoutes } from './routes.ts'

export type ResponsiblePlay = {
  routes: (app: App) => void
  sweeps: []
  /** How this user bounds his play, as he is shown it. */
  readRules(userId: string): Promise<PlayRules>
}

/** Opens what somebody may do to bound his own play for money. `readDeposited`: what counts against his limit now. */
export function openResponsiblePlay(
  ctx: Context,
  { readDeposited }: { readDeposited: (userId: string) => Promise<Cents> },
): ResponsiblePlay {
  const readRules = async (userId: string): Promise<PlayRules> => {
    const nowMs = ctx.time.nowMs()
    const { adultDeclaredAt, pausedUntil, depositLimit } = await selectRules(ctx.db, userId)
    const { limit, next } = depositLimitAt(depositLimit, nowMs)
    const isPaused = pausedUntil !== null && pausedUntil.getTime() > nowMs
    return {
      adultDeclared: adultDeclaredAt !== null,
      pausedUntil: isPaused ? pausedUntil.getTime() : null,
      dailyDeposit: {
        limit: limit === null ? null : makeReais(limit),
        next: next && { limit: next.limit === null ? null : makeReais(next.limit), from: next.fromMs },
        deposited: makeReais(await readDeposited(userId)),
      },
    }
  }
  return { routes: playRoutes(ctx, readRules), sweeps: [], readRules }
}
