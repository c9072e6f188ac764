import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import {
  deletePayoutHold,
  insertPayoutHold,
  isPrize,
  lockPaidTournament,
  lockPayoutsOf,
  lockWageredGame,
  markInReview,
  type PayoutInReview,
  type PayoutTarget,
  type PrizeTarget,
} from './payoutHoldStore.ts'
import { releaseJudged } from './releaseJudged.ts'

type HoldResult = { ok: true; isChanged: boolean; waiting: PayoutInReview[] }
export type HoldRefusal = { ok: false; code: 'NOT_FOUND' | 'NO_PAYOUT' | 'PAID' }

/**
 * Holds the win of one game, the prizes of one tournament, or everything that one user wins from now on,
 * until an operator releases it. Winnings go into the winner's hold, as with `PAYOUT_HOLD_H`; those already
 * there stay. Returns the wins and prizes that wait. The game or tournament may still be in progress.
 * Repeating it changes nothing. Refuses with NOT_FOUND, NO_PAYOUT (nothing is paid for it) or PAID.
 */
export function holdPayouts(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { of, actId }: { of: PayoutTarget; actId: string },
): Promise<HoldResult | HoldRefusal> {
  return db.transaction().execute(async (trx) => {
    const refused = await refuseHold(trx, of)
    if (refused) return refused
    const now = new Date(time.nowMs())
    const isChanged = await insertPayoutHold(trx, { of, actId, now })
    return { ok: true, isChanged, waiting: await markInReview(trx, { of, now }) } as const
  })
}

/** Locks what pays out, so that a payout comes before this hold or sees it. Refuses what can't be held. */
async function refuseHold(
  trx: Kysely<Database>,
  of: PayoutTarget | PrizeTarget,
): Promise<HoldRefusal | null> {
  if ('userId' in of) {
    await lockPayoutsOf(trx, of.userId)
    return null
  }
  if ('gameId' in of) {
    const game = await lockWageredGame(trx, of.gameId)
    if (!game) return { ok: false, code: 'NOT_FOUND' }
    if (!game.hasPayout) return { ok: false, code: 'NO_PAYOUT' }
    return game.isPaid ? { ok: false, code: 'PAID' } : null
  }
  const tournament = await lockPaidTournament(trx, of.tournamentId)
  if (!tournament) return { ok: false, code: 'NOT_FOUND' }
  if (!tournament.hasPrizes) return { ok: false, code: 'NO_PAYOUT' }
  return tournament.isPaid ? { ok: false, code: 'PAID' } : null
}

/**
 * Releases an operator's hold, and what a judgement holds of the same: the next sweep pays what waited only for
 * these. Payouts under another hold keep waiting and are returned. `isChanged`: something was held by one of them.
 * Of a single prize, only a judgement's hold: operators hold no single prizes.
 */
export async function releasePayouts(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { of, actId }: { of: PayoutTarget | PrizeTarget; actId: string },
): Promise<{ isChanged: boolean; waiting: PayoutInReview[] }> {
  return db.transaction().execute(async (trx) => {
    const now = new Date(time.nowMs())
    await refuseHold(trx, of)
    const hadHold = !isPrize(of) && (await deletePayoutHold(trx, of))
    const judged = await releaseJudged(trx, { of, actId, now })
    return { isChanged: hadHold || judged > 0, waiting: await markInReview(trx, { of, now }) }
  })
}
