import type { Role } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { lockPlayers } from '../../people/presence/index.ts'
import { selectDueMembers, selectMemberUntil, updateRole, upsertMember } from './memberStore.ts'
import { publishPlan } from './publishPlan.ts'

/**
 * How long after a month's end its renewal may still arrive: providers charge it some time later (Stripe
 * after about an hour). A renewal that failed or was cancelled is not waited for.
 */
export const RENEWAL_ARRIVES_WITHIN_MS = 6 * 3_600_000
/** The most members in one run of the sweep; the next takes the rest. */
const AT_ONCE_MAX = 500

/**
 * Updates a user's role to what their payments say now. The caller has locked the player. `givenUp`: whether
 * they chose FREEMIUM although they have paid; left out, it stays. Returns whether the role changed, to
 * publish after the commit.
 */
export async function syncMembership(
  trx: Kysely<Database>,
  { userId, nowMs, givenUp }: { userId: string; nowMs: number; givenUp?: boolean },
): Promise<{ role: Role; changed: boolean }> {
  const memberUntil = await selectMemberUntil(trx, { userId, graceMs: RENEWAL_ARRIVES_WITHIN_MS })
  const isPaid = memberUntil !== null && memberUntil.getTime() > nowMs
  const member = await upsertMember(trx, {
    userId,
    memberUntil,
    dueAt: isPaid ? memberUntil : null,
    ...(givenUp !== undefined && { givenUp }),
  })
  const role = isPaid && !member.givenUp ? 'PREMIUM' : 'FREEMIUM'
  return { role, changed: await updateRole(trx, { userId, role }) }
}

/** Ends the membership of users whose paid time is over. */
export async function endOverdueMembers(ctx: Pick<Context, 'db' | 'time' | 'bus'>): Promise<void> {
  const nowMs = ctx.time.nowMs()
  for (const userId of await selectDueMembers(ctx.db, { now: new Date(nowMs), limit: AT_ONCE_MAX })) {
    const { changed } = await ctx.db.transaction().execute(async (trx) => {
      await lockPlayers(trx, { userIds: [userId], nowMs, allowClosed: true })
      return syncMembership(trx, { userId, nowMs })
    })
    if (changed) publishPlan(ctx, userId)
  }
}
