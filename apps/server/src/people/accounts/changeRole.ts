import type { Role, User } from '@lance/contract'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import type { AccountsContext } from './accountsContext.ts'
import { readUser } from './readUser.ts'

/** Changes the user's own plan. PREMIUM needs a paid plan; FREEMIUM is always allowed and cancels it. */
export async function changeRole(
  ctx: AccountsContext,
  { userId }: Caller,
  change: { id: string; role: Role },
): Promise<{ ok: true; user: User } | Refusal> {
  if (change.id !== userId) return { ok: false, code: 'FORBIDDEN' }
  const chosen = await ctx.choosePlan({ userId, role: change.role })
  if (!chosen.ok) return chosen
  const user = await readUser(ctx, userId)
  return user ? { ok: true, user } : { ok: false, code: 'USER_NOT_FOUND' }
}
