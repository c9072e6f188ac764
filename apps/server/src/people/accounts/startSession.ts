import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { AccountsContext } from './accountsContext.ts'
import type { Device } from './readDevice.ts'
import { makeSecretToken } from './secretToken.ts'
import { insertAccessToken, insertSession, revokeOldestSessions } from './sessionStore.ts'

/** How long a session lasts after its last use. */
export const SESSION_DAYS = 30
export const SESSION_MS = SESSION_DAYS * 86_400_000
/** Live sessions per user; the oldest ends to make room for the next. */
export const SESSIONS_MAX = 50
/** Valid access tokens per session, for tabs that refresh side by side. */
const ACCESS_TOKENS_MAX = 20

/** `refreshToken` goes into the cookie, `token` to the page; `endedSessionIds` are those that made room. */
export type StartedSession = {
  sessionId: string
  refreshToken: string
  token: string
  endedSessionIds: string[]
}

type Parts = Pick<AccountsContext, 'config' | 'time'>

/** Begins a session of a user, in the given transaction. */
export async function startSession(
  { config, time, sealer }: Parts & Pick<AccountsContext, 'sealer'>,
  db: Kysely<Database>,
  { userId, device, network }: { userId: string; device: Device; network: string },
): Promise<StartedSession> {
  const nowMs = time.nowMs()
  const refresh = makeSecretToken()
  const sessionId = randomUUID()
  await insertSession(db, {
    id: sessionId,
    userId,
    refreshHash: refresh.hash,
    device,
    networkHash: sealer.indexOf('network', network),
    createdAt: new Date(nowMs),
    expiresAt: new Date(nowMs + SESSION_MS),
  })
  const endedSessionIds = await revokeOldestSessions(db, { userId, keep: SESSIONS_MAX, at: new Date(nowMs) })
  const token = await issueAccessToken({ config, time }, db, sessionId)
  return { sessionId, refreshToken: refresh.token, token, endedSessionIds }
}

/** Issues another access token for a session. */
export async function issueAccessToken(
  { config, time }: Parts,
  db: Kysely<Database>,
  sessionId: string,
): Promise<string> {
  const { token, hash } = makeSecretToken()
  const expiresAt = new Date(time.nowMs() + config.SESSION_ACCESS_S * 1000)
  await insertAccessToken(db, { hash, sessionId, expiresAt, keep: ACCESS_TOKENS_MAX })
  return token
}
