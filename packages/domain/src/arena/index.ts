export {
  type ArenaGame,
  type ArenaResult,
  type ArenaSide,
  countsInArena,
  resultOf,
} from './arenaGame.ts'
export {
  type ArenaStandings,
  compareRows,
  makeRow,
  openStandings,
  placeRow,
  RANKING_PAGE_MAX,
  type RankedRow,
  rankOf,
  readRanking,
  removeRow,
  type StandingRow,
} from './arenaStandings.ts'
export {
  ARENA_MAX_MINUTES,
  ARENA_MAX_PLAYERS,
  ARENA_MIN_MINUTES,
  ARENA_SLOWEST_PACE,
  type ArenaTermsRefusal,
  isArenaPace,
  refuseArenaTerms,
} from './arenaTerms.ts'
export { awardArenaPrizes } from './awardArenaPrizes.ts'
export { allowsBerserk, BERSERK_MIN_MOVES, type BerserkRefusal, berserkMs, goBerserk } from './berserk.ts'
export { LAST_PAIRING_MAX_MS, LAST_PAIRING_MIN_MS, lastPairingMs } from './lastPairing.ts'
export { type ArenaPairing, type ArenaPairingRefusal, pairArena } from './pairArena.ts'
export { REMATCH_AFTER_MS, SMALL_ARENA_PLAYERS } from './pairingCosts.ts'
export {
  type FreePlayer,
  NO_PAIRINGS,
  type PairingHistory,
  RECENT_OPPONENTS,
  rememberPairing,
} from './pairingHistory.ts'
export { type ArenaForm, FIRST_FORM, isOnStreak, scoreGame } from './scoreGame.ts'
export {
  BEST_GAME_MIN_PLIES,
  HIGHLIGHTS_MAX,
  selectBestGames,
  selectFastestMates,
} from './selectHighlights.ts'
export {
  type ArenaScore,
  addResult,
  performanceOf,
  type SheetLine,
  sheetOf,
  startScore,
} from './sheetOf.ts'
