import type { Cents, Pace } from '@lance/domain'

/** Searches that can be paired with each other: same pace, same stake. */
export type Pool = Pace & { stake: Cents }

/** Identifies a pool. */
export function poolKey({ timeControlS, incrementS, stake }: Pool): string {
  return `${timeControlS}+${incrementS} ${stake}`
}
