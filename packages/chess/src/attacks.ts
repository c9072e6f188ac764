// Attack sets by table lookup. A set of squares is two 32-bit halves (lo: a1 … h4, hi: a5 … h8), side by side
// in the tables. The tables are computed at startup, by code that is fast even before V8 optimizes it.

/** Steps as file and rank: straight ones, then the rising and the falling diagonal, each with its reverse. */
const kingSteps: readonly number[] = [0, 1, 0, -1, 1, 0, -1, 0, 1, 1, -1, -1, 1, -1, -1, 1]
const knightSteps: readonly number[] = [1, 2, 2, 1, 2, -1, 1, -2, -1, -2, -2, -1, -2, 1, -1, 2]

/** For each square (`square << 1`), the squares one of these steps away. */
function reachTable(steps: readonly number[]): Int32Array {
  const table = new Int32Array(128)
  for (let square = 0; square < 64; square++) {
    for (let at = 0; at < steps.length; at += 2) {
      const file = (square & 7) + steps[at]!
      const rank = (square >> 3) + steps[at + 1]!
      if (((file | rank) & ~7) === 0) table[(square << 1) + (rank >> 2)]! |= 1 << ((rank << 3) + file)
    }
  }
  return table
}

export const KNIGHT: Int32Array = /* @__PURE__ */ reachTable(knightSteps)
export const KING: Int32Array = /* @__PURE__ */ reachTable(kingSteps)

/** The squares that a pawn attacks: `color << 7 | square << 1`, white 0, black 1. */
export const PAWN: Int32Array = /* @__PURE__ */ (() => {
  const table = new Int32Array(256)
  table.set(reachTable([-1, 1, 1, 1]))
  table.set(reachTable([-1, -1, 1, -1]), 128)
  return table
})()

/** Rays from every square in every direction, and the tables derived from them. */
class Rays {
  /** `first << 7 | second << 1`: the squares strictly between two on a rank, file or diagonal, else none. */
  readonly between = new Int32Array(8192)
  /** `first << 7 | second << 1`: all squares from the first towards the second, to the edge of the board. */
  readonly beyond = new Int32Array(8192)
  /** `square << 1`: the squares that a rook and a bishop reach on an empty board. */
  readonly straight = new Int32Array(128)
  readonly diagonal = new Int32Array(128)
  /** `square << 2`: its rising diagonal (lo, hi) and its falling one (lo, hi), without the square itself. */
  readonly diagonals = new Int32Array(256)

  constructor() {
    for (let first = 0; first < 64; first++) {
      for (let at = 0; at < 16; at += 2) this.addRay(first, at)
    }
  }

  private addRay(first: number, at: number): void {
    const fileStep = kingSteps[at]!
    const rankStep = kingSteps[at + 1]!
    const step = (rankStep << 3) + fileStep
    let length = 0
    let lo = 0
    let hi = 0
    let file = (first & 7) + fileStep
    let rank = (first >> 3) + rankStep
    for (; ((file | rank) & ~7) === 0; file += fileStep, rank += rankStep) {
      const second = (rank << 3) + file
      this.between[(first << 7) + (second << 1)] = lo
      this.between[(first << 7) + (second << 1) + 1] = hi
      if (second < 32) lo |= 1 << second
      else hi |= 1 << second
      length++
    }
    for (let second = first + step; length > 0; second += step, length--) {
      this.beyond[(first << 7) + (second << 1)] = lo
      this.beyond[(first << 7) + (second << 1) + 1] = hi
    }
    const reached = at < 8 ? this.straight : this.diagonal
    reached[first << 1]! |= lo
    reached[(first << 1) + 1]! |= hi
    if (at < 8) return
    const falling = at < 12 ? 0 : 2
    this.diagonals[(first << 2) + falling]! |= lo
    this.diagonals[(first << 2) + falling + 1]! |= hi
  }
}

