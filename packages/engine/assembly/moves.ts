import {
  between,
  bishopAttacks,
  bit,
  FILE_A,
  FILE_H,
  firstSquare,
  isSeveral,
  kingAttacks,
  knightAttacks,
  lineThrough,
  pawnAttacks,
  RANK_1,
  RANK_3,
  RANK_6,
  RANK_8,
  rookAttacks,
} from './bitboards'
import { MAX_PLIES, plyList } from './layout'
import {
  CAPTURE,
  DOUBLE_PUSH,
  EN_PASSANT,
  fromOf,
  kindOf,
  LONG_CASTLING,
  makeMove,
  PROMOTION,
  QUIET,
  SHORT_CASTLING,
  toOf,
} from './move'
import { BISHOP, colorOf, KING, KNIGHT, PAWN, pieceOf, QUEEN, ROOK, typeOf } from './pieces'
import {
  attackersOf,
  blockersOf,
  castling,
  castlingEmpty,
  castlingPassed,
  castlingRook,
  checkers,
  epSquare,
  kingOf,
  NO_SQUARE,
  occupied,
  ofColor,
  pieceAt,
  pieces,
  side,
  WHITE_LONG,
  WHITE_SHORT,
} from './position'

// Generates legal moves. A list's entry is the move (i32) and room for its score (i32).

export const ALL: i32 = 0
/** Captures, and promotions to a queen. */
export const CAPTURES: i32 = 1
/** The same, and quiet moves by which the moved piece itself gives check. */
export const CAPTURES_AND_CHECKS: i32 = 2

let end: usize = 0

// @inline
function add(from: i32, to: i32, kind: i32): void {
  store<i32>(end, makeMove(from, to, kind))
  end += 8
}

// @inline
function addAll(from: i32, targets: u64, enemies: u64): void {
  while (targets !== 0) {
    const to = firstSquare(targets)
    add(from, to, enemies & bit(to) ? CAPTURE : QUIET)
    targets &= targets - 1
  }
}

/** Writes the moves to `list` and returns how many there are. */
export function writeMoves(list: usize, wanted: i32): i32 {
  end = list
  const us = side
  const enemies = ofColor(us ^ 1)
  const filled = enemies | ofColor(us)
  const king = kingOf(us)
  const checking = checkers()
  const quiets = wanted === ALL ? ~filled : 0
  writeKingMoves(king, (enemies | quiets) & kingAttacks(king), filled)
  if (isSeveral(checking)) return <i32>((end - list) >> 3)
  const saving = checking === 0 ? ~(<u64>0) : checking | between(king, firstSquare(checking))
  const pinned = blockersOf(us) & ofColor(us)
  if (wanted === ALL && checking === 0) writeCastling(king, filled)
  writePieceMoves(wanted, king, saving, pinned, filled)
  writePawnMoves(wanted, king, saving, pinned, filled)
  return <i32>((end - list) >> 3)
}

function writeKingMoves(king: i32, targets: u64, filled: u64): void {
  const them = side ^ 1
  const enemies = ofColor(them)
  const rest = filled ^ bit(king)
  while (targets !== 0) {
    const to = firstSquare(targets)
    if (attackersOf(to, them, rest) === 0) add(king, to, enemies & bit(to) ? CAPTURE : QUIET)
    targets &= targets - 1
  }
}

function writeCastling(king: i32, filled: u64): void {
  const rights = side === 0 ? castling : castling >> 2
  if ((rights & WHITE_SHORT) !== 0 && mayCastle(SHORT_CASTLING, king, filled))
    add(king, side * 56 + 6, SHORT_CASTLING)
  if ((rights & WHITE_LONG) !== 0 && mayCastle(LONG_CASTLING, king, filled))
    add(king, side * 56 + 2, LONG_CASTLING)
}

/** Whether nothing else stands in the way of king and rook, and no square that the king passes or reaches is attacked. */
function mayCastle(kind: i32, king: i32, filled: u64): bool {
  const right = 2 * side + kind - SHORT_CASTLING
  if ((filled & castlingEmpty(right)) !== 0) return false
  // Without the rook, which in Chess960 may shield the king's way from behind.
  const rest = filled ^ bit(king) ^ bit(castlingRook(side, kind))
  let passed = castlingPassed(right)
  while (passed !== 0) {
    if (attackersOf(firstSquare(passed), side ^ 1, rest) !== 0) return false
    passed &= passed - 1
  }
  return true
}

