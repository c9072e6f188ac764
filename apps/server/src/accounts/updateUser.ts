import type { User } from '@lance/contract'
import { parseName } from '@lance/domain'
import type { Refusal, Speaker } from '../routing.ts'
import { updateName } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { readUser } from './readUser.ts'

/** Changes one's own profile; another's is refused, whether or not there is one. */
export async function updateUser(
  ctx: AccountsContext,
  { userId }: Speaker,
  update: { id: string; name: string },
): Promise<{ ok: true; user: User } | Refusal> {
  if (update.id !== userId) return { ok: false, code: 'FORBIDDEN' }
  const parsed = parseName(update.name)
  if (!parsed.ok) return parsed
  await updateName(ctx.db, { userId, name: parsed.name })
  const user = await readUser(ctx, userId)
  return user ? { ok: true, user } : { ok: false, code: 'USER_NOT_FOUND' }
}
