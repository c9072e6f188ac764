import type { Variant } from '@lance/chess'
import { DEFAULT_TIME_CONTROL_S, hasPace, type Pace, type PacedVariant } from '@lance/domain'

export const DEFAULT_TERMS: PacedVariant = {
  timeControlS: DEFAULT_TIME_CONTROL_S,
  incrementS: 0,
  variant: 'standard',
}

/** The terms with another pace: standard chess if the variant is not played at it. */
export function withPace({ variant }: PacedVariant, pace: Pace): PacedVariant {
  const terms = { ...pace, variant }
  return hasPace(terms) ? terms : { ...pace, variant: 'standard' }
}

/** The terms with another variant: the default pace if it is not played at this one. */
export function withVariant(terms: PacedVariant, variant: Variant): PacedVariant {
  const next = { ...terms, variant }
  return hasPace(next) ? next : { ...DEFAULT_TERMS, variant }
}