function writePieceMoves(wanted: i32, king: i32, saving: u64, pinned: u64, filled: u64): void {
  const us = side
  const enemies = ofColor(us ^ 1)
  const allowed = wanted === ALL ? ~ofColor(us) : enemies
  const checks = wanted === CAPTURES_AND_CHECKS
  const enemyKing = kingOf(us ^ 1)
  const diagonal = checks ? bishopAttacks(enemyKing, filled) & ~filled : 0
  const straight = checks ? rookAttacks(enemyKing, filled) & ~filled : 0
  const jumps = checks ? knightAttacks(enemyKing) & ~filled : 0
  let knights = pieces(pieceOf(us, KNIGHT)) & ~pinned
  while (knights !== 0) {
    const from = firstSquare(knights)
    addAll(from, knightAttacks(from) & (allowed | jumps) & saving, enemies)
    knights &= knights - 1
  }
  let bishops = pieces(pieceOf(us, BISHOP))
  while (bishops !== 0) {
    const from = firstSquare(bishops)
    const ways = pinned & bit(from) ? lineThrough(king, from) & saving : saving
    addAll(from, bishopAttacks(from, filled) & (allowed | diagonal) & ways, enemies)
    bishops &= bishops - 1
  }
  let rooks = pieces(pieceOf(us, ROOK))
  while (rooks !== 0) {
    const from = firstSquare(rooks)
    const ways = pinned & bit(from) ? lineThrough(king, from) & saving : saving
    addAll(from, rookAttacks(from, filled) & (allowed | straight) & ways, enemies)
    rooks &= rooks - 1
  }
  let queens = pieces(pieceOf(us, QUEEN))
  while (queens !== 0) {
    const from = firstSquare(queens)
    const ways = pinned & bit(from) ? lineThrough(king, from) & saving : saving
    const reach = bishopAttacks(from, filled) | rookAttacks(from, filled)
    addAll(from, reach & (allowed | diagonal | straight) & ways, enemies)
    queens &= queens - 1
  }
}

// @inline
function ahead(pawns: u64): u64 {
  return side === 0 ? pawns << 8 : pawns >> 8
}

function writePawnMoves(wanted: i32, king: i32, saving: u64, pinned: u64, filled: u64): void {
  const us = side
  const enemies = ofColor(us ^ 1)
  const pawns = pieces(pieceOf(us, PAWN))
  const last = us === 0 ? RANK_8 : RANK_1
  const third = us === 0 ? RANK_3 : RANK_6
  const back = us === 0 ? -8 : 8
  const free = ~filled
  const single = ahead(pawns) & free
  let double = ahead(single & third) & free & saving
  let pushes = single & saving
  let promotions = pushes & last
  pushes &= ~last
  if (wanted === CAPTURES) {
    pushes = 0
    double = 0
  } else if (wanted === CAPTURES_AND_CHECKS) {
    const checks = pawnAttacks(us ^ 1, kingOf(us ^ 1))
    pushes &= checks
    double &= checks
  }
  writePushes(pushes, back, QUIET, king, pinned)
  writePushes(double, 2 * back, DOUBLE_PUSH, king, pinned)
  while (promotions !== 0) {
    const to = firstSquare(promotions)
    const from = to + back
    if (mayMove(from, to, king, pinned)) addPromotions(from, to, PROMOTION, wanted)
    promotions &= promotions - 1
  }
  const left = us === 0 ? 7 : -9
  const right = us === 0 ? 9 : -7
  const targets = enemies & saving
  const west = pawns & ~FILE_A
  const east = pawns & ~FILE_H
  writePawnCaptures((us === 0 ? west << 7 : west >> 9) & targets, left, wanted, king, pinned, last)
  writePawnCaptures((us === 0 ? east << 9 : east >> 7) & targets, right, wanted, king, pinned, last)
  if (epSquare !== NO_SQUARE) writeEnPassant(king, filled)
}

/** A pinned piece may only move along the line through it and its king. */
// @inline
function mayMove(from: i32, to: i32, king: i32, pinned: u64): bool {
  return (pinned & bit(from)) === 0 || (lineThrough(king, from) & bit(to)) !== 0
}