const rays = /* @__PURE__ */ new Rays()
export const BETWEEN: Int32Array = rays.between
export const BEYOND: Int32Array = rays.beyond
export const STRAIGHT: Int32Array = rays.straight
export const DIAGONAL: Int32Array = rays.diagonal
const DIAGONALS: Int32Array = rays.diagonals

// Sliding pieces, line by line: the inner six squares of a line, gathered into an index, determine how far a
// piece on that line sees. A diagonal has one square on each file, so folding its ranks together gives the
// index. The result for a rank, repeated on every rank and masked with the diagonal, is the result for the
// diagonal. These 9 kB of tables stay in the fastest cache, unlike the 800 kB of magic bitboards, and cost no
// startup time.

/** What a piece at `place` (0 to 7) of a line sees, as a byte; `inner`: the occupied among places 1 to 6. */
function seeLine(place: number, inner: number): number {
  const occupied = inner << 1
  let byte = 0
  for (let at = place + 1; at < 8; at++) {
    byte |= 1 << at
    if (occupied & (1 << at)) break
  }
  for (let at = place - 1; at >= 0; at--) {
    byte |= 1 << at
    if (occupied & (1 << at)) break
  }
  return byte
}

/** `file << 6 | inner`: the byte seen along a rank, repeated on four ranks. */
const RANKS: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 512 }, (_, entry) =>
  Math.imul(seeLine(entry >> 6, entry & 63), 0x01010101),
)

/** `rank << 7 | inner << 1`: the squares seen along the a-file. */
const FILES: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 1024 }, (_, entry) => {
  const byte = seeLine(entry >> 7, (entry >> 1) & 63) >> ((entry & 1) * 4)
  return (byte & 1) | ((byte & 2) << 7) | ((byte & 4) << 14) | ((byte & 8) << 21)
})

/** The result of `seeDiagonals` and `seeStraight`: lo, hi. (V8 fixes the address of arrays over 64 bytes.) */
export const SEEN: Int32Array = /* @__PURE__ */ new Int32Array(32)
const seen = SEEN

/** Writes the squares that a bishop on the square sees into `SEEN`. */
export function seeDiagonals(square: number, occupiedLo: number, occupiedHi: number): void {
  const at = (square & 63) << 2
  const file = (square & 7) << 6
  const risingLo = DIAGONALS[at]!
  const risingHi = DIAGONALS[at + 1]!
  const fallingLo = DIAGONALS[at + 2]!
  const fallingHi = DIAGONALS[at + 3]!
  const rising =
    RANKS[file + (Math.imul((occupiedLo & risingLo) | (occupiedHi & risingHi), 0x02020202) >>> 26)]!
  const falling =
    RANKS[file + (Math.imul((occupiedLo & fallingLo) | (occupiedHi & fallingHi), 0x02020202) >>> 26)]!
  seen[0] = (rising & risingLo) | (falling & fallingLo)
  seen[1] = (rising & risingHi) | (falling & fallingHi)
}

/** Writes the squares that a rook on the square sees into `SEEN`. */
export function seeStraight(square: number, occupiedLo: number, occupiedHi: number): void {
  const file = square & 7
  const shift = square & 24
  const low = Math.imul((occupiedLo >>> file) & 0x01010101, 0x10204080) >>> 29
  const high = (Math.imul((occupiedHi >>> file) & 0x01010101, 0x10204080) >>> 25) & 56
  const at = ((square & 56) << 4) + ((low + high) << 1)
  const lo = FILES[at]! << file
  const hi = FILES[at + 1]! << file
  if (square < 32) {
    seen[0] = lo | (RANKS[(file << 6) + (((occupiedLo >>> shift) >>> 1) & 63)]! & (255 << shift))
    seen[1] = hi
  } else {
    seen[0] = lo
    seen[1] = hi | (RANKS[(file << 6) + (((occupiedHi >>> shift) >>> 1) & 63)]! & (255 << shift))
  }
}
