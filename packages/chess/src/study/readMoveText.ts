import { findMove } from '../legalMoves.ts'
import { type Move, moveFrom, movePromotion, NULL_MOVE } from '../move.ts'
import { pieceAt } from '../position.ts'
import { parseSanMove } from '../san.ts'
import type { Position } from '../table.ts'
import { parseUci } from '../uci.ts'
import { nagOf, splitSymbol } from './pgnTokens.ts'

const ROLES: Readonly<Record<string, string>> = {
  K: 'king',
  Q: 'queen',
  R: 'rook',
  B: 'bishop',
  N: 'knight',
}

/** Figurines, White's and then Black's, by their letter; a pawn has none. */
const FIGURINES = 'KQRBN'

/** `e2e4`, `e7-e8=Q`, `Ng1xf3`: a move by its two squares. */
const BY_SQUARES = /^([KQRBN])?([a-h][1-8])[-x:]?([a-h][1-8])(?:=?\(?([nbrqNBRQ])\)?)?[+#]*$/

/**
 * The move that a text means: SAN and what people make of it, UCI, long algebraic notation, figurines, a null move.
 * `nag` is that of a symbol written behind it. Null if no legal move is meant, or more than one.
 */
export function readMoveText(position: Position, text: string): { move: Move; nag: number | null } | null {
  const plain = text
    .replace(/[♔-♞]/g, (figure) => FIGURINES.charAt((figure.charCodeAt(0) - 0x2654) % 6))
    .replaceAll('–', '-')
  const whole = readPlain(position, plain)
  if (whole !== null) return { move: whole, nag: nagOf(/[!?]+$/.exec(plain)?.[0] ?? '') }
  const { move, symbol } = splitSymbol(plain)
  const found = symbol === null ? null : readPlain(position, move)
  return found === null ? null : { move: found, nag: nagOf(symbol ?? '') }
}

function readPlain(position: Position, text: string): Move | null {
  const parsed = parseSanMove(position, text === '0000' ? '--' : text)
  return parsed.ok ? parsed.move : findBySquares(position, text.replace(/[!?]+$/, ''))
}

function findBySquares(position: Position, text: string): Move | null {
  const [, letter, from = '', to = '', promotion = ''] = BY_SQUARES.exec(text) ?? []
  const wanted = parseUci(from + to + promotion.toLowerCase())
  const move = wanted && findMove(position, wanted)
  if (move === null || move === NULL_MOVE || movePromotion(move) !== wanted?.promotion) return null
  const isNamed = letter === undefined || pieceAt(position, moveFrom(move))?.role === ROLES[letter]
  return isNamed ? move : null
}
