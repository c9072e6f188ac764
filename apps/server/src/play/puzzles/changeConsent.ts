import type { Context } from '../../kernel/context.ts'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { findClosed } from '../../people/accounts/index.ts'
import { deleteConsent, insertConsent } from './consentStore.ts'

/**
 * Notes or withdraws a player's consent to puzzles from their games. Withdrawing deletes all of these at once, also that of
 * today, whose day then has the historic one.
 */
export async function changeConsent(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { userId }: Caller,
  { isGiven }: { isGiven: boolean },
): Promise<{ ok: true; isGiven: boolean } | Refusal> {
  return db.transaction().execute(async (trx) => {
    // An account that is being closed must not have a consent afterwards.
    const account = await findClosed(trx, userId, { held: true })
    if (!account || account.closedAt) return { ok: false, code: 'SESSION_ENDED' } as const
    if (isGiven) await insertConsent(trx, { userId, now: new Date(time.nowMs()) })
    else await deleteConsent(trx, userId)
    return { ok: true, isGiven } as const
  })
}
