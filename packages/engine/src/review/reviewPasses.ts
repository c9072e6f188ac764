import type { PassLimits } from './evaluateGame.ts'

/** How deep a review may search a position. Its nodes are used up long before. */
export const REVIEW_DEPTH_PLIES = 30

/** First a quick pass, then one that takes its time and checks what seems to be a mistake again. */
export const REVIEW_PASSES: readonly PassLimits[] = [
  { depthPlies: REVIEW_DEPTH_PLIES, maxNodes: 10_000 },
  { depthPlies: REVIEW_DEPTH_PLIES, maxNodes: 160_000, rechecks: 3 },
]
