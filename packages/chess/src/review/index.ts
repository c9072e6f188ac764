export { type Evaluated, type EvaluateOptions, type Evaluation, evaluateGame } from './evaluateGame.ts'
export type { Judgement } from './judgeMove.ts'
export { type GameReview, type ReviewedMove, type ReviewedSide, summarizeGame } from './summarizeGame.ts'
export { type Verdict, whiteChances } from './verdict.ts'
