import {
  legalMoves,
  type Move,
  makeUci,
  moveFrom,
  movePromotion,
  moveTo,
  type Position,
  parseFen,
  pieceAt,
  type Role,
  squareName,
  turn,
  type Variant,
  variantOf,
} from '@lance/chess'
import { alphabetOf, ENGLISH, FIGURINES, lettersOf, lookalikesOf } from '../notation/index.ts'
import type { Settings } from '../settings/index.ts'

export type TypedMove =
  | { ok: true; uci: string }
  | { ok: false; code: 'unreadable' | 'illegal' | 'ambiguous' | 'which_promotion' }

/** The pieces that have a letter, in the order of all alphabets. */
const PIECES: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight']

/** One possible meaning of a text; null stands for what the text leaves open. */
type Reading = {
  roles: readonly Role[] | null
  from: { file: string | null; rank: string | null }
  to: string
  promotions: readonly Role[] | null
}

type Alphabet = readonly string[]

/**
 * Finds the legal move for a typed text: a pair of squares, or SAN in the user's notation, with the letters of
 * their language or with the English ones, in any case. The user's notation comes first: what it can mean, it
 * means. Else a letter that names two pieces means the one that can make the move; if both can, it is
 * ambiguous. A capital is first read as a piece and a lower-case letter as a file: `bxc3` is the pawn's capture
 * if the pawn can make it.
 */
export function readTypedMove(
  fen: string,
  typed: string,
  {
    notation,
    language,
    isAutoQueen,
    variant = 'standard',
  }: Pick<Settings, 'notation'> & { language: string; isAutoQueen: boolean; variant?: Variant },
): TypedMove {
  const parsed = parseFen(fen, { variant })
  const text = plainText(typed)
  if (!parsed.ok || text === '') return { ok: false, code: 'unreadable' }
  const { position } = parsed
  // Also the Cyrillic o, which looks the same.
  if (/^[o0о]{2,3}$/i.test(text)) return readCastling(position, text.length === 3)
  const legal = legalMoves(position)
  const others = [FIGURINES, ENGLISH, lettersOf(language), lookalikesOf(language)]
  let isReadable = false
  for (const spelling of spellingsOf(text)) {
    for (const alphabets of [[alphabetOf(notation, language)], others]) {
      const reading = readSpelling(spelling, alphabets)
      if (reading === null) continue
      isReadable = true
      const moves = legal.filter((move) => matchesReading(position, move, reading))
      if (moves.length > 0) return pickMove(moves, isAutoQueen)
    }
  }
  return { ok: false, code: isReadable ? 'illegal' : 'unreadable' }
}

/** Without what a move does without, with the outlined figurines, and with a Latin x. */
function plainText(typed: string): string {
  return typed
    .replace(/[\s+#!?=():\u2066-\u2069-]|e\.?p\.?$/g, '')
    .replaceAll('\ufe0e', '')
    .replace(/[♚-♞]/g, (solid) => String.fromCharCode(solid.charCodeAt(0) - 6))
    .replace(/[хХ×]/g, 'x')
}

/** The text as typed, then in lower case without and with a leading capital, so that case doesn't matter. */
function spellingsOf(text: string): string[] {
  const small = text.toLowerCase()
  const capital = small.charAt(0).toUpperCase() + small.slice(1)
  return text.startsWith(capital.charAt(0)) ? [text, capital, small] : [text, small, capital]
}

function readSpelling(text: string, alphabets: readonly Alphabet[]): Reading | null {
  const found = /^(\D*?)([a-h])?([1-8])?x?([a-h][1-8])(\D*)$/.exec(text)
  if (found === null) return null
  const [, letter = '', file = null, rank = null, to = '', promotion = ''] = found
  const isSquare = letter === '' && file !== null && rank !== null
  const roles = isSquare ? null : letter === '' ? (['pawn'] as const) : rolesOf(letter, alphabets)
  const promotions = promotion === '' ? null : rolesOf(capitalized(promotion), alphabets)
  if (roles?.length === 0 || promotions?.length === 0) return null
  return { roles, from: { file, rank }, to, promotions }
}

const capitalized = (letter: string) => letter.charAt(0).toUpperCase() + letter.slice(1)

function rolesOf(letter: string, alphabets: readonly Alphabet[]): readonly Role[] {
  const found = alphabets.map((alphabet) => PIECES[alphabet.indexOf(letter)])
  return found.filter((role) => role !== undefined)
}

function matchesReading(position: Position, move: Move, { roles, from, to, promotions }: Reading): boolean {
  const start = squareName(moveFrom(move))
  const piece = pieceAt(position, moveFrom(move))
  const promotion = movePromotion(move)
  if (squareName(moveTo(move)) !== to || piece === null) return false
  if (from.file !== null && from.file !== start.charAt(0)) return false
  if (from.rank !== null && from.rank !== start.charAt(1)) return false
  // In Chess960 a king castles onto its own rook, which only the squares or O-O say.
  if (roles !== null && (!roles.includes(piece.role) || castlesOnto(position, move))) return false
  if (promotions === null) return true
  return promotion !== undefined && promotions.includes(promotion)
}

function readCastling(position: Position, isLong: boolean): TypedMove {
  const move = legalMoves(position).find((one) => isCastling(position, one, isLong))
  return move === undefined ? { ok: false, code: 'illegal' } : { ok: true, uci: makeUci(move) }
}

function isCastling(position: Position, move: Move, isLong: boolean): boolean {
  const across = (moveTo(move) & 7) - (moveFrom(move) & 7)
  if (pieceAt(position, moveFrom(move))?.role !== 'king' || across < 0 !== isLong) return false
  return castlesOnto(position, move) || (variantOf(position) === 'standard' && Math.abs(across) === 2)
}

/** Whether a legal move castles as in Chess960: onto a piece of its own, which can only be a rook. */
const castlesOnto = (position: Position, move: Move): boolean =>
  pieceAt(position, moveTo(move))?.color === turn(position)

function pickMove(moves: readonly Move[], isAutoQueen: boolean): TypedMove {
  const squarePairs = new Set(moves.map((move) => moveFrom(move) * 64 + moveTo(move)))
  const [first] = moves
  if (first === undefined || squarePairs.size > 1) return { ok: false, code: 'ambiguous' }
  if (moves.length === 1) return { ok: true, uci: makeUci(first) }
  const queen = moves.find((move) => movePromotion(move) === 'queen')
  if (!isAutoQueen || queen === undefined) return { ok: false, code: 'which_promotion' }
  return { ok: true, uci: makeUci(queen) }
}
