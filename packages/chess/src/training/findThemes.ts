import { attackersOf } from '../setup/attackersOf.ts'
import type { SetupPiece } from '../setup/setup.ts'
import type { Square } from '../squares.ts'
import {
  attackedFrom,
  type Board,
  isBetween,
  isColor,
  isInDanger,
  isLoose,
  otherColor,
  type Ray,
  raysFrom,
  squaresOf,
  worthOf,
} from './boardSight.ts'
import type { Exercise } from './exercise.ts'
import { THEMES, type Theme } from './theme.ts'
import { type LineMove, walkLine } from './walkLine.ts'

/** Only so many of the trainee's own moves say what an exercise is about. */
const OWN_MOVES = 3
/** With at most so many pieces (queens count four, rooks two, knights and bishops one) it is an endgame. */
const ENDGAME_WEIGHT = 8
const WEIGHTS: Readonly<Record<string, number>> = { q: 4, r: 2, b: 1, n: 1 }

/** `mateMoves`: in how many moves the best line mates, if it does; the line may be too short to show it. */
type Asked = Pick<Exercise, 'fen' | 'variant' | 'line'> & { mateMoves: number | null }

/** What the solution of an exercise is about, from its position and its line. */
export function findThemes({ fen, variant, line, mateMoves }: Asked): Theme[] {
  const walked = walkLine(fen, line, variant)
  const [first] = walked
  if (first === undefined) return []
  const own = walked.filter(({ color }) => color === first.color).slice(0, OWN_MOVES)
  const found = new Set<Theme>()
  const add = (theme: Theme, isFound: boolean) => {
    if (isFound) found.add(theme)
  }
  if (mateMoves !== null && mateMoves > 0) found.add(mateTheme(mateMoves))
  const steps = own.map((move) => ({ move, next: nextOwn(walked, move) }))
  add('fork', steps.some(isFork))
  add(
    'pin',
    steps.some(({ move }) => isPin(move)),
  )
  add('skewer', steps.some(isSkewer))
  add('discoveredAttack', steps.some(isDiscovered))
  add('hangingPiece', takesHanging(first))
  add('backRank', isBackRank(walked.at(-1)))
  add(
    'promotion',
    own.some(({ isPromotion }) => isPromotion),
  )
  add('endgame', weigh(first.before) <= ENDGAME_WEIGHT)
  return THEMES.filter((theme) => found.has(theme))
}

function mateTheme(moves: number): Theme {
  if (moves === 1) return 'mate1'
  if (moves === 2) return 'mate2'
  return moves === 3 ? 'mate3' : 'mateLong'
}

/** A move and the next one of the same player, if the line goes on. */
type Step = { move: LineMove; next: LineMove | null }

function nextOwn(walked: readonly LineMove[], move: LineMove): LineMove | null {
  return walked[walked.indexOf(move) + 2] ?? null
}

const pieceOn = (board: Board, square: Square) => board[square] as SetupPiece

/** One piece attacks two things that matter, and takes one of them. */
function isFork({ move, next }: Step): boolean {
  const { after, to } = move
  const forker = after[to]
  if (forker == null || isInDanger(after, to)) return false
  const targets = attackedFrom(after, to).filter((at) => isWorth(after, at, worthOf(forker)))
  if (targets.length < 2) return false
  return next !== null && next.from === to && targets.includes(next.to)
}

/** Whether taking the piece on a square with one of this value wins something. */
function isWorth(board: Board, square: Square, withValue: number): boolean {
  const value = worthOf(pieceOn(board, square))
  return value > withValue || (value > 1 && isLoose(board, square))
}

