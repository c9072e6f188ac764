import type { Role } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Database } from '../db/schema.ts'
import { holdPlayers } from '../presence/index.ts'
import { selectDueMembers, selectMemberUntil, updateRole, upsertMember } from './memberStore.ts'
import { publishPlan } from './publishPlan.ts'

/**
 * How long after a month's end its renewal may still come: providers charge it some time later (Stripe after about an
 * hour). One that failed, or that is not to come, is not waited for.
 */
export const RENEWAL_COMES_WITHIN_MS = 6 * 3_600_000
/** Members of one run of the sweep; the next takes the rest. */
const AT_ONCE_MAX = 500

/**
 * Brings a user's role to what his payments make of it now. His player's row is held. `givenUp`: whether he asked to
 * be FREEMIUM all the same; what is left out stays. Gives whether his role changed, to be told after the commit.
 */
export async function followPayments(
  trx: Kysely<Database>,
  { userId, nowMs, givenUp }: { userId: string; nowMs: number; givenUp?: boolean },
): Promise<{ role: Role; changed: boolean }> {
  const memberUntil = await selectMemberUntil(trx, { userId, graceMs: RENEWAL_COMES_WITHIN_MS })
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

/** Ends the membership of those whose paid time is over. */
export async function endOverdueMembers(ctx: Pick<Context, 'db' | 'time' | 'bus'>): Promise<void> {
  const nowMs = ctx.time.nowMs()
  for (const userId of await selectDueMembers(ctx.db, { now: new Date(nowMs), limit: AT_ONCE_MAX })) {
    const { changed } = await ctx.db.transaction().execute(async (trx) => {
      await holdPlayers(trx, { userIds: [userId], nowMs, closedToo: true })
      return followPayments(trx, { userId, nowMs })
    })
    if (changed) publishPlan(ctx, userId)
  }
}
