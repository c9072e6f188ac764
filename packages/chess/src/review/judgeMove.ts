/** What a move threw away: `inaccuracy` (imprecisão), `mistake` (erro), `blunder` (erro grave). */
export type Judgement = 'inaccuracy' | 'mistake' | 'blunder'

/** Chances lost, in points of a hundred, that make a move one: lichess.org draws the same lines. */
export const JUDGED_FROM: Readonly<Record<Judgement, number>> = { inaccuracy: 5, mistake: 10, blunder: 15 }

/**
 * What a second look sees lost is off by so many points, root mean square (docs/decisions/0027-review-certainty.md). The
 * gravest word is only said of a move that is a blunder even then.
 */
const DOUBT = 7

/** Judges a move by the chances that it threw away, 0 to 100; null for a move that is fine. */
export function judgeMove(lost: number): Judgement | null {
  if (lost >= JUDGED_FROM.blunder + DOUBT) return 'blunder'
  if (lost >= JUDGED_FROM.mistake) return 'mistake'
  return lost >= JUDGED_FROM.inaccuracy ? 'inaccuracy' : null
}
