import type { User } from '@lance/contract'
import type { AccountsContext } from './accountsContext.ts'
import { readUser } from './readUser.ts'

/**
 * What a page gets when a session begins or is refreshed. A null `refreshToken` or `deviceToken` keeps the
 * cookie.
 */
export type SessionResult = {
  ok: true
  token: string
  user: User
  expiresInS: number
  refreshToken: string | null
  deviceToken: string | null
}

export async function sessionResult(
  ctx: AccountsContext,
  userId: string,
  { token, refreshToken, deviceToken }: Pick<SessionResult, 'token' | 'refreshToken' | 'deviceToken'>,
): Promise<SessionResult> {
  const user = await readUser(ctx, userId)
  if (!user) throw new Error('the user of a session no longer exists')
  return { ok: true, token, user, expiresInS: ctx.config.SESSION_ACCESS_S, refreshToken, deviceToken }
}
