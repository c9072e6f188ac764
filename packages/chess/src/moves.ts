import {
  BETWEEN,
  BEYOND,
  DIAGONAL,
  KING,
  KNIGHT,
  PAWN,
  SEEN,
  STRAIGHT,
  seeDiagonals,
  seeStraight,
} from './attacks.ts'
import { canCastle, castlingRook, isChess960 } from './castling.ts'
import { isAttacked, isEnPassantLegal } from './checks.ts'
import { CASTLING, DOUBLE_PUSH, EN_PASSANT, PROMOTION } from './move.ts'
import type { Square } from './squares.ts'
import { CELLS, EN_PASSANT_SHIFT, kingOf, TOP, TURN_BIT } from './table.ts'

// The generator makes only legal moves: it first finds which enemy pieces give check (then pieces other than
// the king must capture or block) and which own pieces are pinned (they stay on the line through their king).

/** More than any position of thirty-two pieces can have. */
export const MAX_MOVES = 512
/** How many lists of moves a search can stack. */
export const MAX_LISTS = 64

/** The move buffer. A search stacks its lists in it; the last cells are for a single list. */
export const MOVES: Int32Array = /* @__PURE__ */ new Int32Array((MAX_LISTS + 1) * MAX_MOVES)

/** The start of the single list. */
export const SINGLE_LIST = MAX_LISTS * MAX_MOVES

// Local aliases, see table.ts.
const cells = CELLS
const moves = MOVES
const between = BETWEEN
const diagonal = DIAGONAL
const straight = STRAIGHT
const knight = KNIGHT
const kings = KING
const pawn = PAWN
const beyond = BEYOND
const seen = SEEN
const lookDiagonally = seeDiagonals
const lookStraight = seeStraight
const attacked = isAttacked
const findKing = kingOf
const top = TOP
const turnBit = TURN_BIT
const epShift = EN_PASSANT_SHIFT
const promotes = PROMOTION << 12
const doublePush = DOUBLE_PUSH << 12

// Sets of squares shared by the parts of the generator, in halves. Only one generation runs at a time.
const scan = /* @__PURE__ */ new Int32Array(32)
const PINNED = 0
/** Where pieces other than the king may go: everywhere, or onto the checker or a square before it. */
const ALLOWED = 2
const OCCUPIED = 4
const CAPTURES = 6
const QUIETS = 8
/** The squares of the pieces to move. */
const MOVERS = 10

/** Writes all legal moves of the position on the table into `MOVES` from `start`; returns where they end. */
export function writeLegalMoves(start: number): number {
  return generateMoves(start, ALL, -1, -1)
}

/** The same for the pieces on a set of squares. */
export function writeMovesOf(start: number, lo: number, hi: number): number {
  return generateMoves(start, ALL, lo, hi)
}

/** The same, but stops after the first kind of piece that can move. */
export function writeSomeMoves(start: number): number {
  return generateMoves(start, SOME, -1, -1)
}

const ALL = 0
const SOME = 1

function generateMoves(start: number, what: number, moversLo: number, moversHi: number): number {
  const state = cells[cells[top]! + 2]!
  const turn = (state & turnBit) === 0 ? 0 : 1
  const us = turn << 4
  const king = findKing(turn)
  const checkers = scanKing(king, turn)
  scan[MOVERS] = moversLo
  scan[MOVERS + 1] = moversHi
  const toLo = ~cells[us]!
  const toHi = ~cells[us + 1]!
  let end = start
  if (checkers < 2) {
    end = writePawns(start, king, turn)
    const ep = (state >> epShift) & 63
    if (ep !== 0) end = writeEnPassant(end, turn, ep)
    if (what === SOME && end > start) return end
    const allowedLo = toLo & scan[ALLOWED]!
    const allowedHi = toHi & scan[ALLOWED + 1]!
    end = writeKnights(end, us, allowedLo, allowedHi)
    if (what === SOME && end > start) return end
    end = writeSliders(end, us, king, allowedLo, allowedHi)
    if (what === SOME && end > start) return end
  }
  if ((scan[MOVERS + (king >> 5)]! & (1 << king)) === 0) return end
  if (checkers === 0) end = writeCastling(end, king, turn, state & 15)
  return writeKing(end, king, turn, toLo, toHi)
}

/** The lowest square of a non-empty half, 0 to 31. */
function lowest(half: number): number {
  return 31 - Math.clz32(half & -half)
}

