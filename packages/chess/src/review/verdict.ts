import type { Outcome } from '../outcome.ts'
import type { Color } from '../position.ts'

/** A score for the side to move: hundredths of a pawn, or moves to mate: below 0 it is mated, at 0 it stands mated. */
type Score = { kind: 'centipawns'; value: number } | { kind: 'mate'; moves: number }

/** The same for both players: centipawns for White, or who mates in how many moves, 0 being mate. */
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
 * How steeply centipawns turn into winning chances. lichess.org fitted 0.00368208 to its players' games with
 * Stockfish's evaluations. This number makes our engine's chances (60,000 nodes) those of Stockfish 15.1 at 15 plies, on
 * 500 positions of games of more than 84 plies.
 */
const PER_CENTIPAWN = 0.0031
/** A lead beyond ten pawns makes no difference. */
const CENTIPAWNS_MAX = 1000

/** White's winning chances, 0 to 100; 50 for a draw. */
export function whiteChances(verdict: Verdict): number {
  if (verdict.kind === 'mate') return verdict.winner === 'white' ? 100 : 0
  const centipawns = Math.max(-CENTIPAWNS_MAX, Math.min(CENTIPAWNS_MAX, verdict.value))
  return 100 / (1 + Math.exp(-PER_CENTIPAWN * centipawns))
}

/** The winning chances of the side to move, from its own evaluation. */
export function moverChances(score: Score): number {
  return whiteChances(verdictOf(score, 'white'))
}
