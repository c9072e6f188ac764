import {
  between,
  bishopAttacks,
  bit,
  firstSquare,
  kingAttacks,
  knightAttacks,
  pawnAttacks,
  rookAttacks,
} from './bitboards'
import {
  BOARD,
  BY_COLOR,
  BY_PIECE,
  CASTLING_KEPT,
  CASTLING_KEYS,
  CASTLINGS,
  CHECKERS,
  EP_KEYS,
  KEYS,
  PART_KEYS,
  PIECE_KEYS,
  UNDO,
  WORTH,
} from './layout'
import {
  CAPTURE,
  DOUBLE_PUSH,
  EN_PASSANT,
  fromOf,
  kindOf,
  LONG_CASTLING,
  PROMOTION,
  promotedType,
  SHORT_CASTLING,
  toOf,
} from './move'
import { BISHOP, colorOf, KING, KNIGHT, PAWN, pieceOf, QUEEN, ROOK, typeOf } from './pieces'
import { forgetSums, forgetSumsAt } from './sums'
import { fetchEntry } from './table'

// The one position that the engine holds: set once, then changed by moves made and unmade.

export const WHITE_SHORT: i32 = 1
export const WHITE_LONG: i32 = 2
export const NO_SQUARE: i32 = 64

export let side: i32 = 0
export let castling: i32 = 0
/** The square behind a pawn that has just moved two squares and that a pawn attacks, else `NO_SQUARE`. */
export let epSquare: i32 = NO_SQUARE
/** Plies since the last capture or pawn's move. */
export let quietPlies: i32 = 0
export let key: u64 = 0
/** The worth of White's pieces less that of Black's: middle game in the high half, endgame in the low one. */
export let worth: i32 = 0
/** Positions since the first one of the game, and so undo records. */
export let positions: i32 = 0
let sideKey: u64 = 0

let randomState: u64 = 0x9e3779b97f4a7c15

/** Numbers from a fixed seed (xorshift64*): keys are the same in every build. */
function randomBits(): u64 {
  randomState ^= randomState >> 12
  randomState ^= randomState << 25
  randomState ^= randomState >> 27
  return randomState * 0x2545f4914f6cdd1d
}

// @inline
export function pieces(piece: i32): u64 {
  return load<u64>(BY_PIECE + ((<usize>piece) << 3))
}

// @inline
export function ofColor(color: i32): u64 {
  return load<u64>(BY_COLOR + ((<usize>color) << 3))
}

// @inline
export function occupied(): u64 {
  return load<u64>(BY_COLOR) | load<u64>(BY_COLOR, 8)
}

// @inline
export function pieceAt(square: i32): i32 {
  return <i32>load<u8>(BOARD + <usize>square)
}

// @inline
export function kingOf(color: i32): i32 {
  return firstSquare(pieces(pieceOf(color, KING)))
}

// @inline
function pieceKey(piece: i32, square: i32): u64 {
  return load<u64>(PIECE_KEYS + ((<usize>((piece << 6) | square)) << 3))
}

// @inline
function castlingKey(rights: i32): u64 {
  return load<u64>(CASTLING_KEYS + ((<usize>rights) << 3))
}

// @inline
function epKey(square: i32): u64 {
  return load<u64>(EP_KEYS + ((<usize>square) << 3))
}

/** Puts a piece on the squares of a set, or takes it from those where it stands. */
// @inline
function flip(piece: i32, squares: u64): void {
  const at = BY_PIECE + ((<usize>piece) << 3)
  store<u64>(at, load<u64>(at) ^ squares)
  const color = BY_COLOR + ((<usize>colorOf(piece)) << 3)
  store<u64>(color, load<u64>(color) ^ squares)
}

// @inline
function toggle(piece: i32, square: i32): void {
  flip(piece, bit(square))
  const change = pieceKey(piece, square)
  key ^= change
  const part = partOf(piece)
  store<u32>(part, load<u32>(part) ^ <u32>change)
}

/** Where the key is that a piece belongs to. */
// @inline
function partOf(piece: i32): usize {
  return PART_KEYS + ((<usize>(typeOf(piece) === PAWN ? 0 : 1 + colorOf(piece))) << 2)
}

/** A key of the pawns (`part` 0), or of the other pieces of White (1) or Black (2). */
// @inline
export function partKey(part: i32): u32 {
  return load<u32>(PART_KEYS + ((<usize>part) << 2))
}

// @inline
function worthOf(piece: i32, square: i32): i32 {
  return load<i32>(WORTH + ((<usize>((piece << 6) | square)) << 2))
}

