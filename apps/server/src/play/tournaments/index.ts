export { auditTournaments } from './auditTournaments.ts'
export { cancelByOperator } from './cancelByOperator.ts'
export { publishCancelled, writeCancelled } from './cancelTournament.ts'
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
export { selectNextOfSeries, selectNextOpen, selectSwissPlaces } from './listStore.ts'
export { lockDueStart } from './lockDueStart.ts'
export { insertMatchNotices } from './matchNoticeStore.ts'
export { noteDecided } from './matchNotices.ts'
export {
  insertMatchEnd,
  type MatchRow,
  selectHasOpenMatch,
  selectMatchOfGame,
  updateMatch,
} from './matchStore.ts'
export { findOverlap } from './mayEnter.ts'
export { openTournaments, type Tournaments } from './openTournaments.ts'
export { ownTournaments } from './ownTournaments.ts'
export { decideTitle, payOutTournament } from './payOutTournament.ts'
export { selectEntriesOf } from './personEntryStore.ts'
export { type EndedMatchGame, makeEndStep, type SettledMatch } from './settleMatch.ts'
export { shareReads } from './shareReads.ts'
export { tournamentMailComposers } from './tournamentMails.ts'
export { ratingClassOfRow, type TournamentRow, termsOf } from './tournamentRow.ts'
export {
  findInMatch,
  lockTournament,
  nameTournaments,
  selectApplicant,
  selectDueStarts,
  selectEntrants,
  selectEntry,
  selectTournament,
  shareTournament,
  sumEntries,
  updateRound,
  updateSeeds,
  updateStarted,
} from './tournamentStore.ts'
export {
  type LateEntry,
  publishEvent,
  type TournamentPorts,
  type TournamentsContext,
} from './tournamentsContext.ts'
