import type {
  Participant,
  RoundProgress,
  TournamentMatch,
  TournamentPrize,
  TournamentSummary,
} from '@lance/contract'
import {
  ageRating,
  capacityOf,
  displayName,
  displayRating,
  isProvisional,
  type MatchRules,
  makeReais,
  PRODUCT_NAME,
  STARTING_RATING,
  type TournamentTerms,
  termsEndMs,
} from '@lance/domain'
import type { ShownParticipant, ShownPrize, ShownTournament } from './listStore.ts'
import type { ShownMatch } from './matchStore.ts'
import type { RoundProgress as RoundRow } from './roundStore.ts'
import { type TournamentRow, termsOf } from './tournamentRow.ts'

/** A tournament in wire format. */
export function showTournament(row: ShownTournament, rules: MatchRules): TournamentSummary {
  const { creatorId, championId, startAt } = row
  const terms = termsOf(row)
  return {
    id: row.id,
    name: row.name,
    entryFee: makeReais(row.entryCents),
    playerCount: row.playerCount,
    prizeDistribution: row.prizeDistribution,
    startTime: startAt.toISOString(),
    status: row.status,
    currentRound: row.currentRound,
    totalRounds: row.totalRounds,
    creator: {
      id: creatorId,
      name: row.houseSeries === null ? displayName({ id: creatorId, name: row.creatorName }) : PRODUCT_NAME,
    },
    isHouse: row.houseSeries !== null,
    format: row.format,
    pace: showPace(row),
    minutes: row.minutes,
    _count: { participants: row.participants },
    isParticipant: row.isParticipant,
    likelyEndAt: termsEndMs({ startMs: startAt.getTime(), terms }, rules),
    champion: showPerson(championId, row.championName),
    playersLeft: row.playersLeft,
    cancelledBy: row.cancelledBy,
    version: row.version,
  }
}

/** The terms of a tournament in wire format. */
export function showTerms(terms: TournamentTerms) {
  const { format } = terms
  return {
    format,
    playerCount: capacityOf(terms),
    pace: format === 'KNOCKOUT' ? null : showPace(terms.pace),
    minutes: format === 'ARENA' ? terms.minutes : null,
    rounds: format === 'SWISS' ? terms.rounds : null,
  }
}

/** Null for a knock-out, whose pace the operator sets. */
export function showPace({
  timeControlS,
  incrementS,
}: Pick<TournamentRow, 'timeControlS' | 'incrementS'>): { timeControl: number; increment: number } | null {
  return timeControlS === null || incrementS === null
    ? null
    : { timeControl: timeControlS, increment: incrementS }
}

function showPerson(id: string | null, name: string | null) {
  return id === null ? null : { id, name: displayName({ id, name }) }
}

export function showParticipant(
  { userId, name, role, titles, seed, rating, deviation, volatility, rated_at }: ShownParticipant,
  nowMs: number,
): Participant {
  const isRated = rating !== null && deviation !== null && volatility !== null && rated_at !== null
  const today = isRated
    ? ageRating({ rating, deviation, volatility }, { restedMs: nowMs - rated_at.getTime() })
    : STARTING_RATING
  const elo = { elo: displayRating(today), eloProvisional: isProvisional(today) }
  const marks = { isPremium: role === 'PREMIUM', titles }
  return { userId, user: { id: userId, name: displayName({ id: userId, name }), ...elo, ...marks }, seed }
}

/** A match in wire format. */
export function showMatch(row: ShownMatch, clocks: TournamentMatch['clocks'] = null): TournamentMatch {
  const player1 = showPlayer(row.player1Id, row.name1, row.seed1)
  const player2 = showPlayer(row.player2Id, row.name2, row.seed2)
  const winner = [player1, player2].find((one) => one !== null && one.id === row.winnerId)
  const { id, round, slot, status, winnerId, gameId, gameNumber } = row
  return {
    id,
    round,
    slot,
    status,
    player1,
    player2,
    winnerId,
    gameId,
    gameNumber,
    winner: winner?.name ?? null,
    startsAt: row.dueAt?.getTime() ?? null,
    clocks,
  }
}

function showPlayer(id: string | null, name: string | null, seed: number | null) {
  return id === null || seed === null ? null : { id, name: displayName({ id, name }), seed }
}

export function showPrize({ place, userId: id, name, amount }: ShownPrize): TournamentPrize {
  return { place, user: { id, name: displayName({ id, name }) }, amount: makeReais(amount) }
}

export const showRound = ({ startedAt, matches, over, beginsAt }: RoundRow): RoundProgress => ({
  startedAt: startedAt.getTime(),
  matches,
  over,
  beginsAt: beginsAt?.getTime() ?? null,
})
