import type { Role, User } from '@lance/contract'
import type { Refusal, Speaker } from '../routing.ts'
import { makeFreemium } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { readUser } from './readUser.ts'

/** Changes one's own plan. PREMIUM is had by paying, never by asking; FREEMIUM can always be asked for. */
export async function changeRole(
  ctx: AccountsContext,
  { userId }: Speaker,
  change: { id: string; role: Role },
): Promise<{ ok: true; user: User } | Refusal> {
  if (change.id !== userId) return { ok: false, code: 'FORBIDDEN' }
  if (change.role === 'PREMIUM') return { ok: false, code: 'ROLE_REFUSED' }
  await makeFreemium(ctx.db, userId)
  const user = await readUser(ctx, userId)
  return user ? { ok: true, user } : { ok: false, code: 'USER_NOT_FOUND' }
}
