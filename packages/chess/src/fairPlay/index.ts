export { type AnalysedMove, type CandidateMove, MOVE_KINDS } from './analysedMove.ts'
export { type ComparedMove, compareGame } from './compareGame.ts'
export { kindsOfMove } from './kindsOfMove.ts'