// @inline
function put(piece: i32, square: i32): void {
  toggle(piece, square)
  worth += worthOf(piece, square)
  store<u8>(BOARD + <usize>square, <u8>piece)
}

// @inline
function take(piece: i32, square: i32): void {
  toggle(piece, square)
  worth -= worthOf(piece, square)
  store<u8>(BOARD + <usize>square, 0)
}

/** Moves a piece to a square that is empty, or its own. */
// @inline
function shift(piece: i32, from: i32, to: i32): void {
  flip(piece, bit(from) ^ bit(to))
  const change = pieceKey(piece, from) ^ pieceKey(piece, to)
  key ^= change
  const part = partOf(piece)
  store<u32>(part, load<u32>(part) ^ <u32>change)
  worth += worthOf(piece, to) - worthOf(piece, from)
  store<u8>(BOARD + <usize>from, 0)
  store<u8>(BOARD + <usize>to, <u8>piece)
}

export function fillKeys(): void {
  for (let index: usize = 0; index < 16 * 64; index++) store<u64>(PIECE_KEYS + (index << 3), randomBits())
  memory.fill(PIECE_KEYS, 0, 64 * 8)
  for (let index: usize = 1; index < 16; index++) store<u64>(CASTLING_KEYS + (index << 3), randomBits())
  for (let index: usize = 0; index < 64; index++) store<u64>(EP_KEYS + (index << 3), randomBits())
  sideKey = randomBits()
}

export function clearPosition(): void {
  memory.fill(BY_PIECE, 0, 16 * 8)
  memory.fill(BY_COLOR, 0, 2 * 8)
  memory.fill(BOARD, 0, 64)
  memory.fill(PART_KEYS, 0, 16)
  memory.fill(CASTLING_KEPT, 15, 64)
  side = 0
  castling = 0
  epSquare = NO_SQUARE
  quietPlies = 0
  key = 0
  worth = 0
  positions = 0
}

export function putPiece(piece: i32, square: i32): void {
  put(piece, square)
}

/**
 * Sets from which rook's square a right castles, 0 to 3 in the order of the rights' bits. Once the pieces have been put,
 * for each right of the position.
 */
export function setCastlingRook(right: i32, rook: i32): void {
  const color = right >> 1
  const king = kingOf(color)
  const kingTo = color * 56 + (right & 1 ? 2 : 6)
  const rookTo = kingTo + (right & 1 ? 1 : -1)
  const pair = bit(king) | bit(rook)
  // With the king's own square if it stays there: its rook may have shielded it.
  const passed = between(king, kingTo) | bit(kingTo)
  const at = castlingAt(right)
  store<u64>(at, (passed | between(rook, rookTo) | bit(rookTo)) & ~pair)
  store<u64>(at, passed, 8)
  store<u8>(at, <u8>rook, 16)
  endRight(king, right)
  endRight(rook, right)
}

// @inline
function castlingAt(right: i32): usize {
  return CASTLINGS + <usize>right * 24
}

/** A move from or to the square ends the right. */
function endRight(square: i32, right: i32): void {
  const at = CASTLING_KEPT + <usize>square
  store<u8>(at, <u8>(<i32>load<u8>(at) & ~(1 << right)))
}

/** The squares that must be empty for a right's castling. */
// @inline
export function castlingEmpty(right: i32): u64 {
  return load<u64>(castlingAt(right))
}

/** The squares that the king passes or reaches. */
// @inline
export function castlingPassed(right: i32): u64 {
  return load<u64>(castlingAt(right), 8)
}

/** The square from which a color's rook castles. */
// @inline
export function castlingRook(color: i32, kind: i32): i32 {
  return <i32>load<u8>(castlingAt(2 * color + kind - SHORT_CASTLING), 16)
}

/** The square that the rook castles to, beside its king on `kingTo`. */
// @inline
export function castledRook(kingTo: i32, kind: i32): i32 {
  return kind === SHORT_CASTLING ? kingTo - 1 : kingTo + 1
}

/** Ends the setting of a position whose pieces and castling rooks have been put. */
export function setState(toMove: i32, rights: i32, behindPawn: i32, plies: i32): void {
  side = toMove
  castling = rights
  quietPlies = plies
  key ^= castlingKey(rights)
  if (toMove === 1) key ^= sideKey
  setEpSquare(behindPawn)
  store<u64>(KEYS, key)
  findCheckers()
  forgetSums()
}

