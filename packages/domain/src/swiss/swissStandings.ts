import { checkHistory, type HistoryRefusal } from './checkHistory.ts'
import { rankByDirectEncounter } from './directEncounter.ts'
import { type Encounter, readEncounters } from './readEncounters.ts'
import type { SwissPlayer, SwissRound } from './swissRound.ts'
import {
  adjustedHalfPoints,
  buchholzCut1,
  contributionsOf,
  sonnebornBerger,
  totalHalfPoints,
} from './tieBreaks.ts'

export const SWISS_TIE_BREAKS = ['buchholzCut1', 'sonnebornBerger', 'directEncounter'] as const
export type SwissTieBreak = (typeof SWISS_TIE_BREAKS)[number]

/** A line of the standings. Players that no tie-break separates share a place. */
export type SwissStanding = {
  playerId: string
  place: number
  halfPoints: number
  buchholzCut1HalfPoints: number
  sonnebornBergerQuarterPoints: number
}

/**
 * The standings after the given rounds, best first; players who share a place come in order of pairing number.
 * Ties are broken by FIDE C.07, effective from 1 March 2026, as if the last of these rounds were the tournament's
 * last. `tieBreaks`: in the order in which they are applied, each to those who are still tied (4.2).
 */
export function swissStandings({
  tieBreaks = SWISS_TIE_BREAKS,
  ...tournament
}: {
  players: readonly SwissPlayer[]
  rounds: readonly SwissRound[]
  roundsTotal: number
  tieBreaks?: readonly SwissTieBreak[]
}): { ok: true; standings: SwissStanding[] } | { ok: false; code: HistoryRefusal } {
  const refusal = checkHistory(tournament)
  if (refusal !== null) return { ok: false, code: refusal }
  const { players, rounds } = tournament
  const encounters = readEncounters(players, rounds)
  const adjusted = encounters.map(adjustedHalfPoints)
  const lines = players.map(({ playerId }, index) => {
    const own = encounters[index] ?? []
    const contributions = contributionsOf(own, adjusted)
    return {
      playerId,
      halfPoints: totalHalfPoints(own),
      buchholzCut1HalfPoints: buchholzCut1(contributions),
      sonnebornBergerQuarterPoints: sonnebornBerger(contributions),
    }
  })
  const indexes = players.map((_, index) => index)
  const byPoints = splitBy(indexes, (index) => lines[index]?.halfPoints ?? 0)
  const groups = tieBreaks.reduce<number[][]>((tied, tieBreak) => {
    if (tieBreak === 'directEncounter') return tied.flatMap((group) => splitByEncounter(group, encounters))
    const field = tieBreak === 'buchholzCut1' ? 'buchholzCut1HalfPoints' : 'sonnebornBergerQuarterPoints'
    return tied.flatMap((group) => splitBy(group, (index) => lines[index]?.[field] ?? 0))
  }, byPoints)
  let place = 1
  const standings = groups.flatMap((group) => {
    const shared = place
    place += group.length
    return group.flatMap((index) => (lines[index] ? [{ ...lines[index], place: shared }] : []))
  })
  return { ok: true, standings }
}

/** Groups of equal value, the largest value first. */
function splitBy(group: readonly number[], value: (index: number) => number): number[][] {
  return [...Map.groupBy(group, value)].sort(([one], [other]) => other - one).map(([, equal]) => equal)
}

function splitByEncounter(
  group: readonly number[],
  encounters: readonly (readonly Encounter[])[],
): number[][] {
  return rankByDirectEncounter(group, encounters).map((tied) => [...tied].sort((one, other) => one - other))
}
