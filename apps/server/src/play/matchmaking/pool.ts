import type { Cents } from '@lance/domain'

/** Searches that can be paired with each other: same time control, same stake. */
export type Pool = { timeControlS: number; stake: Cents }

/** Identifies a pool. */
export function poolKey({ timeControlS, stake }: Pool): string {
  return `${timeControlS} ${stake}`
}