/** Finds the checkers and the pinned pieces. Returns the number of checkers. */
function scanKing(king: Square, turn: number): number {
  const us = turn << 4
  const them = 16 - us
  const lo = (king & 63) << 1
  const hi = lo + 1
  const ownLo = cells[us]!
  const ownHi = cells[us + 1]!
  const occupiedLo = ownLo | cells[them]!
  const occupiedHi = ownHi | cells[them + 1]!
  const pawns = (turn << 7) + lo
  let allowedLo = (knight[lo]! & cells[them + 4]!) | (pawn[pawns]! & cells[them + 2]!)
  let allowedHi = (knight[hi]! & cells[them + 5]!) | (pawn[pawns + 1]! & cells[them + 3]!)
  // Two pieces that don't slide can't give check together in play, but they can in a custom position.
  let checkers = (allowedLo | allowedHi) === 0 ? 0 : isSingle(allowedLo, allowedHi) ? 1 : 2
  let pinnedLo = 0
  let pinnedHi = 0
  const queensLo = cells[them + 10]!
  const queensHi = cells[them + 11]!
  let slidersLo =
    (diagonal[lo]! & (cells[them + 6]! | queensLo)) | (straight[lo]! & (cells[them + 8]! | queensLo))
  let slidersHi =
    (diagonal[hi]! & (cells[them + 7]! | queensHi)) | (straight[hi]! & (cells[them + 9]! | queensHi))
  while ((slidersLo | slidersHi) !== 0) {
    let slider: number
    if (slidersLo !== 0) {
      slider = lowest(slidersLo)
      slidersLo &= slidersLo - 1
    } else {
      slider = 32 + lowest(slidersHi)
      slidersHi &= slidersHi - 1
    }
    const pair = (lo << 6) + (slider << 1)
    const betweenLo = between[pair]!
    const betweenHi = between[pair + 1]!
    const blockLo = betweenLo & occupiedLo
    const blockHi = betweenHi & occupiedHi
    if ((blockLo | blockHi) === 0) {
      checkers++
      allowedLo |= betweenLo
      allowedHi |= betweenHi
      if (slider < 32) allowedLo |= 1 << slider
      else allowedHi |= 1 << slider
    } else if (isSingle(blockLo, blockHi)) {
      pinnedLo |= blockLo & ownLo
      pinnedHi |= blockHi & ownHi
    }
  }
  if (checkers === 0) allowedLo = allowedHi = -1
  scan[PINNED] = pinnedLo
  scan[PINNED + 1] = pinnedHi
  scan[ALLOWED] = allowedLo
  scan[ALLOWED + 1] = allowedHi
  scan[OCCUPIED] = occupiedLo
  scan[OCCUPIED + 1] = occupiedHi
  return checkers
}

/** Whether a non-empty set has only one square. */
function isSingle(lo: number, hi: number): boolean {
  return ((lo & (lo - 1)) | (hi & (hi - 1))) === 0 && (lo === 0 || hi === 0)
}

/** Writes the moves of one piece to a set of squares. */
function writeMoves(end: number, from: Square, lo: number, hi: number): number {
  for (; lo !== 0; lo &= lo - 1) moves[end++] = from | (lowest(lo) << 6)
  for (; hi !== 0; hi &= hi - 1) moves[end++] = from | 2048 | (lowest(hi) << 6)
  return end
}

function writeKing(end: number, king: Square, turn: number, toLo: number, toHi: number): number {
  let lo = kings[king << 1]! & toLo
  let hi = kings[(king << 1) + 1]! & toHi
  if ((lo | hi) === 0) return end
  // Sliders also see through the square that the king leaves.
  const occupiedLo = scan[OCCUPIED]! & (king < 32 ? ~(1 << king) : -1)
  const occupiedHi = scan[OCCUPIED + 1]! & (king < 32 ? -1 : ~(1 << king))
  for (; lo !== 0; lo &= lo - 1) {
    const to = lowest(lo)
    if (!attacked(to, turn ^ 1, occupiedLo, occupiedHi)) moves[end++] = king | (to << 6)
  }
  for (; hi !== 0; hi &= hi - 1) {
    const to = 32 + lowest(hi)
    if (!attacked(to, turn ^ 1, occupiedLo, occupiedHi)) moves[end++] = king | (to << 6)
  }
  return end
}

/** Writes castling, for a king that is not in check. */
function writeCastling(end: number, king: Square, turn: number, castling: number): number {
  const rights = castling >> (turn << 1)
  if ((rights & 3) === 0) return end
  if (isChess960()) return writeChess960Castling(end, king, turn, rights)
  const lo = scan[OCCUPIED]!
  const hi = scan[OCCUPIED + 1]!
  const rank = turn === 0 ? lo : hi >>> 24
  const safe = (square: Square) => !attacked(square, turn ^ 1, lo, hi)
  if ((rights & 1) !== 0 && (rank & 0x60) === 0 && safe(king + 1) && safe(king + 2)) {
    moves[end++] = king | ((king + 2) << 6) | (CASTLING << 12)
  }
  if ((rights & 2) !== 0 && (rank & 0x0e) === 0 && safe(king - 1) && safe(king - 2)) {
    moves[end++] = king | ((king - 2) << 6) | (CASTLING << 12)
  }
  return end
}

