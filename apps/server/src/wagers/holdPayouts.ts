import type { Context } from '../context.ts'
import {
  deletePayoutHold,
  holdPayoutsOf,
  holdWageredGame,
  insertPayoutHold,
  markInReview,
  type PayoutsOf,
  type ReviewedPayout,
} from './payoutHoldStore.ts'

type Held = { ok: true; isChanged: boolean; waiting: ReviewedPayout[] }
export type NotHeld = { ok: false; code: 'GAME_NOT_FOUND' | 'NO_PAYOUT' | 'PAID' }

/**
 * An operator holds the win of one game, or every win of stakes of one user from now on, until he releases it. What is
 * won meanwhile goes into the winner's hold, as with `PAYOUT_HOLD_H`; what lies there stays. Gives the wins that wait.
 * A game may still be played. Said again it is the same. Refuses GAME_NOT_FOUND, NO_PAYOUT (nothing is paid for this
 * game) and PAID.
 */
export function holdPayouts(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { of, actId }: { of: PayoutsOf; actId: string },
): Promise<Held | NotHeld> {
  return db.transaction().execute(async (trx) => {
    if ('gameId' in of) {
      const game = await holdWageredGame(trx, of.gameId)
      if (!game) return { ok: false, code: 'GAME_NOT_FOUND' } as const
      if (!game.hasPayout) return { ok: false, code: 'NO_PAYOUT' } as const
      if (game.isPaid) return { ok: false, code: 'PAID' } as const
    } else await holdPayoutsOf(trx, of.userId)
    const now = new Date(time.nowMs())
    const isChanged = await insertPayoutHold(trx, { of, actId, now })
    return { ok: true, isChanged, waiting: await markInReview(trx, { of, now }) } as const
  })
}

/**
 * The operator has looked: what waited for him alone is paid by the next sweep. What another hold of his is about
 * goes on waiting, and is given.
 */
export function releasePayouts(
  { db, time }: Pick<Context, 'db' | 'time'>,
  of: PayoutsOf,
): Promise<{ isChanged: boolean; waiting: ReviewedPayout[] }> {
  return db.transaction().execute(async (trx) => {
    if ('gameId' in of) await holdWageredGame(trx, of.gameId)
    else await holdPayoutsOf(trx, of.userId)
    const isChanged = await deletePayoutHold(trx, of)
    return { isChanged, waiting: await markInReview(trx, { of, now: new Date(time.nowMs()) }) }
  })
}
