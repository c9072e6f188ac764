export type { Evaluation } from './evaluation.ts'
export { JUDGEMENT_THRESHOLDS, type Judgement, judgeMove } from './judgeMove.ts'
export { type GameReview, type ReviewedMove, type ReviewedSide, summarizeGame } from './summarizeGame.ts'
export { moverChances, type Verdict, verdictOf, verdictOfEnd, whiteChances } from './verdict.ts'
