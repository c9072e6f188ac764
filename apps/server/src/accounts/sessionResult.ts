import type { User } from '@lance/contract'
import type { AccountsContext } from './accountsContext.ts'
import { readUser } from './readUser.ts'

/** What a page gets to begin or go on with; `refreshToken` and `deviceToken` null where the cookie it has stays. */
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
  if (!user) throw new Error('the user of a session is gone')
  return { ok: true, token, user, expiresInS: ctx.config.SESSION_ACCESS_S, refreshToken, deviceToken }
}
