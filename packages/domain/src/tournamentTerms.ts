import { ARENA_MAX_PLAYERS, refuseArenaTerms } from './arena/arenaTerms.ts'
import { totalRoundsOf } from './bracket.ts'
import { isPoolPace, type Pace } from './pace.ts'
import { SWISS_MAX_PLAYERS, SWISS_MAX_ROUNDS, SWISS_MIN_ROUNDS } from './swiss/swissRound.ts'
import { isDaily } from './timeControl.ts'
import { isPlayerCount, likelyEndMs, type MatchRules, REPLAY_WAIT_S } from './tournament.ts'

/** How a tournament is played: who loses is out, continuous pairing for a set time, or rounds that everyone plays. */
export const TOURNAMENT_FORMATS = ['KNOCKOUT', 'ARENA', 'SWISS'] as const
export type TournamentFormat = (typeof TOURNAMENT_FORMATS)[number]

/** What is agreed before a tournament of each format begins. A knock-out's pace is set by the operator. */
export type TournamentTerms =
  | { format: 'KNOCKOUT'; playerCount: number }
  | { format: 'ARENA'; pace: Pace; minutes: number }
  | { format: 'SWISS'; pace: Pace; rounds: number }

export const DEFAULT_ARENA_MINUTES = 60
export const DEFAULT_ARENA_PACE: Pace = { timeControlS: 180, incrementS: 0 }
export const DEFAULT_SWISS_ROUNDS = 5
export const DEFAULT_SWISS_PACE: Pace = { timeControlS: 600, incrementS: 5 }

/** The lengths that a form proposes for an arena, in minutes. */
export const ARENA_MINUTES = [20, 30, 45, 60, 90, 120, 180] as const

export type TermsRefusal =
  | 'PLAYER_COUNT_UNKNOWN'
  | 'ARENA_DURATION_OUT_OF_RANGE'
  | 'ARENA_PACE_NOT_ALLOWED'
  | 'SWISS_ROUNDS_OUT_OF_RANGE'
  | 'SWISS_PACE_NOT_ALLOWED'

/** Why there may be no tournament on these terms; null if there may be one. */
export function refuseTerms(terms: TournamentTerms): TermsRefusal | null {
  switch (terms.format) {
    case 'KNOCKOUT':
      return isPlayerCount(terms.playerCount) ? null : 'PLAYER_COUNT_UNKNOWN'
    case 'ARENA':
      return refuseArenaTerms(terms)
    case 'SWISS': {
      const { rounds, pace } = terms
      if (!Number.isInteger(rounds) || rounds < SWISS_MIN_ROUNDS || rounds > SWISS_MAX_ROUNDS)
        return 'SWISS_ROUNDS_OUT_OF_RANGE'
      return isSwissPace(pace) ? null : 'SWISS_PACE_NOT_ALLOWED'
    }
  }
}

/** Whether a Swiss tournament may be played at this pace: one with a pool, but not by days. */
export function isSwissPace(pace: Pace): boolean {
  return isPoolPace(pace) && !isDaily(pace.timeControlS)
}

/** The most players who may enter. */
export function capacityOf(terms: TournamentTerms): number {
  switch (terms.format) {
    case 'KNOCKOUT':
      return terms.playerCount
    case 'ARENA':
      return ARENA_MAX_PLAYERS
    case 'SWISS':
      return SWISS_MAX_PLAYERS
  }
}

/** The rounds that a tournament is announced with; an arena has one. */
export function roundsOf(terms: TournamentTerms): number {
  switch (terms.format) {
    case 'KNOCKOUT':
      return totalRoundsOf(terms.playerCount)
    case 'ARENA':
      return 1
    case 'SWISS':
      return terms.rounds
  }
}

/** Moves of each side in a game that is longer than almost all others. */
const LONG_GAME_MOVES = 60
const MINUTE_MS = 60_000

/** The longest that almost every game of a pace takes, in ms. */
export function longGameMs({ timeControlS, incrementS }: Pace): number {
  return 2 * (timeControlS + LONG_GAME_MOVES * incrementS) * 1000
}

/**
 * When a tournament on these terms is over at the latest, if it starts on time. A knock-out counts the rounds that
 * it is announced with or, once it has begun, has; the games of an arena may outlast it.
 */
export function termsEndMs(
  { startMs, terms }: { startMs: number; terms: TournamentTerms },
  rules: MatchRules,
): number {
  switch (terms.format) {
    case 'KNOCKOUT':
      return likelyEndMs({ startMs, players: terms.playerCount }, rules)
    case 'ARENA':
      return startMs + terms.minutes * MINUTE_MS
    case 'SWISS':
      return startMs + terms.rounds * (longGameMs(terms.pace) + (rules.noShowS + REPLAY_WAIT_S) * 1000)
  }
}
