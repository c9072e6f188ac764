import type { PassLimits } from './evaluateGame.ts'

/** How deep a review looks at each position, and deeper still where a move seems to be a mistake. */
export const REVIEW_DEPTH_PLIES = 12

/** First a look that is soon there, then one far deeper than the bot's. */
export const REVIEW_PASSES: readonly PassLimits[] = [
  { depthPlies: 6, maxNodes: 50_000 },
  { depthPlies: REVIEW_DEPTH_PLIES, maxNodes: 150_000, doubt: { depthPlies: 20, maxNodes: 2_000_000 } },
]