function writePushes(targets: u64, back: i32, kind: i32, king: i32, pinned: u64): void {
  while (targets !== 0) {
    const to = firstSquare(targets)
    const from = to + back
    if (mayMove(from, to, king, pinned)) add(from, to, kind)
    targets &= targets - 1
  }
}

function writePawnCaptures(targets: u64, step: i32, wanted: i32, king: i32, pinned: u64, last: u64): void {
  while (targets !== 0) {
    const to = firstSquare(targets)
    const from = to - step
    targets &= targets - 1
    if (!mayMove(from, to, king, pinned)) continue
    if (last & bit(to)) addPromotions(from, to, PROMOTION | CAPTURE, wanted)
    else add(from, to, CAPTURE)
  }
}

/** Queens come first. The other pieces are left out where only captures are wanted. */
function addPromotions(from: i32, to: i32, kind: i32, wanted: i32): void {
  add(from, to, kind | 3)
  if (wanted !== ALL) return
  add(from, to, kind)
  add(from, to, kind | 2)
  add(from, to, kind | 1)
}

/** Whether a move is legal. The table may give one of another position. */
export function isLegal(move: i32): bool {
  const us = side
  const from = fromOf(move)
  const to = toOf(move)
  const kind = kindOf(move)
  const piece = pieceAt(from)
  const target = pieceAt(to)
  if (piece === 0 || colorOf(piece) !== us) return false
  if (kind === EN_PASSANT || kind === SHORT_CASTLING || kind === LONG_CASTLING) return isListed(move)
  if (kind & CAPTURE ? target === 0 || colorOf(target) === us : target !== 0) return false
  const type = typeOf(piece)
  const filled = occupied()
  if (type === PAWN) {
    if (!isPawnMove(from, to, kind, filled)) return false
  } else if ((kind !== QUIET && kind !== CAPTURE) || (attacksOf(type, from, filled) & bit(to)) === 0)
    return false
  if (type === KING) return attackersOf(to, us ^ 1, filled ^ bit(from)) === 0
  const king = kingOf(us)
  const checking = checkers()
  if (checking !== 0) {
    if (isSeveral(checking)) return false
    if (((checking | between(king, firstSquare(checking))) & bit(to)) === 0) return false
  }
  return mayMove(from, to, king, blockersOf(us))
}

// @inline
function attacksOf(type: i32, from: i32, filled: u64): u64 {
  if (type === KNIGHT) return knightAttacks(from)
  if (type === BISHOP) return bishopAttacks(from, filled)
  if (type === ROOK) return rookAttacks(from, filled)
  if (type === QUEEN) return bishopAttacks(from, filled) | rookAttacks(from, filled)
  return kingAttacks(from)
}

/** Whether a pawn can move like that. The caller has looked at what stands on `to`. */
function isPawnMove(from: i32, to: i32, kind: i32, filled: u64): bool {
  const step = side === 0 ? 8 : -8
  const isLast = (bit(to) & (side === 0 ? RANK_8 : RANK_1)) !== 0
  if (isLast ? kind < PROMOTION : kind > CAPTURE) return false
  if (kind & CAPTURE) return (pawnAttacks(side, from) & bit(to)) !== 0
  if (kind !== DOUBLE_PUSH) return to === from + step
  return (
    to === from + 2 * step &&
    (bit(from + step) & (side === 0 ? RANK_3 : RANK_6)) !== 0 &&
    (filled & bit(from + step)) === 0
  )
}

function isListed(move: i32): bool {
  const list = plyList(MAX_PLIES)
  const last = list + ((<usize>writeMoves(list, ALL)) << 3)
  for (let at = list; at < last; at += 8) if (load<i32>(at) === move) return true
  return false
}

/** Two pawns leave a rank at once, so each capture is tried on the board that it leaves. */
function writeEnPassant(king: i32, filled: u64): void {
  const us = side
  const them = us ^ 1
  const taken = epSquare ^ 8
  let pawns = pawnAttacks(them, epSquare) & pieces(pieceOf(us, PAWN))
  while (pawns !== 0) {
    const from = firstSquare(pawns)
    pawns &= pawns - 1
    const rest = (filled ^ bit(from) ^ bit(taken)) | bit(epSquare)
    if ((attackersOf(king, them, rest) & ~bit(taken)) === 0) add(from, epSquare, EN_PASSANT)
  }
}
