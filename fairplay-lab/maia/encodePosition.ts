import {
  type Color,
  findMove,
  type Game,
  gamePosition,
  makeFen,
  parseUci,
  pieceAt,
  playMove,
  positionKey,
  type Role,
  startGame,
  turn,
} from '@lance/chess'
import { INPUT_PLANES } from './readNet.ts'

// The input of a net of Leela Chess Zero ("classical", 112 planes): the last eight positions with thirteen planes each, as
// the side to move sees them, then castling rights, color, the count of quiet plies, and a plane of ones.

const HISTORY = 8
const PLANES = 13
const ROLES: readonly Role[] = ['pawn', 'knight', 'bishop', 'rook', 'queen', 'king']
const AFTER_HISTORY = HISTORY * PLANES

/** A board of the game: for each square the piece's plane as White sees it, -1 for none. */
type Snapshot = { squares: Int8Array; isRepeated: boolean }

export type EncodedGame = { planes: Float32Array; game: Game; mover: Color }

/** The planes of the position after these moves, with the game that led to it. */
export function encodePosition(ucis: readonly string[]): EncodedGame {
  const game = startGame()
  const position = gamePosition(game)
  const seen = new Set<bigint>()
  const snapshots: Snapshot[] = []
  const remember = (isKept: boolean) => {
    const key = positionKey(position)
    if (isKept) snapshots.push({ squares: squaresOf(game), isRepeated: seen.has(key) })
    seen.add(key)
  }
  remember(ucis.length < HISTORY)
  for (const [at, uci] of ucis.entries()) {
    const wanted = parseUci(uci)
    const move = wanted && findMove(position, wanted)
    if (!move) throw new Error(`not a legal game: ${ucis.join(' ')}`)
    playMove(game, move)
    remember(ucis.length - at - 1 < HISTORY)
  }
  const mover = turn(position)
  const planes = new Float32Array(INPUT_PLANES * 64)
  for (const [age, snapshot] of snapshots.reverse().entries()) drawSnapshot(planes, snapshot, { age, mover })
  drawRest(planes, makeFen(position), mover)
  return { planes, game, mover }
}

function squaresOf(game: Game): Int8Array {
  const position = gamePosition(game)
  return Int8Array.from({ length: 64 }, (_, square) => {
    const piece = pieceAt(position, square)
    return piece === null ? -1 : ROLES.indexOf(piece.role) + (piece.color === 'white' ? 0 : 6)
  })
}

/** Black sees the board from the other side. */
const flipOf = (mover: Color) => (mover === 'white' ? 0 : 56)

function drawSnapshot(
  planes: Float32Array,
  { squares, isRepeated }: Snapshot,
  { age, mover }: { age: number; mover: Color },
): void {
  const first = age * PLANES
  for (const [square, piece] of squares.entries()) {
    if (piece < 0) continue
    const plane = mover === 'white' ? piece : (piece + 6) % 12
    planes[(first + plane) * 64 + (square ^ flipOf(mover))] = 1
  }
  if (isRepeated) planes.fill(1, (first + 12) * 64, (first + 13) * 64)
}

function drawRest(planes: Float32Array, fen: string, mover: Color): void {
  const [, , castling = '-', , quietPlies = '0'] = fen.split(' ')
  const fill = (plane: number, value: number) => planes.fill(value, plane * 64, (plane + 1) * 64)
  const rights = mover === 'white' ? 'QKqk' : 'qkQK'
  for (const [at, right] of [...rights].entries()) if (castling.includes(right)) fill(AFTER_HISTORY + at, 1)
  if (mover === 'black') fill(AFTER_HISTORY + 4, 1)
  fill(AFTER_HISTORY + 5, Number(quietPlies))
  fill(AFTER_HISTORY + 7, 1)
}
