export { type AnalysedMove, type CandidateMove, MOVE_KINDS } from './analysedMove.ts'
export { kindsOfMove } from './kindsOfMove.ts'
