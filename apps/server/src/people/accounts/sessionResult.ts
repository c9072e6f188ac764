import type { User } from '@lance/contract'
import type { AccountsContext } from './accountsContext.ts'
import { readUser } from './readUser.ts'

/** What a page gets for a new or renewed session. A null `refreshToken` or `deviceToken` keeps its cookie. */
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