/** Writes castling as the king's move onto its rook. */
function writeChess960Castling(end: number, king: Square, turn: number, rights: number): number {
  for (const right of [0, 1]) {
    const rook = castlingRook((turn << 1) + right)
    if ((rights & (1 << right)) !== 0 && canCastle(king, rook, scan[OCCUPIED]!, scan[OCCUPIED + 1]!)) {
      moves[end++] = king | (rook << 6) | (CASTLING << 12)
    }
  }
  return end
}

function writePawns(end: number, king: Square, turn: number): number {
  const write = turn === 0 ? writeWhitePawns : writeBlackPawns
  const them = 16 - (turn << 4)
  const allowedLo = scan[ALLOWED]!
  const allowedHi = scan[ALLOWED + 1]!
  scan[CAPTURES] = cells[them]! & allowedLo
  scan[CAPTURES + 1] = cells[them + 1]! & allowedHi
  scan[QUIETS] = ~scan[OCCUPIED]! & allowedLo
  scan[QUIETS + 1] = ~scan[OCCUPIED + 1]! & allowedHi
  const lo = cells[18 - them]! & scan[MOVERS]!
  const hi = cells[19 - them]! & scan[MOVERS + 1]!
  let pinnedLo = lo & scan[PINNED]!
  let pinnedHi = hi & scan[PINNED + 1]!
  end = write(end, lo ^ pinnedLo, hi ^ pinnedHi, -1, -1)
  for (; pinnedLo !== 0; pinnedLo &= pinnedLo - 1) {
    const pair = (king << 7) + (lowest(pinnedLo) << 1)
    end = write(end, pinnedLo & -pinnedLo, 0, beyond[pair]!, beyond[pair + 1]!)
  }
  for (; pinnedHi !== 0; pinnedHi &= pinnedHi - 1) {
    const pair = (king << 7) + 64 + (lowest(pinnedHi) << 1)
    end = write(end, 0, pinnedHi & -pinnedHi, beyond[pair]!, beyond[pair + 1]!)
  }
  return end
}

/** Writes captures and pushes of a set of white pawns onto the squares of a mask. */
function writeWhitePawns(end: number, lo: number, hi: number, maskLo: number, maskHi: number): number {
  const toLo = scan[CAPTURES]! & maskLo
  const toHi = scan[CAPTURES + 1]! & maskHi
  let sideLo = lo & 0x7f7f7f7f
  let sideHi = hi & 0x7f7f7f7f
  end = writePawnMoves(end, (sideLo << 9) & toLo, ((sideHi << 9) | (sideLo >>> 23)) & toHi, 9, 0)
  sideLo = lo & 0xfefefefe
  sideHi = hi & 0xfefefefe
  end = writePawnMoves(end, (sideLo << 7) & toLo, ((sideHi << 7) | (sideLo >>> 25)) & toHi, 7, 0)
  const pushedLo = (lo << 8) & ~scan[OCCUPIED]!
  const pushedHi = ((hi << 8) | (lo >>> 24)) & ~scan[OCCUPIED + 1]!
  const quietsLo = scan[QUIETS]! & maskLo
  const quietsHi = scan[QUIETS + 1]! & maskHi
  end = writePawnMoves(end, pushedLo & quietsLo, pushedHi & quietsHi, 8, 0)
  return writePawnMoves(end, ((pushedLo & 0x00ff0000) << 8) & quietsLo, 0, 16, doublePush)
}

/** The same for black pawns. */
function writeBlackPawns(end: number, lo: number, hi: number, maskLo: number, maskHi: number): number {
  const toLo = scan[CAPTURES]! & maskLo
  const toHi = scan[CAPTURES + 1]! & maskHi
  let sideLo = lo & 0x7f7f7f7f
  let sideHi = hi & 0x7f7f7f7f
  end = writePawnMoves(end, ((sideLo >>> 7) | (sideHi << 25)) & toLo, (sideHi >>> 7) & toHi, -7, 0)
  sideLo = lo & 0xfefefefe
  sideHi = hi & 0xfefefefe
  end = writePawnMoves(end, ((sideLo >>> 9) | (sideHi << 23)) & toLo, (sideHi >>> 9) & toHi, -9, 0)
  const pushedLo = ((lo >>> 8) | (hi << 24)) & ~scan[OCCUPIED]!
  const pushedHi = (hi >>> 8) & ~scan[OCCUPIED + 1]!
  const quietsLo = scan[QUIETS]! & maskLo
  const quietsHi = scan[QUIETS + 1]! & maskHi
  end = writePawnMoves(end, pushedLo & quietsLo, pushedHi & quietsHi, -8, 0)
  return writePawnMoves(end, 0, ((pushedHi & 0x0000ff00) >>> 8) & quietsHi, -16, doublePush)
}

