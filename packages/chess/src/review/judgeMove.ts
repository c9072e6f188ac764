/** How bad a move was: `inaccuracy` (imprecisão), `mistake` (erro), `blunder` (erro grave). */
export type Judgement = 'inaccuracy' | 'mistake' | 'blunder'

/** From how many percentage points of lost winning chances a move is one: the thresholds of lichess.org. */
export const JUDGEMENT_THRESHOLDS: Readonly<Record<Judgement, number>> = {
  inaccuracy: 5,
  mistake: 10,
  blunder: 15,
}

/**
 * The root-mean-square error, in points, of the loss found by a second search
 * (docs/decisions/0027-review-certainty.md). A move is called a blunder only if it is one despite that error.
 */
const UNCERTAINTY = 7

/** Judges a move by the winning chances it threw away, 0 to 100; null for a move that is fine. */
export function judgeMove(lost: number): Judgement | null {
  if (lost >= JUDGEMENT_THRESHOLDS.blunder + UNCERTAINTY) return 'blunder'
  if (lost >= JUDGEMENT_THRESHOLDS.mistake) return 'mistake'
  return lost >= JUDGEMENT_THRESHOLDS.inaccuracy ? 'inaccuracy' : null
}
