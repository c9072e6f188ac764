import type { Color } from '../position.ts'
import type { Square } from '../squares.ts'
import { attackersOf } from './attackersOf.ts'
import type { Setup, SetupPieces } from './setup.ts'
import { kingsOf } from './setupChoices.ts'

/** Why a setup is no position that a game can reach; `squares` are those to look at. */
export type PositionProblem = { readonly squares: readonly Square[] } & (
  | {
      readonly code:
        | 'NO_KING'
        | 'MANY_KINGS'
        /** More than sixteen pieces. */
        | 'MANY_PIECES'
        /** More than eight pawns. */
        | 'MANY_PAWNS'
        /** More pieces than the start has, and too few missing pawns to have become them. */
        | 'MANY_PROMOTED'
        /** The side that has just moved left its king in check. */
        | 'CAPTURABLE_KING'
      readonly color: Color
    }
  | {
      readonly code:
        | 'EDGE_PAWNS'
        | 'TOUCHING_KINGS'
        /** Three or more pieces give check: a move gives two at most. */
        | 'MANY_CHECKERS'
        /** Two pieces give check that no single move can have let both do so. */
        | 'IMPOSSIBLE_CHECK'
      readonly color: null
    }
)
export type PositionProblemCode = PositionProblem['code']

/** What keeps a setup from being a position of a game, in the order in which it is best mended; empty if nothing does. */
export function findPositionProblems(setup: Setup): PositionProblem[] {
  const { pieces } = setup
  const perColor = (['white', 'black'] as const).flatMap((color) => [
    ...findKingProblems(pieces, color),
    ...findCountProblems(pieces, color),
  ])
  const edge = squaresOf(pieces, 'Pp').filter((square) => square < 8 || square > 55)
  const edgePawns: PositionProblem[] =
    edge.length > 0 ? [{ code: 'EDGE_PAWNS', color: null, squares: edge }] : []
  return [...perColor, ...edgePawns, ...findCheckProblems(setup)]
}

const squaresOf = (pieces: SetupPieces, letters: string): Square[] =>
  pieces.flatMap((piece, square) => (piece !== null && letters.includes(piece) ? [square] : []))

function findKingProblems(pieces: SetupPieces, color: Color): PositionProblem[] {
  const squares = kingsOf(pieces, color)
  if (squares.length === 1) return []
  return [{ code: squares.length === 0 ? 'NO_KING' : 'MANY_KINGS', color, squares }]
}

const PAWNS = 8
const PIECES = 16

function findCountProblems(pieces: SetupPieces, color: Color): PositionProblem[] {
  const own = (letter: string) => squaresOf(pieces, color === 'white' ? letter : letter.toLowerCase())
  const pawns = own('P')
  const all = own('KQRBNP')
  if (all.length > PIECES) return [{ code: 'MANY_PIECES', color, squares: [] }]
  if (pawns.length > PAWNS) return [{ code: 'MANY_PAWNS', color, squares: pawns }]
  // Of the two bishops at the start, one stands on light squares and one on dark ones.
  const isLight = (square: Square) => ((square >> 3) + square) % 2 === 1
  const bishops = own('B')
  const light = bishops.filter(isLight)
  const kinds: [found: Square[], atStart: number][] = [
    [own('Q'), 1],
    [own('R'), 2],
    [own('N'), 2],
    [light, 1],
    [bishops.filter((square) => !isLight(square)), 1],
  ]
  const beyond = kinds.filter(([found, atStart]) => found.length > atStart)
  const promoted = beyond.reduce((sum, [found, atStart]) => sum + found.length - atStart, 0)
  if (promoted <= PAWNS - pawns.length) return []
  return [{ code: 'MANY_PROMOTED', color, squares: beyond.flatMap(([found]) => found) }]
}

function findCheckProblems({ pieces, turn, epSquare }: Setup): PositionProblem[] {
  const waiting: Color = turn === 'white' ? 'black' : 'white'
  const [own, ...more] = kingsOf(pieces, turn)
  const [other, ...others] = kingsOf(pieces, waiting)
  if (own === undefined || other === undefined || more.length + others.length > 0) return []
  const touching = attackersOf(pieces, own, waiting).includes(other)
  if (touching) return [{ code: 'TOUCHING_KINGS', color: null, squares: [own, other] }]
  const attackers = attackersOf(pieces, other, turn)
  if (attackers.length > 0)
    return [{ code: 'CAPTURABLE_KING', color: waiting, squares: [other, ...attackers] }]
  const checkers = attackersOf(pieces, own, waiting)
  const squares = [own, ...checkers]
  if (checkers.length > 2) return [{ code: 'MANY_CHECKERS', color: null, squares }]
  const isPossible = checkers.length < 2 || (epSquare === null && canCheckTogether(pieces, own, checkers))
  return isPossible ? [] : [{ code: 'IMPOSSIBLE_CHECK', color: null, squares }]
}

/**
 * Whether one move can have let both pieces give check: one moved, and opened the line of the other, which is therefore a
 * piece that moves along lines; and not along the same line as the one that moved.
 */
function canCheckTogether(pieces: SetupPieces, king: Square, checkers: readonly Square[]): boolean {
  const lines = checkers.filter((square) => 'bBrRqQ'.includes(pieces[square] ?? '.'))
  if (lines.length === 0) return false
  const [one, two] = checkers.map((square) => directionOf(king, square))
  return lines.length === 1 || one !== two
}

/** The line from the king through a square: opposite directions are one line. */
function directionOf(king: Square, square: Square): number | null {
  const [file, rank] = [(square & 7) - (king & 7), (square >> 3) - (king >> 3)]
  if (file === 0) return 0
  if (rank === 0) return 1
  if (Math.abs(file) !== Math.abs(rank)) return null
  return file === rank ? 2 : 3
}
