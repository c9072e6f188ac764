import type { Caller, Refusal } from '../../kernel/routing.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { findOverlap } from '../tournaments/index.ts'
import { lockOwnRunning } from './lockOwnSwiss.ts'
import type { SwissContext } from './swissContext.ts'
import { raiseVersion, updateReturned } from './swissStore.ts'

/**
 * Takes a player back who withdrew or was withdrawn, from the next pairing on; the rounds that they missed bring no
 * points. Again, it changes nothing. Refuses what `lockOwnRunning` refuses, SWISS_NO_ROUND_LEFT in the last round, and
 * TOURNAMENTS_OVERLAP if they have entered another tournament meanwhile.
 */
export async function returnToSwiss(
  ctx: SwissContext,
  { userId }: Caller,
  tournamentId: string,
): Promise<{ ok: true } | Refusal> {
  return ctx.db.transaction().execute(async (trx) => {
    const locked = await lockOwnRunning(trx, { tournamentId, userId })
    if (!locked.ok) return locked
    const { row } = locked
    if (row.currentRound === row.totalRounds) return { ok: false, code: 'SWISS_NO_ROUND_LEFT' }
    const nowMs = ctx.time.nowMs()
    await lockPlayers(trx, { userIds: [userId], nowMs })
    const other = await findOverlap(ctx, trx, { userId, row, nowMs })
    if (other) return { ok: false, code: 'TOURNAMENTS_OVERLAP', params: { name: other.name } }
    await updateReturned(trx, { tournamentId, userId, round: row.currentRound })
    await raiseVersion(trx, tournamentId)
    return { ok: true }
  })
}
