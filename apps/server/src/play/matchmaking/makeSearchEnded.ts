import type { Notice } from '@lance/contract'
import type { PacedVariant } from '@lance/domain'

/** Tells a player that their search is over. */
export function makeSearchEnded({ timeControlS, incrementS, variant }: PacedVariant): Notice {
  return {
    code: 'SEARCH_ENDED',
    timeControl: timeControlS,
    increment: incrementS,
    ...(variant !== 'standard' && { variant }),
  }
}
