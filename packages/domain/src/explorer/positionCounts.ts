import { parseUci } from '@lance/chess'
import { SPEEDS, type Speed } from '../timeControl.ts'
import { RATING_BANDS, type RatingBand, type Score } from './playedGame.ts'

// What was played from one position, in few bytes: most positions are reached by one game, whose move takes four.
//
// A packed position is a row of cells in ascending order. A cell is a varint with the distance from the cell before
// it, and then the games: 0 (White won), 1 (drawn) or 2 (Black won) for a single game; otherwise the wins of White
// plus 3, the draws and the wins of Black, as three varints.

/** The games by cell: the move, the pace and the band of ratings. */
export type PositionCounts = Map<number, Score>

const PROMOTIONS = [undefined, 'knight', 'bishop', 'rook', 'queen'] as const
const MOVE_BITS = 15
const SPEED_BITS = 3
const CELL_MAX = 2 ** (MOVE_BITS + SPEED_BITS + 3) - 1
/** More games than the site will ever have: a larger number is damage. */
const GAMES_MAX = 2 ** 40

/** A move in fifteen bits: from (6), to (6), promotion (3). Null for what is no move in UCI. */
export function moveCodeOf(uci: string): number | null {
  const move = parseUci(uci)
  if (move === null) return null
  return move.from | (move.to << 6) | (PROMOTIONS.indexOf(move.promotion) << 12)
}

export const cellOf = ({ move, speed, band }: { move: number; speed: Speed; band: RatingBand }): number =>
  move | (SPEEDS.indexOf(speed) << MOVE_BITS) | (RATING_BANDS.indexOf(band) << (MOVE_BITS + SPEED_BITS))

export function addScore(counts: PositionCounts, cell: number, { white, draws, black }: Score): void {
  const was = counts.get(cell)
  if (was === undefined) {
    counts.set(cell, { white, draws, black })
    return
  }
  was.white += white
  was.draws += draws
  was.black += black
}

/** The games by the code of the move, of one pace or one band of ratings when they are given. */
export function sumByMove(
  counts: PositionCounts,
  { speed, band }: { speed?: Speed | undefined; band?: RatingBand | undefined },
): Map<number, Score> {
  const sums: PositionCounts = new Map()
  for (const [cell, score] of counts) {
    const speedAt = (cell >> MOVE_BITS) & (2 ** SPEED_BITS - 1)
    const bandAt = cell >> (MOVE_BITS + SPEED_BITS)
    if (speed !== undefined && SPEEDS[speedAt] !== speed) continue
    if (band !== undefined && RATING_BANDS[bandAt] !== band) continue
    addScore(sums, cell & (2 ** MOVE_BITS - 1), score)
  }
  return sums
}

export function packCounts(counts: PositionCounts): Uint8Array {
  const bytes: number[] = []
  let before = 0
  for (const [cell, score] of [...counts].sort(([a], [b]) => a - b)) {
    const { white, draws, black } = score
    pushVarint(bytes, cell - before)
    before = cell
    if (white + draws + black === 1) bytes.push(white === 1 ? 0 : draws === 1 ? 1 : 2)
    else for (const part of [white + 3, draws, black]) pushVarint(bytes, part)
  }
  return Uint8Array.from(bytes)
}

/** Reads what `packCounts` wrote; null for anything else. */
export function unpackCounts(bytes: Uint8Array): PositionCounts | null {
  const reader = { bytes, at: 0 }
  const counts: PositionCounts = new Map()
  let cell = 0
  while (reader.at < bytes.length) {
    const distance = readVarint(reader)
    if (distance === null || (distance === 0 && counts.size > 0)) return null
    cell += distance
    const score = readScore(reader)
    if (score === null || cell > CELL_MAX) return null
    counts.set(cell, score)
  }
  return counts
}

type Reader = { bytes: Uint8Array; at: number }

function readScore(reader: Reader): Score | null {
  const first = readVarint(reader)
  if (first === null) return null
  if (first < 3) return { white: Number(first === 0), draws: Number(first === 1), black: Number(first === 2) }
  const [draws, black] = [readVarint(reader), readVarint(reader)]
  if (draws === null || black === null || first - 3 + draws + black < 2) return null
  return { white: first - 3, draws, black }
}

function pushVarint(bytes: number[], value: number): void {
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
}

/** Null at the end of the bytes, for a number that is too large, and for one that is written longer than it need be. */
function readVarint(reader: Reader): number | null {
  let value = 0
  for (let scale = 1; scale <= GAMES_MAX; scale *= 128) {
    const byte = reader.bytes[reader.at++]
    if (byte === undefined) return null
    value += (byte % 128) * scale
    if (byte < 128) return byte === 0 && scale > 1 ? null : value
  }
  return null
}
