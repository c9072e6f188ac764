import {
  BETWEEN,
  DIAGONALS,
  FILE_ATTACKS,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  LINE,
  PAWN_ATTACKS,
  RANK_ATTACKS,
} from './layout'

// Sets of squares: a1 is bit 0, h8 bit 63.

export const FILE_A: u64 = 0x0101010101010101
export const FILE_H: u64 = 0x8080808080808080
export const RANK_1: u64 = 0xff
export const RANK_3: u64 = 0xff0000
export const RANK_6: u64 = 0xff0000000000
export const RANK_8: u64 = 0xff00000000000000

// @inline
export function bit(square: i32): u64 {
  return (<u64>1) << (<u64>square)
}

// @inline
export function firstSquare(squares: u64): i32 {
  return <i32>ctz(squares)
}

// @inline
export function isSeveral(squares: u64): bool {
  return (squares & (squares - 1)) !== 0
}

// @inline
export function knightAttacks(square: i32): u64 {
  return load<u64>(KNIGHT_ATTACKS + ((<usize>square) << 3))
}

// @inline
export function kingAttacks(square: i32): u64 {
  return load<u64>(KING_ATTACKS + ((<usize>square) << 3))
}

/** The squares that a pawn of `color` (0 white, 1 black) attacks. */
// @inline
export function pawnAttacks(color: i32, square: i32): u64 {
  return load<u64>(PAWN_ATTACKS + ((<usize>((color << 6) | square)) << 3))
}

// A slider attacks the squares of a line up to the first piece. On a rank that depends on its file and the six inner squares, so
// one table serves all ranks. For files and diagonals, a multiplication gathers the inner squares in six bits ("kindergarten
// bitboards"). The tables have 9 kB, which stay in a processor's nearest cache; magic bitboards would have 840 kB.

const FILE_B: u64 = 0x0202020202020202
/** Gathers a2 to a7 in the six highest bits. */
const FILE_TO_BITS: u64 = 0x0080402010080400

/** A slider's attacks along a rank, repeated on all ranks. `inner`: which of the files b to g are occupied. */
// @inline
function rankAttacks(file: i32, inner: u64): u64 {
  return load<u64>(RANK_ATTACKS + ((((<usize>file) << 6) | <usize>inner) << 3))
}

// @inline
export function rookAttacks(square: i32, occupied: u64): u64 {
  const file = <u64>(square & 7)
  const first = <u64>(square & 56)
  const onRank = rankAttacks(square & 7, (occupied >> (first + 1)) & 63) & (RANK_1 << first)
  const inner = (((occupied >> file) & FILE_A) * FILE_TO_BITS) >> 58
  return onRank | (load<u64>(FILE_ATTACKS + ((((<usize>(square >> 3)) << 6) | <usize>inner) << 3)) << file)
}

// @inline
export function bishopAttacks(square: i32, occupied: u64): u64 {
  const at = DIAGONALS + ((<usize>square) << 4)
  const rising = load<u64>(at)
  const falling = load<u64>(at, 8)
  return (
    (rankAttacks(square & 7, ((occupied & rising) * FILE_B) >> 58) & rising) |
    (rankAttacks(square & 7, ((occupied & falling) * FILE_B) >> 58) & falling)
  )
}

/** The squares strictly between two squares of one line, else none. */
// @inline
export function between(one: i32, other: i32): u64 {
  return load<u64>(BETWEEN + ((<usize>((one << 6) | other)) << 3))
}

/** The whole line through two squares, else none. */
// @inline
export function lineThrough(one: i32, other: i32): u64 {
  return load<u64>(LINE + ((<usize>((one << 6) | other)) << 3))
}

/** The square `files` and `ranks` away, or -1 beyond the board. */
function step(square: i32, files: i32, ranks: i32): i32 {
  const file = (square & 7) + files
  const rank = (square >> 3) + ranks
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : (rank << 3) | file
}

function stepBit(square: i32, files: i32, ranks: i32): u64 {
  const to = step(square, files, ranks)
  return to < 0 ? 0 : bit(to)
}

function ray(square: i32, files: i32, ranks: i32, occupied: u64): u64 {
  let squares: u64 = 0
  for (let to = step(square, files, ranks); to >= 0; to = step(to, files, ranks)) {
    squares |= bit(to)
    if (occupied & bit(to)) break
  }
  return squares
}

function fillSliders(): void {
  for (let from = 0; from < 8; from++) {
    for (let inner: u64 = 0; inner < 64; inner++) {
      const onRank = inner << 1
      const rank = ray(from, 1, 0, onRank) | ray(from, -1, 0, onRank)
      store<u64>(RANK_ATTACKS + ((((<usize>from) << 6) | <usize>inner) << 3), rank * FILE_A)
      let onFile: u64 = 0
      for (let at = 1; at < 7; at++) if (onRank & bit(at)) onFile |= bit(at << 3)
      const file = ray(from << 3, 0, 1, onFile) | ray(from << 3, 0, -1, onFile)
      const gathered = <usize>((onFile * FILE_TO_BITS) >> 58)
      store<u64>(FILE_ATTACKS + ((((<usize>from) << 6) | gathered) << 3), file)
    }
  }
  for (let square = 0; square < 64; square++) {
    const at = DIAGONALS + ((<usize>square) << 4)
    store<u64>(at, ray(square, 1, 1, 0) | ray(square, -1, -1, 0))
    store<u64>(at, ray(square, -1, 1, 0) | ray(square, 1, -1, 0), 8)
  }
}

export function fillBitboards(): void {
  for (let square = 0; square < 64; square++) {
    const at = (<usize>square) << 3
    let knight: u64 = 0
    let king: u64 = 0
    for (let files = -2; files <= 2; files++) {
      for (let ranks = -2; ranks <= 2; ranks++) {
        const distance = files * files + ranks * ranks
        if (distance === 5) knight |= stepBit(square, files, ranks)
        if (distance === 1 || distance === 2) king |= stepBit(square, files, ranks)
      }
    }
    store<u64>(KNIGHT_ATTACKS + at, knight)
    store<u64>(KING_ATTACKS + at, king)
    store<u64>(PAWN_ATTACKS + at, stepBit(square, -1, 1) | stepBit(square, 1, 1))
    store<u64>(PAWN_ATTACKS + 512 + at, stepBit(square, -1, -1) | stepBit(square, 1, -1))
  }
  fillSliders()
  for (let one = 0; one < 64; one++) {
    for (let other = 0; other < 64; other++) {
      const at = (<usize>((one << 6) | other)) << 3
      const ends = bit(one) | bit(other)
      if (one === other) continue
      if (rookAttacks(one, 0) & bit(other)) {
        store<u64>(BETWEEN + at, rookAttacks(one, bit(other)) & rookAttacks(other, bit(one)))
        store<u64>(LINE + at, (rookAttacks(one, 0) & rookAttacks(other, 0)) | ends)
      } else if (bishopAttacks(one, 0) & bit(other)) {
        store<u64>(BETWEEN + at, bishopAttacks(one, bit(other)) & bishopAttacks(other, bit(one)))
        store<u64>(LINE + at, (bishopAttacks(one, 0) & bishopAttacks(other, 0)) | ends)
      }
    }
  }
}
