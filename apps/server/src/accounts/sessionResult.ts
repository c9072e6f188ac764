import type { User } from '@lance/contract'
import type { AccountsContext } from './accountsContext.ts'
import { readUser } from './readUser.ts'
import type { StartedSession } from './startSession.ts'

/** What a page gets to begin or go on with; `refreshToken` null where the cookie it has stays. */
export type SessionResult = {
  ok: true
  token: string
  user: User
  expiresInS: number
  refreshToken: string | null
}

export async function sessionResult(
  ctx: AccountsContext,
  userId: string,
  { token, refreshToken }: Pick<StartedSession, 'token'> & { refreshToken: string | null },
): Promise<SessionResult> {
  const user = await readUser(ctx, userId)
  if (!user) throw new Error('the user of a session is gone')
  return { ok: true, token, user, expiresInS: ctx.config.SESSION_ACCESS_S, refreshToken }
}
