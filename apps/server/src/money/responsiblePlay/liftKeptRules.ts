import type { Context } from '../../kernel/context.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { selectByIdOrEmail } from '../freezes/index.ts'
import { deleteKeptOf } from './keptRulesStore.ts'

type LiftResult = { ok: true; userId: string; email: string; lifted: number }

/**
 * Removes from an account the rules that it inherited from closed ones, for a user whose address or CPF
 * another person had used. The rules set in this account stay. Refuses with USER_NOT_FOUND.
 */
export function liftKeptRules(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { named }: { named: string },
): Promise<LiftResult | { ok: false; code: 'USER_NOT_FOUND' }> {
  return db.transaction().execute(async (trx) => {
    const found = await selectByIdOrEmail(trx, named)
    if (!found) return { ok: false, code: 'USER_NOT_FOUND' } as const
    const { id: userId, email } = found
    await lockPlayers(trx, { userIds: [userId], nowMs: time.nowMs() })
    return { ok: true, userId, email, lifted: await deleteKeptOf(trx, userId) } as const
  })
}
