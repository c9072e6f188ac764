import type { Caller, Refusal } from '../../kernel/routing.ts'
import { lockOwnRunning } from './lockOwnSwiss.ts'
import type { SwissContext } from './swissContext.ts'
import { raiseVersion, updateWithdrawn } from './swissStore.ts'

/**
 * Takes a player out of a running tournament: no further round pairs them, a game that waits or runs goes on. Their
 * results stand, and they may return. Again, it changes nothing. Refuses what `lockOwnRunning` refuses.
 */
export async function withdrawFromSwiss(
  ctx: SwissContext,
  { userId }: Caller,
  tournamentId: string,
): Promise<{ ok: true } | Refusal> {
  return ctx.db.transaction().execute(async (trx) => {
    const locked = await lockOwnRunning(trx, { tournamentId, userId })
    if (!locked.ok) return locked
    await updateWithdrawn(trx, { tournamentId, userIds: [userId], now: new Date(ctx.time.nowMs()) })
    await raiseVersion(trx, tournamentId)
    return { ok: true }
  })
}
