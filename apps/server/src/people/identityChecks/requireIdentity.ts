import { asCents, type Cents } from '@lance/domain'
import type { Kysely } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Refusal } from '../../kernel/routing.ts'
import { selectVerified } from './checkStore.ts'

/** Over how long the sum counts above which an identity is required. */
export const IDENTITY_SUM_MS = 30 * 86_400_000

/** Money that a user is about to move. `movedSince`: what they moved the same way after a time. */
export type MoneyMove = {
  userId: string
  way: 'deposit' | 'withdrawal'
  amount: Cents
  movedSince: (since: Date) => Promise<Cents>
}

/**
 * Refuses IDENTITY_REQUIRED if the operator's rule asks who the user is. A rule for deposits holds for
 * withdrawals as well: prizes can be withdrawn without a deposit.
 */
export async function requireIdentity(
  { config, time }: Pick<Context, 'config' | 'time'>,
  trx: Kysely<Database>,
  { userId, way, amount, movedSince }: MoneyMove,
): Promise<{ ok: true } | Refusal> {
  const rule = config.IDENTITY_REQUIRED
  if (rule.kind === 'off' || (rule.kind === 'withdrawal' && way === 'deposit')) return { ok: true }
  if (rule.kind === 'above') {
    const moved = await movedSince(new Date(time.nowMs() - IDENTITY_SUM_MS))
    if (asCents(moved + amount) <= rule.sum) return { ok: true }
  }
  return (await selectVerified(trx, userId)) ? { ok: true } : { ok: false, code: 'IDENTITY_REQUIRED' }
}