/** Remembers the square only if a pawn of the side to move attacks it: otherwise nothing differs. */
// @inline
function setEpSquare(square: i32): void {
  if (square === NO_SQUARE) return
  if ((pawnAttacks(side ^ 1, square) & pieces(pieceOf(side, PAWN))) === 0) return
  epSquare = square
  key ^= epKey(square)
}

/** The pieces of `by` that attack a square, with these squares occupied. */
export function attackersOf(square: i32, by: i32, filled: u64): u64 {
  const queens = pieces(pieceOf(by, QUEEN))
  return (
    (pawnAttacks(by ^ 1, square) & pieces(pieceOf(by, PAWN))) |
    (knightAttacks(square) & pieces(pieceOf(by, KNIGHT))) |
    (kingAttacks(square) & pieces(pieceOf(by, KING))) |
    (bishopAttacks(square, filled) & (pieces(pieceOf(by, BISHOP)) | queens)) |
    (rookAttacks(square, filled) & (pieces(pieceOf(by, ROOK)) | queens))
  )
}

/** The pieces that give check. */
// @inline
export function checkers(): u64 {
  return load<u64>(CHECKERS + ((<usize>positions) << 3))
}

/** Finds the pieces that give check in the present position, once for all who ask. */
// @inline
function findCheckers(): void {
  const checking = attackersOf(kingOf(side), side ^ 1, occupied())
  store<u64>(CHECKERS + ((<usize>positions) << 3), checking)
}

/** The pieces of either color that alone stand between `color`'s king and a slider of the other side. */
export function blockersOf(color: i32): u64 {
  const king = kingOf(color)
  const queens = pieces(pieceOf(color ^ 1, QUEEN))
  let snipers =
    (rookAttacks(king, 0) & (pieces(pieceOf(color ^ 1, ROOK)) | queens)) |
    (bishopAttacks(king, 0) & (pieces(pieceOf(color ^ 1, BISHOP)) | queens))
  const filled = occupied()
  let blockers: u64 = 0
  while (snipers !== 0) {
    const inside = between(king, firstSquare(snipers)) & filled
    if (inside !== 0 && (inside & (inside - 1)) === 0) blockers |= inside
    snipers &= snipers - 1
  }
  return blockers
}

// @inline
export function hasPieces(color: i32): bool {
  return (ofColor(color) ^ pieces(pieceOf(color, PAWN)) ^ pieces(pieceOf(color, KING))) !== 0
}

// An undo record: the key (u64), the worth (i32), the move (u16), then as bytes the captured piece, the rights, the en
// passant square, the quiet plies and the moved piece; from byte 20 on the three keys of parts (u32).
// @inline
function remember(move: i32, captured: i32, moved: i32): void {
  const at = UNDO + ((<usize>positions) << 5)
  store<u64>(at, key)
  store<i32>(at, worth, 8)
  store<u16>(at, <u16>move, 12)
  store<u8>(at, <u8>captured, 14)
  store<u8>(at, <u8>castling, 15)
  store<u8>(at, <u8>epSquare, 16)
  store<u8>(at, <u8>quietPlies, 17)
  store<u8>(at, <u8>moved, 18)
  store<u32>(at, partKey(0), 20)
  store<u64>(at, load<u64>(PART_KEYS, 4), 24)
}

// @inline
function endMove(): void {
  side ^= 1
  key ^= sideKey
  positions++
  forgetSumsAt(positions)
}

/** Plays a legal move. */
export function play(move: i32): void {
  const from = fromOf(move)
  const to = toOf(move)
  const kind = kindOf(move)
  const piece = pieceAt(from)
  const captured = kind === EN_PASSANT ? pieceOf(side ^ 1, PAWN) : pieceAt(to)
  // The key of the new position, but for castling and en passant. An empty square has the key 0.
  fetchEntry(key ^ sideKey ^ pieceKey(piece, from) ^ pieceKey(piece, to) ^ pieceKey(captured, to))
  remember(move, captured, piece)
  if (epSquare !== NO_SQUARE) key ^= epKey(epSquare)
  epSquare = NO_SQUARE
  // It is remembered in a byte, and says no more than that the game is drawn.
  if (quietPlies < 255) quietPlies++
  if (kind & CAPTURE) {
    quietPlies = 0
    take(captured, kind === EN_PASSANT ? to ^ 8 : to)
  }
  if (kind & PROMOTION) {
    take(piece, from)
    put(pieceOf(side, promotedType(move)), to)
  } else shift(piece, from, to)
  if (typeOf(piece) === PAWN) quietPlies = 0
  else if (kind === SHORT_CASTLING || kind === LONG_CASTLING) {
    moveRook(castlingRook(side, kind), castledRook(to, kind))
    // In Chess960 the rook may have stood where the king is now.
    store<u8>(BOARD + <usize>to, <u8>piece)
  }
  const kept =
    castling & <i32>load<u8>(CASTLING_KEPT + <usize>from) & <i32>load<u8>(CASTLING_KEPT + <usize>to)
  key ^= castlingKey(castling) ^ castlingKey(kept)
  castling = kept
  endMove()
  if (kind === DOUBLE_PUSH) setEpSquare((from + to) >> 1)
  store<u64>(KEYS + ((<usize>positions) << 3), key)
  findCheckers()
}

