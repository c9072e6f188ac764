import type { IdentityState } from '@lance/contract'
import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { type CheckRow, countChecks, selectLatest, selectVerified } from './checkStore.ts'
import { ATTEMPTS_MS, IDENTITY_ATTEMPTS_MAX } from './identityBounds.ts'
import type { IdentityContext } from './identityContext.ts'

/** How many checks the account may still begin, and when another one may if none is left. */
export async function readAttempts(
  db: Kysely<Database>,
  { userId, nowMs }: { userId: string; nowMs: number },
): Promise<{ left: number; nextAtMs: number | null }> {
  const { count, firstAt } = await countChecks(db, { userId, since: new Date(nowMs - ATTEMPTS_MS) })
  const left = Math.max(0, IDENTITY_ATTEMPTS_MAX - count)
  return { left, nextAtMs: left > 0 || firstAt === null ? null : firstAt.getTime() + ATTEMPTS_MS }
}

/** What is known of who the caller is, without any of it. */
export async function readIdentity(
  { db, time, provider }: Pick<IdentityContext, 'db' | 'time' | 'provider'>,
  userId: string,
): Promise<IdentityState> {
  const verified = await selectVerified(db, userId)
  const latest = verified ?? (await selectLatest(db, { userId, purpose: 'verify' }))
  const { left, nextAtMs } = await readAttempts(db, { userId, nowMs: time.nowMs() })
  const shown = describeCheck(latest)
  return {
    ...shown,
    status: provider === null && shown.status !== 'verified' ? 'off' : shown.status,
    attemptsLeft: left,
    nextAttemptAt: nextAtMs,
  }
}

type Shown = Pick<IdentityState, 'status' | 'reason' | 'documentUrl' | 'verifiedAt'>

function describeCheck(row: CheckRow | null): Shown {
  if (!row) return { status: 'none', reason: null, documentUrl: null, verifiedAt: null }
  const { status, reason, documentUrl, settledAt } = row
  const verifiedAt = status === 'verified' ? (settledAt?.getTime() ?? null) : null
  return { status, reason, documentUrl, verifiedAt }
}
