import { preferencesClash } from './colorPreference.ts'
import type { PlayerRecord } from './playerRecord.ts'

/** How far the tournament has come. */
export type Stage = { playedRounds: number; isLastRound: boolean }

/** When the last round is paired, a player with more than half of all points so far: FIDE C.04.3, 1.8. */
function isTopScorer({ halfPoints }: PlayerRecord, { playedRounds, isLastRound }: Stage): boolean {
  return isLastRound && halfPoints > playedRounds
}

/**
 * Whether two players may be paired. They must not have played each other (criterion C1). If both must have the
 * same color, one of them must be a top scorer (C3).
 */
export function mayMeet(one: PlayerRecord, other: PlayerRecord, stage: Stage): boolean {
  if (one.opponents.has(other.place)) return false
  if (one.preference.strength !== 'absolute' || other.preference.strength !== 'absolute') return true
  if (!preferencesClash(one.preference, other.preference)) return true
  return isTopScorer(one, stage) || isTopScorer(other, stage)
}
