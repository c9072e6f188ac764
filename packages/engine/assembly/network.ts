import { firstSquare } from './bitboards'
import { NETWORK, UNDO } from './layout'
import {
  CAPTURE,
  EN_PASSANT,
  fromOf,
  kindOf,
  LONG_CASTLING,
  PROMOTION,
  promotedType,
  SHORT_CASTLING,
  toOf,
} from './move'
import { KING, PAWN, pieceOf, ROOK } from './pieces'
import { castledRook, castlingRook, kingOf, occupied, pieces, positions, side } from './position'
import {
  forgetLastSums,
  forgetSums,
  isKept,
  lastSquaresOf,
  lastSumsOf,
  markKept,
  UNITS,
  VIEW_BYTES,
  viewOf,
} from './sums'

// A small network that evaluates positions. Its inputs are the pieces on their squares, seen from either side and mirrored
// so that the viewer's king stands on the files e to h; one layer of hidden units, shared by both views; and eight outputs,
// of which the number of pieces picks one. The layer's sums are kept for each position of the line and updated by what a
// move changes.

const INPUTS: i32 = 768
const BUCKETS: i32 = 8

// The file, in this order: the inputs' weights (i8, input by input), the units' biases (i16), the outputs' weights (i8,
// bucket by bucket, own view first), the outputs' biases (i32).
const WEIGHTS: usize = NETWORK
const BIASES: usize = WEIGHTS + <usize>(INPUTS * UNITS)
const OUTPUT_WEIGHTS: usize = BIASES + <usize>UNITS * 2
const OUTPUT_BIASES: usize = OUTPUT_WEIGHTS + <usize>(BUCKETS * 2 * UNITS)
const NETWORK_BYTES: i32 = <i32>(OUTPUT_BIASES - NETWORK) + BUCKETS * 4

/** A unit's 1 in whole numbers; units are clipped to it and then squared. */
const UNIT_ONE: i32 = 127
/** An output weight's 1. */
const OUTPUT_ONE: i32 = 64
/** Hundredths of a pawn for an output of 1. */
const SCALE: i32 = 400

/** From so many moves on, adding up anew is cheaper than following the moves. */
const FOLLOWED_MOST: i32 = 8

export let hasNetwork: bool = false

export function useNetwork(isUsed: bool): void {
  hasNetwork = isUsed
  forgetSums()
  for (let view = 0; view < 2; view++) {
    forgetLastSums(lastSquaresOf(view, false), BIASES)
    forgetLastSums(lastSquaresOf(view, true), BIASES)
  }
}

/** What turns squares into those that `view` sees: its king stands below and on the right half of the board. */
// @inline
function turnOf(view: i32): i32 {
  return view * 56 + (kingOf(view) & 4 ? 0 : 7)
}

/** The weights of a piece on a square, as `view` sees them with its `turn` of squares. */
// @inline
function weightsOf(view: i32, turn: i32, piece: i32, square: i32): usize {
  const relative = (((piece >> 3) ^ view) * 6 + (piece & 7) - 1) * 64 + (square ^ turn)
  return WEIGHTS + <usize>(relative * UNITS)
}

// The engine is compiled twice, with SIMD and without it, for devices that lack it. Both give the same scores.

// @inline
function addWeights(to: usize, from: usize, weights: usize): void {
  if (ASC_FEATURE_SIMD)
    for (let unit: usize = 0; unit < <usize>UNITS; unit += 8)
      v128.store(
        to + (unit << 1),
        i16x8.add(v128.load(from + (unit << 1)), v128.load_ext<i8>(weights + unit)),
      )
  else
    for (let unit: usize = 0; unit < <usize>UNITS; unit++)
      store<i16>(to + (unit << 1), load<i16>(from + (unit << 1)) + <i16>load<i8>(weights + unit))
}

// @inline
function subtractWeights(to: usize, from: usize, weights: usize): void {
  if (ASC_FEATURE_SIMD)
    for (let unit: usize = 0; unit < <usize>UNITS; unit += 8)
      v128.store(
        to + (unit << 1),
        i16x8.sub(v128.load(from + (unit << 1)), v128.load_ext<i8>(weights + unit)),
      )
  else
    for (let unit: usize = 0; unit < <usize>UNITS; unit++)
      store<i16>(to + (unit << 1), load<i16>(from + (unit << 1)) - <i16>load<i8>(weights + unit))
}

/** Moves a piece: adds one square's weights and subtracts another's in one pass. */
// @inline
function shiftWeights(to: usize, from: usize, added: usize, taken: usize): void {
  if (ASC_FEATURE_SIMD)
    for (let unit: usize = 0; unit < <usize>UNITS; unit += 8) {
      const change = i16x8.sub(v128.load_ext<i8>(added + unit), v128.load_ext<i8>(taken + unit))
      v128.store(to + (unit << 1), i16x8.add(v128.load(from + (unit << 1)), change))
    }
  else
    for (let unit: usize = 0; unit < <usize>UNITS; unit++) {
      const change = <i16>load<i8>(added + unit) - <i16>load<i8>(taken + unit)
      store<i16>(to + (unit << 1), load<i16>(from + (unit << 1)) + change)
    }
}

