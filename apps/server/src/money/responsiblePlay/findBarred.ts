import type { Kysely } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { selectFrozen } from '../freezes/index.ts'
import { type PlayRulesRow, selectRules, selectRulesOf } from './playRulesStore.ts'

export type PlayRefusal = Refusal & { code: 'ADULT_UNDECLARED' | 'PLAY_PAUSED' | 'ACCOUNT_FROZEN' }

const FROZEN: PlayRefusal = { ok: false, code: 'ACCOUNT_FROZEN' }

/**
 * Returns which of these users may not put money in (a deposit, a stake, a paid entry), and why:
 * ACCOUNT_FROZEN, PLAY_PAUSED (with `until`, in ms) or ADULT_UNDECLARED. Only a freeze bars a withdrawal,
 * which checks that itself. Under the users' locks the answer stays true until the commit.
 */
export async function findBarred(
  db: Kysely<Database>,
  { userIds, nowMs }: { userIds: readonly string[]; nowMs: number },
): Promise<Map<string, PlayRefusal>> {
  const barred = new Map<string, PlayRefusal>()
  const frozen = await selectFrozen(db, userIds)
  for (const [userId, rules] of await selectRulesOf(db, { userIds, nowMs })) {
    const refusal = frozen.has(userId) ? FROZEN : refuse(rules, nowMs)
    if (refusal) barred.set(userId, refusal)
  }
  return barred
}

function refuse({ adultDeclaredAt, pausedUntil }: PlayRulesRow, nowMs: number): PlayRefusal | null {
  if (pausedUntil && pausedUntil.getTime() > nowMs) {
    const extra = { until: pausedUntil.getTime() }
    return { ok: false, code: 'PLAY_PAUSED', params: { until: pausedUntil }, extra }
  }
  return adultDeclaredAt ? null : { ok: false, code: 'ADULT_UNDECLARED' }
}

/** Returns until when this user has paused play for money; null if they have not. Ignores freezes. */
export async function readPausedUntil(
  db: Kysely<Database>,
  user: { userId: string; nowMs: number },
): Promise<Date | null> {
  const { pausedUntil } = await selectRules(db, user)
  return pausedUntil && pausedUntil.getTime() > user.nowMs ? pausedUntil : null
}
