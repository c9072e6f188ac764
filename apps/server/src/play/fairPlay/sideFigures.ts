import type { ComparedMove } from '@lance/chess/fairPlay'
import {
  AWAY_FROM_MS,
  type MatchFigures,
  NO_TIMING,
  TIMED_FROM_MS,
  type TimingFigures,
  unpackMoveSigns,
} from '@lance/domain'

/** A stored move as used here. `thinkMs`: its thinking time; null when no clock ran. */
export type TimedMove = { thinkMs: number | null; signs: number | null }

export type SideFigures = MatchFigures & TimingFigures

/** Computes the figures of one side's moves in a game: matches with the engine, and times. */
export function computeSideFigures(
  moves: readonly TimedMove[],
  { elo, compared }: { elo: number; compared: readonly ComparedMove[] },
): SideFigures {
  const sum = { elo, plain: 0, plainMatched: 0, hard: 0, hardMatched: 0, lost: 0, ...NO_TIMING }
  for (const { ply, isMatch, isPlain, lost } of compared) {
    sum[isPlain ? 'plain' : 'hard']++
    if (isMatch) sum[isPlain ? 'plainMatched' : 'hardMatched']++
    sum.lost += lost
    const { thinkMs = null, signs = null } = moves[ply - 1] ?? {}
    addTime(sum, thinkMs)
    addAbsence(sum, { awayMs: unpackMoveSigns(signs)?.awayMs ?? null, isMatch })
  }
  return sum
}

function addTime(sum: TimingFigures, thinkMs: number | null): void {
  if (thinkMs === null || thinkMs < TIMED_FROM_MS) return
  const ln = Math.log(thinkMs)
  sum.timed++
  sum.sumLn += ln
  sum.sumLn2 += ln * ln
}

/** Skips moves without move signs. */
function addAbsence(
  sum: TimingFigures,
  { awayMs, isMatch }: { awayMs: number | null; isMatch: boolean },
): void {
  if (awayMs === null) return
  const isAway = awayMs >= AWAY_FROM_MS
  sum[isAway ? 'away' : 'stayed']++
  if (isMatch) sum[isAway ? 'awayMatched' : 'stayedMatched']++
}
