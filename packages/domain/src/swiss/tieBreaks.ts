import type { Encounter } from './readEncounters.ts'
import { HALF_POINTS } from './swissRound.ts'

/** What a round adds to a player's tie-breaks. */
type Contribution = { opponentHalfPoints: number; halfPoints: number; isVoluntary: boolean }

/** The points of one player's rounds. */
export function totalHalfPoints(encounters: readonly Encounter[]): number {
  return encounters.reduce((sum, { halfPoints }) => sum + halfPoints, 0)
}

/**
 * A player's score as it counts for opponents (FIDE C.07, 16.3): a bye asked for is a draw if no round follows
 * in which the player was ready to play, as after a withdrawal.
 */
export function adjustedHalfPoints(encounters: readonly Encounter[]): number {
  const isReady = (encounter: Encounter) => encounter.kind === 'game' || !encounter.isVoluntary
  const lastReady = encounters.findLastIndex(isReady)
  return encounters.reduce((sum, { kind, halfPoints }, index) => {
    const isIdle = kind === 'bye' && index > lastReady
    return sum + (isIdle ? HALF_POINTS.draw : halfPoints)
  }, 0)
}

/**
 * What each round adds, FIDE C.07 (effective from 1 March 2026), article 16. A round without a game counts as one
 * against a dummy who has the player's own score: at most the adjusted score of the opponent who was to be met, or
 * at most a draw for each round. There is no virtual opponent, which earlier editions had.
 */
export function contributionsOf(
  encounters: readonly Encounter[],
  adjusted: readonly number[],
): Contribution[] {
  const own = totalHalfPoints(encounters)
  const drawn = encounters.length * HALF_POINTS.draw
  return encounters.map((encounter) => {
    const { halfPoints } = encounter
    if (encounter.kind === 'game')
      return { opponentHalfPoints: adjusted[encounter.opponent] ?? 0, halfPoints, isVoluntary: false }
    const most = encounter.kind === 'forfeit' ? (adjusted[encounter.opponent] ?? 0) : drawn
    return { opponentHalfPoints: Math.min(own, most), halfPoints, isVoluntary: encounter.isVoluntary }
  })
}

/**
 * Buchholz: the sum of the opponents' scores (8.1), without the lowest (14.1). If there are voluntary unplayed
 * rounds, the lowest of these is left out instead (16.5).
 */
export function buchholzCut1(contributions: readonly Contribution[]): number {
  const scores = contributions.map(({ opponentHalfPoints }) => opponentHalfPoints)
  if (scores.length === 0) return 0
  const voluntary = contributions.filter(({ isVoluntary }) => isVoluntary)
  const cut = voluntary.length > 0 ? voluntary.map(({ opponentHalfPoints }) => opponentHalfPoints) : scores
  return scores.reduce((sum, score) => sum + score, 0) - Math.min(...cut)
}

/** Sonneborn-Berger: the sum of each opponent's score times the points made against them (9.1), in quarter points. */
export function sonnebornBerger(contributions: readonly Contribution[]): number {
  return contributions.reduce(
    (sum, { opponentHalfPoints, halfPoints }) => sum + opponentHalfPoints * halfPoints,
    0,
  )
}
