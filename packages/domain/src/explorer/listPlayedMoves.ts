import { legalMoves, makeSan, makeUci, type Position } from '@lance/chess'
import type { Score } from './playedGame.ts'
import { moveCodeOf } from './positionCounts.ts'

export type PlayedMove = Score & { uci: string; san: string }

const gamesOf = ({ white, draws, black }: Score): number => white + draws + black

/**
 * The legal moves that were played, most played first, and the sum of their games. Leaves out moves that the position
 * does not allow: they belong to another position with the same key.
 */
export function listPlayedMoves(
  position: Position,
  sums: ReadonlyMap<number, Score>,
): Score & { moves: PlayedMove[] } {
  const moves = legalMoves(position).flatMap((move) => {
    const uci = makeUci(move)
    const score = sums.get(moveCodeOf(uci) ?? -1)
    return score === undefined ? [] : [{ uci, san: makeSan(position, move), ...score }]
  })
  moves.sort((a, b) => gamesOf(b) - gamesOf(a) || (a.uci < b.uci ? -1 : 1))
  const sum = (part: keyof Score) => moves.reduce((total, move) => total + move[part], 0)
  return { white: sum('white'), draws: sum('draws'), black: sum('black'), moves }
}
