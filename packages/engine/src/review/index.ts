export { type EvaluatedPosition, evaluateGame, type PassLimits } from './evaluateGame.ts'
export { REVIEW_DEPTH_PLIES, REVIEW_PASSES } from './reviewPasses.ts'
