import type { Role } from '@lance/contract'
import type { Refusal } from '../../kernel/routing.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { selectMember, updateRole } from './memberStore.ts'
import { publishPlan } from './publishPlan.ts'
import { cancelSubscription } from './renewSubscription.ts'
import type { PremiumContext } from './startSubscription.ts'
import { syncMembership } from './syncMembership.ts'

/**
 * Gives a user the plan they choose. FREEMIUM applies at once and stops the renewal of their subscription;
 * until the end of the paid month they may choose PREMIUM again. PREMIUM needs a current payment. Refuses
 * with ROLE_REFUSED, or with PAYMENT_UNAVAILABLE if the provider can't be reached: then nothing has changed.
 */
export async function choosePlan(
  ctx: PremiumContext,
  { userId, role }: { userId: string; role: Role },
): Promise<{ ok: true } | Refusal> {
  if (role === 'FREEMIUM') {
    const cancelled = await cancelSubscription(ctx, userId)
    if (!cancelled.ok && cancelled.code !== 'NO_SUBSCRIPTION') return cancelled
  }
  const result = await ctx.db.transaction().execute(async (trx) => {
    const nowMs = ctx.time.nowMs()
    await lockPlayers(trx, { userIds: [userId], nowMs })
    if (await selectMember(trx, userId))
      return syncMembership(trx, { userId, nowMs, givenUp: role === 'FREEMIUM' })
    if (role === 'FREEMIUM') await updateRole(trx, { userId, role })
    return { role: 'FREEMIUM' as const }
  })
  publishPlan(ctx, userId)
  return result.role === role ? { ok: true } : { ok: false, code: 'ROLE_REFUSED' }
}
