export { checkDrift, countDrift, DRIFT_BAND, DRIFT_DEVIATION_MAX, mergeCells } from './checkDrift.ts'
export {
  DEALING_KINDS,
  DEALING_SIGNS,
  type DealingJudgement,
  type DealingKind,
  type DealingSign,
  type MoneyAccount,
  type MoneyFlow,
  type MoneyGame,
} from './dealings.ts'
export type { DriftCell, DriftReport, JudgedCell } from './drift.ts'
export { fallsShort } from './fallsShort.ts'
export { AWAY_FROM_MS } from './helpSchemes.ts'
export { DEALINGS_MAX, judgeDealings } from './judgeDealings.ts'
export { JUDGED_VERSION, type JudgedGame, type JudgedMove } from './judgedGame.ts'
export {
  EVIDENCE_KINDS,
  type EvidenceKind,
  type GameEvidence,
  JUDGED_GAMES_MAX,
  type JudgedPlayer,
  type Judgement,
  type MoveEvidence,
  PRIOR_GAMES_MAX,
} from './judgement.ts'
export { judgePlayer } from './judgePlayer.ts'
export { type JudgedFacts, type JudgedTime, makeJudgedGame } from './makeJudgedGame.ts'
export { PACE, PLAY_MODEL } from './parameters.ts'
export { parseJudgedGame } from './parseJudgedGame.ts'