/** Adds up a view from the pieces that have changed since it was last added up with its king on this half of the board. */
function addUpView(sums: usize, view: i32): void {
  const turn = turnOf(view)
  const last = lastSquaresOf(view, (turn & 7) === 0)
  const lastSums = lastSumsOf(last)
  for (let piece = pieceOf(0, PAWN); piece <= pieceOf(1, KING); piece++) {
    const at = last + ((<usize>piece) << 3)
    const before = load<u64>(at)
    const now = pieces(piece)
    if (before === now) continue
    store<u64>(at, now)
    let added = now & ~before
    let taken = before & ~now
    while (added !== 0 && taken !== 0) {
      const weights = weightsOf(view, turn, piece, firstSquare(added))
      shiftWeights(lastSums, lastSums, weights, weightsOf(view, turn, piece, firstSquare(taken)))
      added &= added - 1
      taken &= taken - 1
    }
    for (; added !== 0; added &= added - 1)
      addWeights(lastSums, lastSums, weightsOf(view, turn, piece, firstSquare(added)))
    for (; taken !== 0; taken &= taken - 1)
      subtractWeights(lastSums, lastSums, weightsOf(view, turn, piece, firstSquare(taken)))
  }
  copyView(sums, lastSums)
}

// @inline
function copyView(to: usize, from: usize): void {
  for (let at: usize = 0; at < VIEW_BYTES; at += 8) store<u64>(to + at, load<u64>(from + at))
}

function addUp(position: i32): void {
  addUpView(viewOf(position, 0), 0)
  addUpView(viewOf(position, 1), 1)
  markKept(position)
}

/** Whether the move to this position took a king across the middle of the board, which mirrors its side's view. */
// @inline
function mirrors(position: i32): bool {
  const undo = UNDO + ((<usize>(position - 1)) << 5)
  const move = <i32>load<u16>(undo, 12)
  return (load<u8>(undo, 18) & 7) === KING && ((fromOf(move) ^ toOf(move)) & 4) !== 0
}

/** Makes a position's sums of those before its last move, which mirrored no view and nor did any since. */
function follow(position: i32): void {
  const undo = UNDO + ((<usize>(position - 1)) << 5)
  const move = <i32>load<u16>(undo, 12)
  markKept(position)
  if (move === 0) {
    copyView(viewOf(position, 0), viewOf(position - 1, 0))
    copyView(viewOf(position, 1), viewOf(position - 1, 1))
    return
  }
  const captured = <i32>load<u8>(undo, 14)
  const piece = <i32>load<u8>(undo, 18)
  const color = piece >> 3
  const from = fromOf(move)
  const to = toOf(move)
  const kind = kindOf(move)
  const placed = kind & PROMOTION ? pieceOf(color, promotedType(move)) : piece
  for (let view = 0; view < 2; view++) {
    const sums = viewOf(position, view)
    const before = viewOf(position - 1, view)
    const turn = turnOf(view)
    shiftWeights(sums, before, weightsOf(view, turn, placed, to), weightsOf(view, turn, piece, from))
    if (kind & CAPTURE)
      subtractWeights(sums, sums, weightsOf(view, turn, captured, kind === EN_PASSANT ? to ^ 8 : to))
    else if (kind === SHORT_CASTLING || kind === LONG_CASTLING) {
      const rook = pieceOf(color, ROOK)
      const added = weightsOf(view, turn, rook, castledRook(to, kind))
      shiftWeights(sums, sums, added, weightsOf(view, turn, rook, castlingRook(color, kind)))
    }
  }
}

function bringUpToDate(): void {
  let known = positions
  const least = positions > FOLLOWED_MOST ? positions - FOLLOWED_MOST : 0
  while (known > least && !isKept(known) && !mirrors(known)) known--
  if (!isKept(known)) {
    addUp(positions)
    return
  }
  while (known < positions) follow(++known)
}

/** The output's sum over one view: each unit clipped, squared and weighed. */
// @inline
function weigh(sums: usize, weights: usize): i32 {
  if (ASC_FEATURE_SIMD) {
    const none = i16x8.splat(0)
    const one = i16x8.splat(<i16>UNIT_ONE)
    let total = i32x4.splat(0)
    for (let unit: usize = 0; unit < <usize>UNITS; unit += 8) {
      const clipped = i16x8.min_s(i16x8.max_s(v128.load(sums + (unit << 1)), none), one)
      // 127 * 127 fits in 16 bits.
      const weighed = i16x8.mul(clipped, v128.load_ext<i8>(weights + unit))
      total = i32x4.add(total, i32x4.dot_i16x8_s(clipped, weighed))
    }
    return (
      i32x4.extract_lane(total, 0) +
      i32x4.extract_lane(total, 1) +
      i32x4.extract_lane(total, 2) +
      i32x4.extract_lane(total, 3)
    )
  }
  let total = 0
  for (let unit: usize = 0; unit < <usize>UNITS; unit++) {
    const sum = <i32>load<i16>(sums + (unit << 1))
    const clipped = sum < 0 ? 0 : sum > UNIT_ONE ? UNIT_ONE : sum
    total += clipped * clipped * <i32>load<i8>(weights + unit)
  }
  return total
}

/** The position's score for the side to move, in hundredths of a pawn. */
export function evaluateByNetwork(): i32 {
  bringUpToDate()
  const bucket = (<i32>popcnt(occupied()) - 2) >> 2
  const weights = OUTPUT_WEIGHTS + <usize>(bucket * 2 * UNITS)
  const own = viewOf(positions, side)
  const other = viewOf(positions, side ^ 1)
  const sum = weigh(own, weights) + weigh(other, weights + <usize>UNITS)
  const output = sum / UNIT_ONE + load<i32>(OUTPUT_BIASES + ((<usize>bucket) << 2))
  return (output * SCALE) / (UNIT_ONE * OUTPUT_ONE)
}

/** Where the network's file goes. */
export function networkAddress(): usize {
  return NETWORK
}

export function networkBytes(): i32 {
  return NETWORK_BYTES
}
