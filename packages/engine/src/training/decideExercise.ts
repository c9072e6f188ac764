import { moverChances } from '@lance/chess/review'
import { ACCEPTED_MAX, type AcceptedMove } from '@lance/chess/training'
import type { SearchLine } from '../search.ts'

/** How many of the best moves a check looks at: with two more than may be accepted, it sees what isn't. */
export const CHECKED_LINES = ACCEPTED_MAX + 2

/** A move whose winning chances are at most so many points below the best one's is as good. */
const ACCEPT_WITHIN = 5
/** Every other move must be so many points below the worst of these: with a move in between, the answer is a matter of taste. */
const CLEAR_FROM = 13
/** Below these chances the position is lost anyway; above the other ones, another move wins as well. */
const BEST_LEAST = 45
const REJECTED_MOST = 80

export type Decision = {
  accepted: readonly AcceptedMove[]
  line: readonly string[]
  /** In how many moves the best one mates, if it does. */
  mateMoves: number | null
}

/**
 * Decides whether a position has a clear answer, from its best lines. `choices`: how many legal moves there are, since a
 * line for each may be all there is. Null if it has none, or if the move that was played is right.
 */
export function decideExercise(
  lines: readonly SearchLine[],
  { played, choices }: { played: string; choices: number },
): Decision | null {
  const moves = lines.map(({ pv, score }) => ({ uci: pv[0] ?? '', chances: moverChances(score) }))
  const [best] = moves
  const [line] = lines
  if (best === undefined || line === undefined || best.chances < BEST_LEAST) return null
  const accepted = moves.filter(({ chances }) => chances >= best.chances - ACCEPT_WITHIN)
  const rejected = moves.slice(accepted.length)
  const isAllSeen = moves.length >= Math.min(choices, CHECKED_LINES)
  if (!isAllSeen || rejected.length === 0 || accepted.length > ACCEPTED_MAX) return null
  const [next] = rejected
  const worst = accepted.at(-1) ?? best
  if (next === undefined || next.chances > Math.min(worst.chances - CLEAR_FROM, REJECTED_MOST)) return null
  if (accepted.some(({ uci }) => uci === played)) return null
  const { score } = line
  return {
    accepted: accepted.map(({ uci, chances }) => ({ uci, chances: Math.round(chances * 10) / 10 })),
    line: line.pv,
    mateMoves: score.kind === 'mate' && score.moves > 0 ? score.moves : null,
  }
}

/** Whether two checks came to the same answer. */
export function isSameAnswer(one: Decision, other: Decision): boolean {
  const moves = ({ accepted }: Decision) =>
    accepted
      .map(({ uci }) => uci)
      .sort()
      .join()
  return moves(one) === moves(other)
}
