/**
 * A score for the side to move: hundredths of a pawn (what the product's rules call 10 is 100 here), or the number of
 * moves to mate: above 0 it mates, below 0 it is mated, 0 it stands mated.
 */
export type Score = { kind: 'centipawns'; value: number } | { kind: 'mate'; moves: number }

/** Being mated n plies from the root scores n more than the worst. */
export const MATED = -30_000
/** Scores beyond this, either way, are mates. */
export const MATE_BOUND = 29_000
export const INFINITE = 31_000

export function makeScore(value: number): Score {
  if (value > MATE_BOUND) return { kind: 'mate', moves: (1 - MATED - value) >> 1 }
  if (value < -MATE_BOUND) return { kind: 'mate', moves: -((value - MATED) >> 1) || 0 }
  return { kind: 'centipawns', value }
}
