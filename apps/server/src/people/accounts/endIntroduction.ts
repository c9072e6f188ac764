import type { User } from '@lance/contract'
import { type DeclaredLevel, declaredRating } from '@lance/domain'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { endIntroductionOf, insertDeclaredRatings } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { readUser } from './readUser.ts'

/**
 * Ends the introduction of a new account. The level that its owner declares sets their first ratings; null
 * skips that. Only the first answer counts: later ones change nothing. Refuses another user's id.
 */
export async function endIntroduction(
  ctx: AccountsContext,
  { userId }: Caller,
  { id, level }: { id: string; level: DeclaredLevel | null },
): Promise<{ ok: true; user: User } | Refusal> {
  if (id !== userId) return { ok: false, code: 'FORBIDDEN' }
  await ctx.db.transaction().execute(async (trx) => {
    const isFirst = await endIntroductionOf(trx, userId)
    if (!isFirst || level === null) return
    await insertDeclaredRatings(trx, { userId, rating: declaredRating(level), nowMs: ctx.time.nowMs() })
  })
  const user = await readUser(ctx, userId)
  return user ? { ok: true, user } : { ok: false, code: 'USER_NOT_FOUND' }
}
