import type { User } from '@lance/contract'
import { isCountry, parseName } from '@lance/domain'
import type { Caller, Refusal } from '../../kernel/routing.ts'
import { updateProfile } from './accountStore.ts'
import type { AccountsContext } from './accountsContext.ts'
import { readUser } from './readUser.ts'

/** Changes the user's own profile. Refuses another id, whether or not such a user exists. */
export async function updateUser(
  ctx: AccountsContext,
  { userId }: Caller,
  update: { id: string; name: string; country?: string | null | undefined },
): Promise<{ ok: true; user: User } | Refusal> {
  if (update.id !== userId) return { ok: false, code: 'FORBIDDEN' }
  const parsed = parseName(update.name)
  if (!parsed.ok) return parsed
  const { country } = update
  if (typeof country === 'string' && !isCountry(country)) return { ok: false, code: 'COUNTRY_UNKNOWN' }
  await updateProfile(ctx.db, { userId, name: parsed.name, country })
  const user = await readUser(ctx, userId)
  return user ? { ok: true, user } : { ok: false, code: 'USER_NOT_FOUND' }
}
