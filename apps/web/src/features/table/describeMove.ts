import { type Role, squareName } from '@lance/chess'
import { type Placement, roleOf, squaresOfUci } from '../board/index.ts'

/** What to say about a move, before translation. */
export type MoveDescription = {
  piece: Role
  /** The square of origin, when it is needed to distinguish the move from others. */
  from: string | null
  to: string
  captured: Role | null
  isEnPassant: boolean
  castling: 'short' | 'long' | null
  promotion: Role | null
  threat: 'check' | 'mate' | null
}

const promotions: Record<string, Role> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' }

/** Describes a legal move from the position before it. Null if that position has no such piece. */
export function describeMove(
  before: Placement,
  { uci, san }: { uci: string; san: string },
): MoveDescription | null {
  const [from, to] = squaresOfUci(uci)
  const letter = before[from] ?? null
  if (letter === null) return null
  const piece = roleOf(letter)
  const taken = before[to] ?? null
  const isEnPassant = piece === 'pawn' && taken === null && (from & 7) !== (to & 7)
  const castling = !san.startsWith('O-O') ? null : san.startsWith('O-O-O') ? 'long' : 'short'
  const captured = isEnPassant ? 'pawn' : taken === null || castling !== null ? null : roleOf(taken)
  return {
    piece,
    from: needsOrigin(piece, san) ? squareName(from) : null,
    to: squareName(to),
    captured,
    isEnPassant,
    castling,
    promotion: promotions[uci.charAt(4)] ?? null,
    threat: san.endsWith('#') ? 'mate' : san.endsWith('+') ? 'check' : null,
  }
}

/** True for a capturing pawn, and for a piece whose SAN has a disambiguating square, file or rank. */
function needsOrigin(piece: Role, san: string): boolean {
  if (piece === 'pawn') return san.includes('x')
  return /^[NBRQK][a-h1-8]{1,2}x?[a-h][1-8]/.test(san)
}
