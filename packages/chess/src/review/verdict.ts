import type { Outcome } from '../outcome.ts'
import type { Color } from '../position.ts'
import type { Score } from '../search/index.ts'

/** A score as both players see it: hundredths of a pawn for White, or who mates in how many moves, 0 being mate. */
export type Verdict = { kind: 'centipawns'; value: number } | { kind: 'mate'; winner: Color; moves: number }

export function verdictOf(score: Score, mover: Color): Verdict {
  const other = mover === 'white' ? 'black' : 'white'
  if (score.kind === 'mate')
    return { kind: 'mate', winner: score.moves > 0 ? mover : other, moves: Math.abs(score.moves) }
  return { kind: 'centipawns', value: mover === 'white' ? score.value : -score.value || 0 }
}

export function verdictOfEnd(outcome: Outcome): Verdict {
  if (outcome.kind === 'checkmate') return { kind: 'mate', winner: outcome.winner, moves: 0 }
  return { kind: 'centipawns', value: 0 }
}

/**
 * How steeply a hundredth of a pawn turns into chances. lichess.org fitted 0.00368208 to games of its players as
 * Stockfish counts; we count leads smaller than that engine does, by 1.3 (the factor that brings the chances nearest to each
 * other over 18 games outside the proof's twenty, at 12 plies against its 14).
 */
const PER_CENTIPAWN = 0.0048
/** Beyond ten pawns nothing is decided any more. */
const CENTIPAWNS_MAX = 1000

/** White's chances, 0 to 100. A draw in sight is 50. */
export function whiteChances(verdict: Verdict): number {
  if (verdict.kind === 'mate') return verdict.winner === 'white' ? 100 : 0
  const centipawns = Math.max(-CENTIPAWNS_MAX, Math.min(CENTIPAWNS_MAX, verdict.value))
  return 100 / (1 + Math.exp(-PER_CENTIPAWN * centipawns))
}

/** The chances of the side to move by its own score. */
export function moverChances(score: Score): number {
  return whiteChances(verdictOf(score, 'white'))
}
