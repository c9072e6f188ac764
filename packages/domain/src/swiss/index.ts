export type { HistoryRefusal } from './checkHistory.ts'
export { makeTrf, type TrfPlayer, type TrfTournament } from './makeTrf.ts'
export {
  pairSwissRound,
  SWISS_EXACT_PLAYERS,
  type SwissPairing,
  type SwissRefusal,
} from './pairSwissRound.ts'
export { parseTrf, type TrfRefusal } from './parseTrf.ts'
export { correctedResult, swissResultOf } from './swissResultOf.ts'
export {
  HALF_POINTS,
  halfPointsOf,
  SWISS_MAX_PLAYERS,
  SWISS_MAX_ROUNDS,
  SWISS_MIN_PLAYERS,
  SWISS_MIN_ROUNDS,
  SWISS_RESULTS,
  type SwissBye,
  type SwissGame,
  type SwissPlayer,
  type SwissResult,
  type SwissRound,
  wasPlayed,
} from './swissRound.ts'
export {
  SWISS_TIE_BREAKS,
  type SwissStanding,
  type SwissTieBreak,
  swissStandings,
} from './swissStandings.ts'
export {
  type ByesRefusal,
  countedRounds,
  findAbsentees,
  mayEnterLate,
  refuseByes,
  SWISS_HALF_BYES_MAX,
  SWISS_LATE_ROUNDS_MAX,
  SWISS_NO_SHOWS_MAX,
  swissRoundsFor,
} from './swissTerms.ts'
