export { auditTournaments } from './auditTournaments.ts'
export { cancelByOperator } from './cancelByOperator.ts'
export { correctResult } from './correctResult.ts'
export {
  type DeskMatch,
  selectDeskEntries,
  selectDeskMatches,
  selectRoundCounts,
  selectTournamentFacts,
  selectTournamentPage,
  selectWonShares,
} from './deskStore.ts'
export { findStuck } from './findStuck.ts'
export { insertHouse, insertHouseTournaments } from './houseStore.ts'
export { selectNextOpen } from './listStore.ts'
export { openTournaments, type Tournaments } from './openTournaments.ts'
export { ownTournaments } from './ownTournaments.ts'
export { selectEntriesOf } from './personEntryStore.ts'
export { makeEndStep } from './settleMatch.ts'
export { tournamentMailComposers } from './tournamentMails.ts'
export { findInMatch, nameTournaments, selectTournament } from './tournamentStore.ts'