/** A piece that may not leave the line, since what stands behind it is worth more. */
function isPinning(board: Board, { near, far, slider }: Ray): boolean {
  const [pinned, behind, pinner] = [near, far, slider].map((at) => pieceOn(board, at))
  if (pinned === undefined || behind === undefined || pinner === undefined) return false
  const color = pinner < 'a' ? 'white' : 'black'
  if (isColor(pinned, color) || isColor(behind, color)) return false
  return worthOf(pinned) > 1 && worthOf(behind) > worthOf(pinned) && worthOf(pinner) < worthOf(behind)
}

/** The move pins a piece, or takes something that only a pinned piece defends. */
function isPin({ color, from, to, before, after }: LineMove): boolean {
  const other = otherColor(color)
  const moved = after[to]
  const pins = raysFrom(after, to).filter((ray) => isPinning(after, ray))
  const isNew = ({ near, far }: Ray) =>
    !raysFrom(before, from).some((ray) => ray.near === near && ray.far === far)
  if (moved != null && !isInDanger(after, to) && pins.some(isNew)) return true
  const victim = before[to]
  if (victim == null) return false
  const defenders = attackersOf(after, to, other)
  const king = after.findIndex((piece) => piece?.toLowerCase() === 'k' && isColor(piece, other))
  const isHeld = (defender: Square) =>
    squaresOf(after, color).some((slider) =>
      raysFrom(after, slider).some(
        (ray) => ray.near === defender && ray.far === king && slider !== to && !isBetween(to, slider, king),
      ),
    )
  return defenders.length > 0 && defenders.every(isHeld)
}

/** A valuable piece must leave the line, and the one behind it is taken. */
function isSkewer({ move, next }: Step): boolean {
  const { after, to, color } = move
  if (next === null || next.from !== to || after[to] == null) return false
  const attacker = worthOf(pieceOn(after, to))
  return raysFrom(after, to).some(({ near, far }) => {
    const [front, behind] = [pieceOn(after, near), pieceOn(after, far)]
    if (isColor(front, color) || isColor(behind, color) || next.to !== far) return false
    return worthOf(front) > worthOf(behind) && worthOf(front) > attacker && next.before[near] !== front
  })
}

/** The move opens a line of another piece, which then takes, or gives check by it. */
function isDiscovered({ move, next }: Step): boolean {
  const { after, from, to, color } = move
  const other = otherColor(color)
  return squaresOf(after, other).some((target) => {
    const openers = attackersOf(after, target, color).filter(
      (at) => at !== to && 'brq'.includes(pieceOn(after, at).toLowerCase()) && isBetween(from, at, target),
    )
    if (openers.length === 0) return false
    if (pieceOn(after, target).toLowerCase() === 'k') return true
    return (
      next !== null &&
      next.to === target &&
      openers.includes(next.from) &&
      worthOf(pieceOn(after, target)) > 1
    )
  })
}

/** The first move takes a piece that nothing defends. */
function takesHanging({ before, to, color }: LineMove): boolean {
  const victim = before[to]
  return isColor(victim, otherColor(color)) && worthOf(victim) > 1 && isLoose(before, to)
}

/** Mate along the last rank, by a rook or queen, of a king that its own pieces keep there. */
function isBackRank(last: LineMove | undefined): boolean {
  if (last === undefined || !last.isMate) return false
  const { after, to, color } = last
  const other = otherColor(color)
  const king = after.findIndex((piece) => piece?.toLowerCase() === 'k' && isColor(piece, other))
  const home = other === 'white' ? 0 : 7
  if (king >> 3 !== home || to >> 3 !== home || !'rq'.includes(pieceOn(after, to).toLowerCase())) return false
  const front = home === 0 ? 8 : -8
  const files = [-1, 0, 1].map((step) => (king & 7) + step).filter((file) => file >= 0 && file < 8)
  const blocked = files.filter((file) => isColor(after[home * 8 + front + file], other))
  return blocked.length >= Math.max(1, files.length - 1)
}

function weigh(board: Board): number {
  return board.reduce((sum, piece) => sum + (piece === null ? 0 : (WEIGHTS[piece.toLowerCase()] ?? 0)), 0)
}
