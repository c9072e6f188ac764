import {
  BETWEEN,
  BISHOP_MAGICS,
  KING_ATTACKS,
  KNIGHT_ATTACKS,
  LINE,
  PAWN_ATTACKS,
  ROOK_MAGICS,
  SLIDER_ATTACKS,
} from './layout'
import { BISHOP_NUMBERS, ROOK_NUMBERS } from './magics'

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

// A magic's record: the squares whose pieces matter (u64), the magic (u64), the attacks' address (u32), the shift (u32).
// @inline
function sliderAttacks(magics: usize, square: i32, occupied: u64): u64 {
  const at = magics + <usize>square * 24
  const index = ((occupied & load<u64>(at)) * load<u64>(at, 8)) >> <u64>load<u32>(at, 20)
  return load<u64>(<usize>load<u32>(at, 16) + ((<usize>index) << 3))
}

// @inline
export function rookAttacks(square: i32, occupied: u64): u64 {
  return sliderAttacks(ROOK_MAGICS, square, occupied)
}

// @inline
export function bishopAttacks(square: i32, occupied: u64): u64 {
  return sliderAttacks(BISHOP_MAGICS, square, occupied)
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

function slide(square: i32, occupied: u64, isRook: bool): u64 {
  return isRook
    ? ray(square, 1, 0, occupied) |
        ray(square, -1, 0, occupied) |
        ray(square, 0, 1, occupied) |
        ray(square, 0, -1, occupied)
    : ray(square, 1, 1, occupied) |
        ray(square, -1, 1, occupied) |
        ray(square, 1, -1, occupied) |
        ray(square, -1, -1, occupied)
}

/** Fills the attacks of all squares; returns where the next table begins. */
function fillSliders(magics: usize, numbers: usize, isRook: bool, from: usize): usize {
  let at = from
  for (let square = 0; square < 64; square++) {
    const rank = RANK_1 << (<u64>(square & 56))
    const file = FILE_A << (<u64>(square & 7))
    const edges = ((RANK_1 | RANK_8) & ~rank) | ((FILE_A | FILE_H) & ~file)
    const mask = slide(square, 0, isRook) & ~edges
    const bits = <u32>popcnt(mask)
    const record = magics + <usize>square * 24
    store<u64>(record, mask)
    store<u32>(record, <u32>at, 16)
    store<u32>(record, 64 - bits, 20)
    store<u64>(record, load<u64>(numbers + ((<usize>square) << 3)), 8)
    fillSlider(record, square, isRook)
    at += (<usize>8) << bits
  }
  return at
}

/** Stores the attacks for each way in which the squares that matter can be occupied. */
function fillSlider(record: usize, square: i32, isRook: bool): void {
  const mask = load<u64>(record)
  const magic = load<u64>(record, 8)
  const at = <usize>load<u32>(record, 16)
  const shift = <u64>load<u32>(record, 20)
  let filled: u64 = 0
  do {
    store<u64>(at + ((<usize>((filled * magic) >> shift)) << 3), slide(square, filled, isRook))
    filled = (filled - mask) & mask
  } while (filled !== 0)
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
  fillSliders(
    BISHOP_MAGICS,
    BISHOP_NUMBERS,
    false,
    fillSliders(ROOK_MAGICS, ROOK_NUMBERS, true, SLIDER_ATTACKS),
  )
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
