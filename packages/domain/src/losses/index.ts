export { type Conclusions, concludeLosses } from './concludeLosses.ts'
export { EXPECTED_RATINGS, type ExpectedLoss, expectedLoss } from './expectedLosses.ts'
export {
  bySummaryTime,
  type GameFacts,
  type GameSummary,
  parseGameSummary,
  SUMMARIES_MAX,
  SUMMARY_RESULTS,
  SUMMARY_SOURCES,
  SUMMARY_VERSION,
  type SummaryResult,
  type SummarySource,
} from './gameSummary.ts'
export { errorsAllowed, type MeanLoss, meanLoss } from './meanLoss.ts'
export {
  filterSummaries,
  GAMES_LEAST,
  LAST_GAMES,
  type LossFilter,
  type LossReport,
  MOVES_LEAST,
  type PhaseRow,
  reportLosses,
  type ThemeRow,
  type TimeRow,
} from './reportLosses.ts'
