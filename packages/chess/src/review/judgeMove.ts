/** What a move threw away: `inaccuracy` (imprecisão), `mistake` (erro), `blunder` (erro grave). */
export type Judgement = 'inaccuracy' | 'mistake' | 'blunder'

/** Chances lost, in points of a hundred, from which on a move is called so: lichess.org draws the same lines. */
export const JUDGED_FROM: Readonly<Record<Judgement, number>> = { inaccuracy: 5, mistake: 10, blunder: 15 }

/** Judges a move by the chances that it threw away, 0 to 100; null for a move that is fine. */
export function judgeMove(lost: number): Judgement | null {
  if (lost >= JUDGED_FROM.blunder) return 'blunder'
  if (lost >= JUDGED_FROM.mistake) return 'mistake'
  return lost >= JUDGED_FROM.inaccuracy ? 'inaccuracy' : null
}
