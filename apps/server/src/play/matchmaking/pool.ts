import type { Cents, PacedVariant } from '@lance/domain'

/** Searches that can be paired with each other: same pace and variant, same stake. */
export type Pool = PacedVariant & { stake: Cents }

/** Identifies a pool. */
export function poolKey({ timeControlS, incrementS, variant, stake }: Pool): string {
  const pace = `${timeControlS}+${incrementS} ${stake}`
  return variant === 'standard' ? pace : `${pace} ${variant}`
}
