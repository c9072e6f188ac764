export {
  type EvaluatedPosition,
  type EvaluateOptions,
  type Evaluation,
  evaluateGame,
} from './evaluateGame.ts'
export type { Judgement } from './judgeMove.ts'
export { REVIEW_DEPTH_PLIES, REVIEW_PASSES } from './reviewPasses.ts'
export { type GameReview, type ReviewedMove, type ReviewedSide, summarizeGame } from './summarizeGame.ts'
export { type Verdict, whiteChances } from './verdict.ts'
