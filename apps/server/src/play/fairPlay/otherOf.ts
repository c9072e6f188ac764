import type { DealingJudgement } from '@lance/domain/fairPlay'

/** The other account of a pair; null for a group. */
export function otherOf({
  gainerId,
  accountIds,
}: Pick<DealingJudgement, 'gainerId' | 'accountIds'>): string | null {
  const others = accountIds.filter((id) => id !== gainerId)
  return others.length === 1 ? (others[0] ?? null) : null
}
