import type { Context } from '../../kernel/context.ts'
import { publishCancelled, writeCancelled } from './cancelTournament.ts'
import { closeMatches, selectRunningGames } from './matchStore.ts'
import { lockTournament } from './tournamentStore.ts'

type Cancelled = { ok: true; gameIds: string[] } | { ok: false; code: 'UNKNOWN' | 'FINISHED' }

/**
 * Cancels a waiting or running tournament for an operator: returns every fee and ends all matches. Returns
 * the games that are still running, which the caller voids; a repeated call returns those that are left.
 */
export async function cancelByOperator(ctx: Context, tournamentId: string): Promise<Cancelled> {
  const cancelled = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const row = await lockTournament(trx, tournamentId)
    if (!row) return { ok: false, code: 'UNKNOWN' } as const
    if (row.status === 'FINISHED') return { ok: false, code: 'FINISHED' } as const
    if (row.status === 'CANCELLED') return { ok: true, paidBack: null } as const
    await closeMatches(trx, { tournamentId, now: new Date(nowMs) })
    return { ok: true, paidBack: await writeCancelled(trx, row, { cancelledBy: 'operator', nowMs }) } as const
  })
  if (!cancelled.ok) return cancelled
  if (cancelled.paidBack) publishCancelled(ctx, tournamentId, cancelled.paidBack)
  return { ok: true, gameIds: await selectRunningGames(ctx.db, tournamentId) }
}
