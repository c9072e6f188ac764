import { asCents, type Cents, splitStakes } from '@lance/domain'
import type { Context } from '../../kernel/context.ts'
import { findClosed } from '../../people/accounts/index.ts'
import { FEES, holdOf, postTransfers, type Transfer, walletOf } from '../ledger/index.ts'
import { deletePayoutHold, selectHeldPayout, type UndonePayout, undoHeldPayout } from '../payouts/index.ts'
import { publishBalances } from '../wallet/index.ts'

/**
 * Undoes a win that is still held, for an operator: returns both stakes and the fee; the game's result stays.
 * It uses the key of the payout, so no game has both. `NOT_HELD`: there is no such win. `LOSER_CLOSED`: the
 * loser has closed their account and can't get the stake back, so nothing moves.
 */
export async function undoPayout(
  ctx: Context,
  { gameId, actId }: { gameId: string; actId: string },
): Promise<{ ok: true } | { ok: false; code: 'NOT_HELD' | 'LOSER_CLOSED' }> {
  const undone = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    const held = await selectHeldPayout(trx, gameId)
    if (!held) return 'NOT_HELD'
    // Locks the account, so that it can't be closed until this commits.
    if ((await findClosed(trx, held.loserId, { held: true }))?.closedAt) return 'LOSER_CLOSED'
    const payout = await undoHeldPayout(trx, { gameId, actId, now: new Date(nowMs) })
    if (!payout) return 'NOT_HELD'
    await deletePayoutHold(trx, { gameId })
    const posting = { key: `game ${gameId} payout`, transfers: giveBack(gameId, payout) }
    const posted = await postTransfers(trx, posting, { nowMs })
    if (!posted.ok) throw new Error(`the held win of game ${gameId} could not be undone: ${posted.code}`)
    return payout
  })
  if (typeof undone === 'string') return { ok: false, code: undone }
  publishBalances(ctx, [undone.winnerId, undone.loserId])
  return { ok: true }
}

/** The hold has the loser's stake and part of the winner's; the platform's fee is the rest. */
function giveBack(gameId: string, { winnerId, loserId, stake }: UndonePayout): Transfer[] {
  const { payout, fee } = splitStakes(stake)
  const back = (from: Transfer['from'], userId: string, amountCents: Cents): Transfer => ({
    from,
    to: walletOf(userId),
    amountCents,
    kind: 'stake_back',
    reference: gameId,
  })
  const hold = holdOf(winnerId)
  return [
    back(hold, loserId, stake),
    back(hold, winnerId, asCents(payout - stake)),
    back(FEES, winnerId, fee),
  ]
}
