import { randomUUID } from 'node:crypto'
import type { OperatorRole } from '@lance/contract/desk'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type Device, hashToken, isTokenShaped, makeSecretToken } from '../accounts/index.ts'
import {
  endOlderSessions,
  insertSession,
  type OpenSession,
  selectSession,
  selectSessions,
  updateUsed,
} from './sessionStore.ts'

/** A session ends when it was not used for this long, and after this long in any case. */
export const SESSION_IDLE_MS = 15 * 60_000
export const SESSION_MAX_MS = 8 * 60 * 60_000
/** Sessions of one operator at the same time. */
const SESSIONS_MAX = 3
/** How exact `used_at` is: not every request writes it. */
const USED_EXACT_MS = 30_000

export type OperatorSession = {
  id: string
  operatorId: string
  name: string
  roles: readonly OperatorRole[]
  browserKey: Buffer
  idleUntilMs: number
  endsAtMs: number
}

/** Opens a session of this browser; returns its token, of which only the hash is kept. */
export async function openSession(
  trx: Kysely<Database>,
  {
    operatorId,
    browserKey,
    device,
    nowMs,
  }: { operatorId: string; browserKey: Buffer; device: Device; nowMs: number },
): Promise<string> {
  const { token, hash } = makeSecretToken()
  const [now, expiresAt] = [new Date(nowMs), new Date(nowMs + SESSION_MAX_MS)]
  await insertSession(trx, {
    id: randomUUID(),
    tokenHash: hash,
    operatorId,
    browserKey,
    device,
    now,
    expiresAt,
  })
  await endOlderSessions(trx, { operatorId, kept: SESSIONS_MAX, now })
  return token
}

/** The session of a cookie; null if it is over. The roles are those the operator has now. */
export async function readSession(
  { db, time }: Pick<Context, 'db' | 'time'>,
  token: string,
): Promise<OperatorSession | null> {
  if (!isTokenShaped(token)) return null
  const nowMs = time.nowMs()
  const found = await selectSession(db, {
    tokenHash: hashToken(token),
    now: new Date(nowMs),
    idleSince: new Date(nowMs - SESSION_IDLE_MS),
  })
  if (!found) return null
  const { usedAt, expiresAt, ...session } = found
  const endsAtMs = expiresAt.getTime()
  return { ...session, endsAtMs, idleUntilMs: Math.min(endsAtMs, usedAt.getTime() + SESSION_IDLE_MS) }
}

/** The sessions of all operators that are open now. */
export function selectOpenSessions(db: Kysely<Database>, nowMs: number): Promise<OpenSession[]> {
  return selectSessions(db, { now: new Date(nowMs), idleSince: new Date(nowMs - SESSION_IDLE_MS) })
}

/** Notes that a session was used, which keeps it from ending. */
export async function touchSession(
  { db, time }: Pick<Context, 'db' | 'time'>,
  session: OperatorSession,
): Promise<OperatorSession> {
  const nowMs = time.nowMs()
  const idleUntilMs = Math.min(session.endsAtMs, nowMs + SESSION_IDLE_MS)
  if (idleUntilMs - session.idleUntilMs < USED_EXACT_MS) return session
  await updateUsed(db, session.id, new Date(nowMs))
  return { ...session, idleUntilMs }
}
