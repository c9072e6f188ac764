import { CELLS, kingOf, sideToMove } from '../table.ts'

// What the hand-made evaluation does not see, learned: a network with one hidden layer that was shown positions with what a far
// stronger engine thinks of them, and says what is to be added. It sees the board twice, once from each side: for each piece
// whether it is one's own, of what kind, and where, with the ranks counted from one's own side and the files mirrored so
// that one's own king stands on a to d. Each view makes `UNITS` numbers; those of the side to move and then those of the
// other, held between nothing and one and squared, are weighed by one of four rows, by how many pieces are left.
// docs/decisions/0021-learned-correction.md says how it is made.

const UNITS = 32
const PAIRS = UNITS / 2
const INPUTS = 768
const BUCKETS = 4
/** What stands for one in the hidden layer, and in the rows that weigh it. */
const ONE = 128
const ROW_ONE = 128
/** What one in the sum is worth, in hundredths of a pawn as the hand-made evaluation counts them. */
const SUM_WORTH = 400 / 1.15

// Names of our own, see table.ts.
const cells = CELLS
const findKing = kingOf

/** Two units an integer, as `pack` does. */
const inputs = /* @__PURE__ */ new Int32Array(INPUTS * PAIRS)
const start = /* @__PURE__ */ new Int32Array(PAIRS)
const rows = /* @__PURE__ */ new Float64Array(BUCKETS * 2 * UNITS)
const rowStart = /* @__PURE__ */ new Float64Array(BUCKETS)

/**
 * For each side, with its files mirrored and not: the pieces that were on the board when it last looked, and the sums they
 * make. What differs is added and taken away, so that a move costs a few additions.
 */
const seenPieces = /* @__PURE__ */ new Int32Array(4 * 24)
const sums = /* @__PURE__ */ new Int32Array(4 * PAIRS)
/** Where the inputs to add and to take away begin. */
const added = /* @__PURE__ */ new Int32Array(64)
const gone = /* @__PURE__ */ new Int32Array(64)

/** How many bytes a network takes. */
const NET_BYTES = INPUTS * UNITS + 2 * UNITS + 2 * BUCKETS * 2 * UNITS + 4 * BUCKETS

/** Takes the network in: a byte for each weight of the inputs, two for the other ones, four for the last. */
export function loadNet(bytes: Uint8Array<ArrayBuffer>): void {
  if (bytes.length !== NET_BYTES)
    throw new RangeError(`a network has ${NET_BYTES} bytes, not ${bytes.length}`)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < inputs.length; at++) {
    inputs[at] = (view.getInt8(2 * at + 1) << 16) + view.getInt8(2 * at)
  }
  let offset = INPUTS * UNITS
  for (let at = 0; at < PAIRS; at++, offset += 4) {
    start[at] = (view.getInt16(offset + 2, true) << 16) + view.getInt16(offset, true)
  }
  for (let at = 0; at < rows.length; at++, offset += 2) rows[at] = view.getInt16(offset, true)
  for (let at = 0; at < BUCKETS; at++, offset += 4) rowStart[at] = view.getInt32(offset, true)
  seenPieces.fill(0)
  for (let half = 0; half < 4; half++) sums.set(start, half * PAIRS)
}

/** Hundredths of a pawn to add for the side to move of the position on the table. */
export function correctByNet(): number {
  const us = sideToMove()
  const own = look(us)
  const other = look(us ^ 1)
  const pieces = count(cells[0]! | cells[16]!, cells[1]! | cells[17]!)
  const bucket = pieces > 24 ? 3 : pieces > 16 ? 2 : pieces > 8 ? 1 : 0
  const row = bucket * 2 * UNITS
  const sum = rowStart[bucket]! + weigh(own, row) + weigh(other, row + UNITS)
  return Math.round((sum * SUM_WORTH) / (ONE * ONE * ROW_ONE))
}

function weigh(from: number, row: number): number {
  let sum = 0
  for (let at = 0; at < PAIRS; at++) {
    const pair = sums[from + at]!
    let low = (pair << 16) >> 16
    let high = (pair + 0x8000) >> 16
    low = low < 0 ? 0 : low > ONE ? ONE : low
    high = high < 0 ? 0 : high > ONE ? ONE : high
    sum += low * low * rows[row + 2 * at]! + high * high * rows[row + 2 * at + 1]!
  }
  return sum
}

/** Brings a side's sums up to date; where they stand. */
function look(side: number): number {
  const king = findKing(side)
  const isMirrored = (king & 7) > 3
  const turned = (isMirrored ? 7 : 0) ^ (side === 0 ? 0 : 56)
  const half = (side << 1) + (isMirrored ? 1 : 0)
  const seenAt = half * 24
  let more = 0
  let less = 0
  for (let color = 0; color < 2; color++) {
    for (let role = 0; role < 6; role++) {
      const input = (color === side ? 0 : 384) + (role << 6)
      const cell = (color << 4) + 2 + (role << 1)
      const at = seenAt + color * 12 + (role << 1)
      for (let part = 0; part < 2; part++) {
        const now = cells[cell + part]!
        const before = seenPieces[at + part]!
        if (now === before) continue
        seenPieces[at + part] = now
        for (let left = now & ~before; left !== 0; left &= left - 1) {
          const square = (part << 5) + 31 - Math.clz32(left & -left)
          added[more++] = (input + (square ^ turned)) * PAIRS
        }
        for (let left = before & ~now; left !== 0; left &= left - 1) {
          const square = (part << 5) + 31 - Math.clz32(left & -left)
          gone[less++] = (input + (square ^ turned)) * PAIRS
        }
      }
    }
  }
  const from = half * PAIRS
  change(from, more, less)
  return from
}

function change(from: number, more: number, less: number): void {
  const both = more < less ? more : less
  for (let each = 0; each < both; each++) {
    const plus = added[each]!
    const minus = gone[each]!
    for (let at = 0; at < PAIRS; at++) sums[from + at]! += inputs[plus + at]! - inputs[minus + at]!
  }
  for (let each = both; each < more; each++) {
    const plus = added[each]!
    for (let at = 0; at < PAIRS; at++) sums[from + at]! += inputs[plus + at]!
  }
  for (let each = both; each < less; each++) {
    const minus = gone[each]!
    for (let at = 0; at < PAIRS; at++) sums[from + at]! -= inputs[minus + at]!
  }
}

function count(lo: number, hi: number): number {
  lo -= (lo >>> 1) & 0x55555555
  hi -= (hi >>> 1) & 0x55555555
  const both = (lo & 0x33333333) + ((lo >>> 2) & 0x33333333) + (hi & 0x33333333) + ((hi >>> 2) & 0x33333333)
  return Math.imul((both & 0x0f0f0f0f) + ((both >>> 4) & 0x0f0f0f0f), 0x01010101) >>> 24
}
