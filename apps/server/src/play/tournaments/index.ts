export { auditTournaments } from './auditTournaments.ts'
export { cancelByOperator } from './cancelByOperator.ts'
export { publishCancelled, writeCancelled } from './cancelTournament.ts'
export { cancelUnplayable } from './cancelUnplayable.ts'
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
export { payOutTournament } from './payOutTournament.ts'
export { selectEntriesOf } from './personEntryStore.ts'
export { type EndedMatchGame, makeEndStep, type SettledMatch } from './settleMatch.ts'
export { shareReads } from './shareReads.ts'
export { tournamentMailComposers } from './tournamentMails.ts'
export { type TournamentRow, termsOf } from './tournamentRow.ts'
export {
  findInMatch,
  lockTournament,
  nameTournaments,
  selectDueStarts,
  selectTournament,
  shareTournament,
  sumEntries,
  updateStarted,
} from './tournamentStore.ts'
export { type LateEntry, publishEvent, type TournamentPorts } from './tournamentsContext.ts'
