import type { Context } from '../context.ts'
import { holdPlayers } from '../presence/index.ts'
import { deleteFrozen, insertFrozen, selectNamed } from './freezeStore.ts'

type Frozen = { ok: true; userId: string; email: string; isChanged: boolean }
type Change = 'freeze' | 'unfreeze'

/**
 * Freezes an account, named by its id or e-mail address, or sets it free. A frozen one keeps its money, and moves none
 * of its own accord: no stake, deposit, paid entry or withdrawal. Games that run end and are paid out as usual; an open
 * search for a stake is left. Said again it is the same. Refuses USER_NOT_FOUND.
 */
export async function freezeAccount(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { named, change, actId }: { named: string; change: Change; actId: string },
): Promise<Frozen | { ok: false; code: 'USER_NOT_FOUND' }> {
  return db.transaction().execute(async (trx) => {
    const found = await selectNamed(trx, named)
    if (!found) return { ok: false, code: 'USER_NOT_FOUND' } as const
    const { id: userId, email } = found
    const nowMs = time.nowMs()
    // Whatever moves his money now has looked before, or looks after.
    await holdPlayers(trx, { userIds: [userId], nowMs })
    const isChanged =
      change === 'freeze'
        ? await insertFrozen(trx, { userId, actId, now: new Date(nowMs) })
        : await deleteFrozen(trx, userId)
    return { ok: true, userId, email, isChanged } as const
  })
}
