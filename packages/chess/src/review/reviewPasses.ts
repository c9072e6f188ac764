import type { PassLimits } from './evaluateGame.ts'

/** How deep a review searches each position; it goes deeper when a move seems to be a mistake. */
export const REVIEW_DEPTH_PLIES = 12

/** First a quick pass, then one with searches far deeper than the bot's. */
export const REVIEW_PASSES: readonly PassLimits[] = [
  { depthPlies: 6, maxNodes: 50_000 },
  { depthPlies: REVIEW_DEPTH_PLIES, maxNodes: 150_000, recheck: { depthPlies: 20, maxNodes: 2_000_000 } },
]
