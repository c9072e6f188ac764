import { legalMoves, makeFen, makeMove, parseFen, type Variant } from '@lance/chess'
import { boardOf } from './runningPositions.ts'

/** Whether a legal move leads from one of these positions to the board of `fen`. */
export function isOneMoveOn(positions: readonly { fen: string; variant: Variant }[], fen: string): boolean {
  const board = boardOf(fen)
  return positions.some(({ fen: from, variant }) => {
    const parsed = parseFen(from, { variant })
    if (!parsed.ok) return false
    return legalMoves(parsed.position).some((move) => {
      const again = parseFen(from, { variant })
      if (!again.ok) return false
      makeMove(again.position, move)
      return boardOf(makeFen(again.position)) === board
    })
  })
}
