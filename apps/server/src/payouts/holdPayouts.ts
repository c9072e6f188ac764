import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import {
  deletePayoutHold,
  holdPaidTournament,
  holdPayoutsOf,
  holdWageredGame,
  insertPayoutHold,
  markInReview,
  type PayoutsOf,
  type ReviewedPayout,
} from './payoutHoldStore.ts'

type Held = { ok: true; isChanged: boolean; waiting: ReviewedPayout[] }
export type NotHeld = { ok: false; code: 'NOT_FOUND' | 'NO_PAYOUT' | 'PAID' }

/**
 * An operator holds the win of one game, the prizes of one tournament, or all that one user wins from now on, until they
 * release it. What is won meanwhile goes into the winner's hold, as with `PAYOUT_HOLD_H`; what lies there stays. Gives the
 * wins and prizes that wait. A game or tournament may still be played. Said again it is the same. Refuses NOT_FOUND,
 * NO_PAYOUT (nothing is paid for it) and PAID.
 */
export function holdPayouts(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { of, actId }: { of: PayoutsOf; actId: string },
): Promise<Held | NotHeld> {
  return db.transaction().execute(async (trx) => {
    const refused = await findUnholdable(trx, of)
    if (refused) return refused
    const now = new Date(time.nowMs())
    const isChanged = await insertPayoutHold(trx, { of, actId, now })
    return { ok: true, isChanged, waiting: await markInReview(trx, { of, now }) } as const
  })
}

/** Locks what pays out, so that it pays before this or sees it. */
async function findUnholdable(trx: Kysely<Database>, of: PayoutsOf): Promise<NotHeld | null> {
  if ('userId' in of) {
    await holdPayoutsOf(trx, of.userId)
    return null
  }
  if ('gameId' in of) {
    const game = await holdWageredGame(trx, of.gameId)
    if (!game) return { ok: false, code: 'NOT_FOUND' }
    if (!game.hasPayout) return { ok: false, code: 'NO_PAYOUT' }
    return game.isPaid ? { ok: false, code: 'PAID' } : null
  }
  const tournament = await holdPaidTournament(trx, of.tournamentId)
  if (!tournament) return { ok: false, code: 'NOT_FOUND' }
  if (!tournament.hasPrizes) return { ok: false, code: 'NO_PAYOUT' }
  return tournament.isPaid ? { ok: false, code: 'PAID' } : null
}

/**
 * The operator has looked: what waited for them alone is paid by the next sweep. What another hold is about goes on
 * waiting, and is given.
 */
export async function releasePayouts(
  { db, time }: Pick<Context, 'db' | 'time'>,
  of: PayoutsOf,
): Promise<{ isChanged: boolean; waiting: ReviewedPayout[] }> {
  return db.transaction().execute(async (trx) => {
    await findUnholdable(trx, of)
    const isChanged = await deletePayoutHold(trx, of)
    return { isChanged, waiting: await markInReview(trx, { of, now: new Date(time.nowMs()) }) }
  })
}