// @inline
function moveRook(from: i32, to: i32): void {
  const rook = pieceOf(side, ROOK)
  take(rook, from)
  put(rook, to)
}

// @inline
function moveBack(piece: i32, from: i32, to: i32): void {
  flip(piece, bit(from) ^ bit(to))
  store<u8>(BOARD + <usize>from, 0)
  store<u8>(BOARD + <usize>to, <u8>piece)
}

// @inline
function recall(): usize {
  positions--
  side ^= 1
  const at = UNDO + ((<usize>positions) << 5)
  key = load<u64>(at)
  worth = load<i32>(at, 8)
  store<u32>(PART_KEYS, load<u32>(at, 20))
  store<u64>(PART_KEYS, load<u64>(at, 24), 4)
  castling = <i32>load<u8>(at, 15)
  epSquare = <i32>load<u8>(at, 16)
  quietPlies = <i32>load<u8>(at, 17)
  return at
}

/** Takes the last move back. */
export function takeBack(): void {
  const at = recall()
  const move = <i32>load<u16>(at, 12)
  const captured = <i32>load<u8>(at, 14)
  const from = fromOf(move)
  const to = toOf(move)
  const kind = kindOf(move)
  if (kind & PROMOTION) {
    flip(pieceAt(to), bit(to))
    flip(pieceOf(side, PAWN), bit(from))
    store<u8>(BOARD + <usize>to, 0)
    store<u8>(BOARD + <usize>from, <u8>pieceOf(side, PAWN))
  } else moveBack(pieceAt(to), to, from)
  if (kind & CAPTURE) {
    const square = kind === EN_PASSANT ? to ^ 8 : to
    flip(captured, bit(square))
    store<u8>(BOARD + <usize>square, <u8>captured)
  } else if (kind === SHORT_CASTLING || kind === LONG_CASTLING) {
    moveBack(pieceOf(side, ROOK), castledRook(to, kind), castlingRook(side, kind))
    store<u8>(BOARD + <usize>from, <u8>pieceOf(side, KING))
  }
}

/** Lets the other side move twice. Not while in check. */
export function pass(): void {
  remember(0, 0, 0)
  if (epSquare !== NO_SQUARE) key ^= epKey(epSquare)
  epSquare = NO_SQUARE
  // No repetition reaches across a pass.
  quietPlies = 0
  endMove()
  store<u64>(KEYS + ((<usize>positions) << 3), key)
  store<u64>(CHECKERS + ((<usize>positions) << 3), 0)
  fetchEntry(key)
}

export function takeBackPass(): void {
  recall()
}

/** The move that led to the position, 0 after a pass and in the first one. */
// @inline
export function lastMove(): i32 {
  return positions === 0 ? 0 : <i32>load<u16>(UNDO + ((<usize>(positions - 1)) << 5), 12)
}

/**
 * Whether the position has occurred before: once within the last `ply` plies, which the search has made, or twice in the
 * whole game.
 */
export function isRepeated(ply: i32): bool {
  const first = positions - quietPlies < 0 ? 0 : positions - quietPlies
  let seen = 0
  for (let at = positions - 4; at >= first; at -= 2) {
    if (load<u64>(KEYS + ((<usize>at) << 3)) !== key) continue
    if (at > positions - ply) return true
    seen++
    if (seen === 2) return true
  }
  return false
}

/** Whether no sequence of moves can mate: bare kings, or a single minor piece beside them. */
export function cannotMate(): bool {
  if (popcnt(occupied()) > 3) return false
  const heavy =
    pieces(PAWN) | pieces(PAWN | 8) | pieces(ROOK) | pieces(ROOK | 8) | pieces(QUEEN) | pieces(QUEEN | 8)
  return heavy === 0
}
