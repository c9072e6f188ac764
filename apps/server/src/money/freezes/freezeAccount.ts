import type { Context } from '../../kernel/context.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { deleteFrozen, insertFrozen, selectByIdOrEmail } from './freezeStore.ts'

type FreezeResult = { ok: true; userId: string; email: string; isChanged: boolean }
type Change = 'freeze' | 'unfreeze'

/**
 * Freezes or unfreezes an account, given by its id or email address. A frozen account keeps its money but its
 * user can't move any: no stake, deposit, paid entry or withdrawal. Games in progress end and are paid out as
 * usual; an open search for a wagered game ends. Repeating it changes nothing. Refuses with USER_NOT_FOUND.
 */
export async function freezeAccount(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { named, change, actId }: { named: string; change: Change; actId: string },
): Promise<FreezeResult | { ok: false; code: 'USER_NOT_FOUND' }> {
  return db.transaction().execute(async (trx) => {
    const found = await selectByIdOrEmail(trx, named)
    if (!found) return { ok: false, code: 'USER_NOT_FOUND' } as const
    const { id: userId, email } = found
    const nowMs = time.nowMs()
    // Any transaction that moves their money has either checked before this lock or checks after it.
    await lockPlayers(trx, { userIds: [userId], nowMs })
    const isChanged =
      change === 'freeze'
        ? await insertFrozen(trx, { userId, actId, now: new Date(nowMs) })
        : await deleteFrozen(trx, userId)
    return { ok: true, userId, email, isChanged } as const
  })
}
