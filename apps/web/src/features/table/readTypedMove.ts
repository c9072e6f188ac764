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
} from '@lance/chess'

export type TypedMove =
  | { ok: true; uci: string }
  | { ok: false; code: 'unreadable' | 'illegal' | 'ambiguous' | 'which_promotion' }

/** The pieces that have a letter. An alphabet lists their letters in this order. */
const PIECES: readonly Role[] = ['king', 'queen', 'rook', 'bishop', 'knight']
const ENGLISH = 'KQRBN'

/** One possible meaning of a text; null stands for what the text leaves open. */
type Reading = {
  roles: readonly Role[] | null
  from: { file: string | null; rank: string | null }
  to: string
  promotions: readonly Role[] | null
}

/**
 * Finds the legal move for a typed text: a pair of squares, or SAN with the piece letters of the user's
 * language or the English ones, in any case. A letter that names two pieces means the one that can make the
 * move; if both can, it is ambiguous. A capital is first read as a piece and a lower-case letter as a file:
 * `bxc3` is the pawn's capture if the pawn can make it.
 */
export function readTypedMove(
  fen: string,
  typed: string,
  { letters, isAutoQueen }: { letters: string; isAutoQueen: boolean },
): TypedMove {
  const parsed = parseFen(fen)
  const text = typed.replace(/[\s+#!?=():-]|e\.?p\.?$/g, '')
  if (!parsed.ok || text === '') return { ok: false, code: 'unreadable' }
  const { position } = parsed
  if (/^[o0]{2,3}$/i.test(text)) return readCastling(position, text.length === 3)
  const alphabets = [ENGLISH, letters]
  let isReadable = false
  for (const spelling of spellingsOf(text)) {
    const readings = readingsOf(spelling, alphabets)
    if (readings.length > 0) isReadable = true
    const moves = legalMoves(position).filter((move) =>
      readings.some((one) => matchesReading(position, move, one)),
    )
    if (moves.length > 0) return pickMove(moves, isAutoQueen)
  }
  return { ok: false, code: isReadable ? 'illegal' : 'unreadable' }
}

/** The text as typed, then in lower case without and with a leading capital, so that case doesn't matter. */
function spellingsOf(text: string): string[] {
  const small = text.toLowerCase()
  const capital = small.charAt(0).toUpperCase() + small.slice(1)
  return text.startsWith(capital.charAt(0)) ? [text, capital, small] : [text, small, capital]
}

function readingsOf(text: string, alphabets: readonly string[]): Reading[] {
  const squares = /^([a-h])([1-8])x?([a-h][1-8])([a-z])?$/i.exec(text)
  const notation = /^([A-Z])?([a-h])?([1-8])?x?([a-h][1-8])([A-Za-z])?$/.exec(text)
  const readings: Reading[] = []
  if (squares) {
    const [, file = '', rank = '', to = '', promotion] = squares
    const from = { file: file.toLowerCase(), rank }
    readings.push({ roles: null, from, to: to.toLowerCase(), promotions: rolesOf(promotion, alphabets) })
  }
  if (notation) {
    const [, letter, file = null, rank = null, to = '', promotion] = notation
    const roles = letter === undefined ? (['pawn'] as const) : rolesOf(letter, alphabets)
    readings.push({ roles, from: { file, rank }, to, promotions: rolesOf(promotion, alphabets) })
  }
  return readings.filter(({ roles, promotions }) => roles?.length !== 0 && promotions?.length !== 0)
}

function rolesOf(letter: string | undefined, alphabets: readonly string[]): readonly Role[] | null {
  if (letter === undefined) return null
  const found = alphabets.map((alphabet) => PIECES[alphabet.indexOf(letter.toUpperCase())])
  return found.filter((role) => role !== undefined)
}

function matchesReading(position: Position, move: Move, { roles, from, to, promotions }: Reading): boolean {
  const start = squareName(moveFrom(move))
  const piece = pieceAt(position, moveFrom(move))
  const promotion = movePromotion(move)
  if (squareName(moveTo(move)) !== to || piece === null) return false
  if (from.file !== null && from.file !== start.charAt(0)) return false
  if (from.rank !== null && from.rank !== start.charAt(1)) return false
  if (roles !== null && !roles.includes(piece.role)) return false
  if (promotions === null) return true
  return promotion !== undefined && promotions.includes(promotion)
}

function readCastling(position: Position, isLong: boolean): TypedMove {
  const move = legalMoves(position).find((one) => isCastling(position, one, isLong))
  return move === undefined ? { ok: false, code: 'illegal' } : { ok: true, uci: makeUci(move) }
}

function isCastling(position: Position, move: Move, isLong: boolean): boolean {
  const across = (moveTo(move) & 7) - (moveFrom(move) & 7)
  return pieceAt(position, moveFrom(move))?.role === 'king' && across === (isLong ? -2 : 2)
}

function pickMove(moves: readonly Move[], isAutoQueen: boolean): TypedMove {
  const squarePairs = new Set(moves.map((move) => moveFrom(move) * 64 + moveTo(move)))
  const [first] = moves
  if (first === undefined || squarePairs.size > 1) return { ok: false, code: 'ambiguous' }
  if (moves.length === 1) return { ok: true, uci: makeUci(first) }
  const queen = moves.find((move) => movePromotion(move) === 'queen')
  if (!isAutoQueen || queen === undefined) return { ok: false, code: 'which_promotion' }
  return { ok: true, uci: makeUci(queen) }
}
