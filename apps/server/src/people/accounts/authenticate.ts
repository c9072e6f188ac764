import { batchLoads } from '../../kernel/batchLoads.ts'
import type { Context } from '../../kernel/context.ts'
import type { Caller } from '../../kernel/routing.ts'
import type { AccountsContext } from './accountsContext.ts'
import { hashToken, isTokenShaped } from './secretToken.ts'
import { findCallers } from './sessionStore.ts'

/** Finds the sessions of tokens, many at a time: thousands of sockets authenticate at once after a restart. */
export function openCallerSearch({ db, time }: Pick<Context, 'db' | 'time'>): AccountsContext['findCaller'] {
  return batchLoads((tokenHashes: readonly Buffer[]) =>
    findCallers(db, { tokenHashes, now: new Date(time.nowMs()) }),
  )
}

/**
 * The user and session of an access token, or null. A revoked session is refused within 2 s, whichever server
 * revoked it.
 */
export async function authenticate(
  { time, sessionCache, findCaller }: Pick<AccountsContext, 'time' | 'sessionCache' | 'findCaller'>,
  token: string,
): Promise<Caller | null> {
  if (!isTokenShaped(token)) return null
  const tokenHash = hashToken(token)
  const key = tokenHash.toString('base64')
  // Taken before the query: a session revoked while it runs may still look live in its result.
  const nowMs = time.nowMs()
  const cached = sessionCache.find(key, nowMs)
  if (cached) return cached
  const found = await findCaller(tokenHash)
  if (!found) return null
  const caller = { userId: found.userId, sessionId: found.sessionId }
  sessionCache.keep(key, { caller, expiresAtMs: found.expiresAt.getTime(), readAtMs: nowMs })
  return caller
}
