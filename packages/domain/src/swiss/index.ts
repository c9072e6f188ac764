export type { HistoryRefusal } from './checkHistory.ts'
export { makeTrf, type TrfPlayer, type TrfTournament } from './makeTrf.ts'
export {
  pairSwissRound,
  SWISS_EXACT_PLAYERS,
  type SwissPairing,
  type SwissRefusal,
} from './pairSwissRound.ts'
export { parseTrf, type TrfRefusal } from './parseTrf.ts'
export {
  SWISS_MAX_PLAYERS,
  SWISS_MAX_ROUNDS,
  SWISS_MIN_PLAYERS,
  SWISS_MIN_ROUNDS,
  type SwissBye,
  type SwissGame,
  type SwissPlayer,
  type SwissResult,
  type SwissRound,
} from './swissRound.ts'
export {
  SWISS_TIE_BREAKS,
  type SwissStanding,
  type SwissTieBreak,
  swissStandings,
} from './swissStandings.ts'
