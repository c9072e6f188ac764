import type { Cents } from '@lance/domain'

/** Those who can be paired with each other: one time control, one stake. */
export type Pool = { timeControlS: number; stake: Cents }

/** The name of a pool among others. */
export function poolKey({ timeControlS, stake }: Pool): string {
  return `${timeControlS} ${stake}`
}