/** Writes the pawn moves to a set of squares, each from `back` squares behind. */
function writePawnMoves(end: number, lo: number, hi: number, back: number, kind: number): number {
  let lastRank = lo & 0xff
  for (lo ^= lastRank; lastRank !== 0; lastRank &= lastRank - 1) {
    end = writePromotions(end, lowest(lastRank), back)
  }
  for (; lo !== 0; lo &= lo - 1) {
    const to = lowest(lo)
    moves[end++] = (to - back) | (to << 6) | kind
  }
  lastRank = hi & 0xff000000
  for (hi ^= lastRank; lastRank !== 0; lastRank &= lastRank - 1) {
    end = writePromotions(end, 32 + lowest(lastRank), back)
  }
  for (; hi !== 0; hi &= hi - 1) {
    const to = 32 + lowest(hi)
    moves[end++] = (to - back) | (to << 6) | kind
  }
  return end
}

/** Writes queen, knight, rook, bishop: the most likely first. */
function writePromotions(end: number, to: Square, back: number): number {
  const move = (to - back) | (to << 6) | promotes
  moves[end] = move | (3 << 12)
  moves[end + 1] = move
  moves[end + 2] = move | (2 << 12)
  moves[end + 3] = move | (1 << 12)
  return end + 4
}

function writeEnPassant(end: number, turn: number, to: Square): number {
  const near = 128 - (turn << 7) + (to << 1)
  for (const half of [0, 1]) {
    let capturers = pawn[near + half]! & cells[(turn << 4) + 2 + half]! & scan[MOVERS + half]!
    for (; capturers !== 0; capturers &= capturers - 1) {
      const from = (half << 5) + lowest(capturers)
      if (isEnPassantLegal(from, to)) moves[end++] = from | (to << 6) | (EN_PASSANT << 12)
    }
  }
  return end
}

/** A pinned knight never moves. */
function writeKnights(end: number, us: number, toLo: number, toHi: number): number {
  let lo = cells[us + 4]! & ~scan[PINNED]! & scan[MOVERS]!
  let hi = cells[us + 5]! & ~scan[PINNED + 1]! & scan[MOVERS + 1]!
  for (; lo !== 0; lo &= lo - 1) {
    const from = lowest(lo)
    end = writeMoves(end, from, knight[from << 1]! & toLo, knight[(from << 1) + 1]! & toHi)
  }
  for (; hi !== 0; hi &= hi - 1) {
    const from = 32 + lowest(hi)
    end = writeMoves(end, from, knight[from << 1]! & toLo, knight[(from << 1) + 1]! & toHi)
  }
  return end
}

function writeSliders(end: number, us: number, king: Square, toLo: number, toHi: number): number {
  const occupiedLo = scan[OCCUPIED]!
  const occupiedHi = scan[OCCUPIED + 1]!
  const moversLo = scan[MOVERS]!
  const moversHi = scan[MOVERS + 1]!
  let lo = (cells[us + 6]! | cells[us + 10]!) & moversLo
  let hi = (cells[us + 7]! | cells[us + 11]!) & moversHi
  while ((lo | hi) !== 0) {
    const from = lo !== 0 ? lowest(lo) : 32 + lowest(hi)
    if (lo !== 0) lo &= lo - 1
    else hi &= hi - 1
    lookDiagonally(from, occupiedLo, occupiedHi)
    end = writeSeen(end, from, king, toLo, toHi)
  }
  lo = (cells[us + 8]! | cells[us + 10]!) & moversLo
  hi = (cells[us + 9]! | cells[us + 11]!) & moversHi
  while ((lo | hi) !== 0) {
    const from = lo !== 0 ? lowest(lo) : 32 + lowest(hi)
    if (lo !== 0) lo &= lo - 1
    else hi &= hi - 1
    lookStraight(from, occupiedLo, occupiedHi)
    end = writeSeen(end, from, king, toLo, toHi)
  }
  return end
}

/** Writes the moves to what one sliding piece sees (`SEEN`), without those that its pin forbids. */
function writeSeen(end: number, from: Square, king: Square, toLo: number, toHi: number): number {
  if ((scan[PINNED + (from >> 5)]! & (1 << from)) !== 0) {
    const pair = (king << 7) + (from << 1)
    toLo &= beyond[pair]!
    toHi &= beyond[pair + 1]!
  }
  return writeMoves(end, from, seen[0]! & toLo, seen[1]! & toHi)
}
