import type { Variant } from '@lance/chess'
import type { Pace } from './pace.ts'
import { isDaily } from './timeControl.ts'

/** The rules by which games are played here. */
export const VARIANTS = ['standard', 'chess960'] as const satisfies readonly Variant[]

/** What a search or a link says of the game to come, beside its stake. */
export type PacedVariant = Pace & { variant: Variant }

/** Whether this variant is played at this pace: Chess960 is not played by days ([MATCH-30]). */
export function hasPace({ variant, timeControlS }: PacedVariant): boolean {
  return variant === 'standard' || !isDaily(timeControlS)
}
