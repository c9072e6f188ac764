import { type Move, movePromotion, NULL_MOVE, type PromotionRole } from './move.ts'
import { parseSquare, type Square, squareName } from './squares.ts'

const roleByLetter: Record<string, PromotionRole> = { n: 'knight', b: 'bishop', r: 'rook', q: 'queen' }

/** The move as UCI: `e2e4`, `e7e8q`, castling as the king's move (`e1g1`, in Chess960 `e1h1`); `0000` for a null move. */
export function makeUci(move: Move): string {
  if (move === NULL_MOVE) return '0000'
  const promotion = movePromotion(move)
  const letter = promotion === undefined ? '' : promotion === 'knight' ? 'n' : promotion.charAt(0)
  return squareName(move & 63) + squareName((move >> 6) & 63) + letter
}

/** Parses UCI, or returns null if it is malformed. `findMove` checks that the move is legal in a position. */
export function parseUci(uci: string): { from: Square; to: Square; promotion?: PromotionRole } | null {
  const from = parseSquare(uci.slice(0, 2))
  const to = parseSquare(uci.slice(2, 4))
  if (from === null || to === null || uci.length > 5) return null
  if (uci.length === 4) return { from, to }
  const promotion = roleByLetter[uci.charAt(4)]
  return promotion === undefined ? null : { from, to, promotion }
}
