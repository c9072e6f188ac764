// The gradient of the network's error over many positions, and Adam's step. Numbers are f32. The network is the engine's
// (`assembly/network`) before it is rounded: 768 inputs, 128 squared clipped units for each view, eight outputs.

const UNITS: usize = 128
const INPUTS: usize = 768
const BUCKETS: usize = 8
const OUTPUT_WEIGHTS: usize = INPUTS * UNITS
const BIASES: usize = OUTPUT_WEIGHTS + BUCKETS * 2 * UNITS
const OUTPUT_BIASES: usize = BIASES + UNITS
const NUMBERS: usize = OUTPUT_BIASES + BUCKETS
const BYTES: usize = NUMBERS * 4

const VALUES: usize = 0x10000
const GRADIENT: usize = VALUES + BYTES
const MEANS: usize = GRADIENT + BYTES
const SQUARES: usize = MEANS + BYTES
const SUMS: usize = SQUARES + BYTES
const INDEXES: usize = SUMS + 4 * UNITS * 4
/** The positions of a batch, 32 bytes each. */
const POSITIONS: usize = INDEXES + 2 * 32 * 4

const KING: i32 = 6

/** The score, in hundredths of a pawn, at which the odds are e to 1. */
const SCALE: f32 = 400
const ADAM_MEAN: f32 = 0.9
const ADAM_SQUARE: f32 = 0.999

export function values(): usize {
  return VALUES
}

export function gradient(): usize {
  return GRADIENT
}

export function positions(): usize {
  return POSITIONS
}

export function numbers(): usize {
  return NUMBERS
}

// @inline
function sigmoid(x: f32): f32 {
  return <f32>1 / (<f32>1 + Mathf.exp(-x))
}

let pieces: i32 = 0

/** Squares are mirrored (7) for a view whose king stands on the files a to d. */
function mirrorOf(at: usize, color: i32): i32 {
  let squares = load<u64>(at)
  for (let index = 0; squares !== 0; index++) {
    const nibble = <i32>load<u8>(at + 8 + (<usize>index >> 1))
    const piece = index & 1 ? nibble >> 4 : nibble & 15
    if (piece === KING + 8 * color) return <i32>ctz(squares) & 4 ? 0 : 7
    squares &= squares - 1
  }
  return 0
}

// A position: the occupied squares (u64), a nibble for each piece from the lowest square up (16 bytes), the side to move
// (u8), the game's result in half points for White (u8), the score for the side to move (i16), and four bytes unused.
function readInputs(at: usize): void {
  let squares = load<u64>(at)
  const side = <i32>load<u8>(at, 24)
  const flip = side * 56
  const ownTurn = flip ^ mirrorOf(at, side)
  const otherTurn = flip ^ 56 ^ mirrorOf(at, side ^ 1)
  pieces = 0
  while (squares !== 0) {
    const square = <i32>ctz(squares)
    const nibble = <i32>load<u8>(at + 8 + (<usize>pieces >> 1))
    const piece = pieces & 1 ? nibble >> 4 : nibble & 15
    const color = (piece >> 3) ^ side
    const type = (piece & 7) - 1
    const entry = INDEXES + ((<usize>pieces) << 2)
    store<u32>(entry, <u32>((color * 6 + type) * 64 + (square ^ ownTurn)))
    store<u32>(entry, <u32>(((color ^ 1) * 6 + type) * 64 + (square ^ otherTurn)), 128)
    pieces++
    squares &= squares - 1
  }
}

// @inline
function weightsAt(view: usize, piece: i32): usize {
  return (<usize>load<u32>(INDEXES + view * 128 + ((<usize>piece) << 2)) * UNITS) << 2
}

/** Adds up a view's units; returns the address of their sums. */
function addUp(view: usize): usize {
  const sums = SUMS + view * UNITS * 4
  memory.copy(sums, VALUES + BIASES * 4, UNITS * 4)
  for (let piece = 0; piece < pieces; piece++) {
    const weights = VALUES + weightsAt(view, piece)
    for (let at: usize = 0; at < UNITS * 4; at += 16)
      v128.store(sums + at, f32x4.add(v128.load(sums + at), v128.load(weights + at)))
  }
  return sums
}

// @inline
function clip(sums: v128): v128 {
  return f32x4.min(f32x4.max(sums, f32x4.splat(0)), f32x4.splat(1))
}

function weigh(sums: usize, weights: usize): f32 {
  let total = f32x4.splat(0)
  for (let at: usize = 0; at < UNITS * 4; at += 16) {
    const unit = clip(v128.load(sums + at))
    total = f32x4.add(total, f32x4.mul(f32x4.mul(unit, unit), v128.load(weights + at)))
  }
  return (
    f32x4.extract_lane(total, 0) +
    f32x4.extract_lane(total, 1) +
    f32x4.extract_lane(total, 2) +
    f32x4.extract_lane(total, 3)
  )
}

/** Passes the output's slope back through one view. */
function passBack(view: usize, sums: usize, weights: usize, slope: f32): void {
  const slopes = f32x4.splat(slope)
  const gradients = weights - VALUES + GRADIENT
  const biases = GRADIENT + BIASES * 4
  for (let at: usize = 0; at < UNITS * 4; at += 16) {
    const raw = v128.load(sums + at)
    const unit = clip(raw)
    const byWeight = f32x4.mul(slopes, f32x4.mul(unit, unit))
    v128.store(gradients + at, f32x4.add(v128.load(gradients + at), byWeight))
    const isInside = v128.and(f32x4.gt(raw, f32x4.splat(0)), f32x4.lt(raw, f32x4.splat(1)))
    const back = f32x4.mul(f32x4.mul(slopes, v128.load(weights + at)), f32x4.add(unit, unit))
    const bySum = v128.and(back, isInside)
    // The sums are not needed any more: their slopes take their place.
    v128.store(sums + at, bySum)
    v128.store(biases + at, f32x4.add(v128.load(biases + at), bySum))
  }
  for (let piece = 0; piece < pieces; piece++) {
    const inputs = GRADIENT + weightsAt(view, piece)
    for (let at: usize = 0; at < UNITS * 4; at += 16)
      v128.store(inputs + at, f32x4.add(v128.load(inputs + at), v128.load(sums + at)))
  }
}

/**
 * Sets `gradient` to the sum over the positions and returns the sum of their squared errors. `byResult`: how much the
 * game's result counts beside the score, 0 to 1. Without `withGradient` only the error is worked out.
 */
export function learn(count: i32, byResult: f32, withGradient: bool): f64 {
  if (withGradient) memory.fill(GRADIENT, 0, BYTES)
  let errors: f64 = 0
  for (let index = 0; index < count; index++) {
    const at = POSITIONS + ((<usize>index) << 5)
    readInputs(at)
    const bucket = <usize>((pieces - 2) >> 2)
    const weights = VALUES + (OUTPUT_WEIGHTS + bucket * 2 * UNITS) * 4
    const bias = (OUTPUT_BIASES + bucket) * 4
    const own = addUp(0)
    const other = addUp(1)
    const output = load<f32>(VALUES + bias) + weigh(own, weights) + weigh(other, weights + UNITS * 4)
    const white = <f32>load<u8>(at, 25) * <f32>0.5
    const result = load<u8>(at, 24) === 0 ? white : <f32>1 - white
    const wanted = byResult * result + (<f32>1 - byResult) * sigmoid(<f32>load<i16>(at, 26) / SCALE)
    const chance = sigmoid(output)
    const error = chance - wanted
    errors += <f64>(error * error)
    if (!withGradient) continue
    const slope = <f32>2 * error * chance * (<f32>1 - chance)
    store<f32>(GRADIENT + bias, load<f32>(GRADIENT + bias) + slope)
    passBack(0, own, weights, slope)
    passBack(1, other, weights + UNITS * 4, slope)
  }
  return errors
}

/** One step of Adam along `gradient`, divided by `count`; `number` counts the steps from 1. Weights stay within what a byte can say. */
export function step(number: i32, rate: f32, count: f32): void {
  const meanShare = <f32>1 - Mathf.pow(ADAM_MEAN, <f32>number)
  const squareShare = <f32>1 - Mathf.pow(ADAM_SQUARE, <f32>number)
  for (let index: usize = 0; index < NUMBERS; index++) {
    const at = index << 2
    const slope = load<f32>(GRADIENT + at) / count
    const mean = load<f32>(MEANS + at) * ADAM_MEAN + slope * (<f32>1 - ADAM_MEAN)
    const square = load<f32>(SQUARES + at) * ADAM_SQUARE + slope * slope * (<f32>1 - ADAM_SQUARE)
    store<f32>(MEANS + at, mean)
    store<f32>(SQUARES + at, square)
    const change = (rate * (mean / meanShare)) / (Mathf.sqrt(square / squareShare) + <f32>1e-8)
    let value = load<f32>(VALUES + at) - change
    const most = index < OUTPUT_WEIGHTS ? <f32>0.99 : index < BIASES ? <f32>1.97 : <f32>1000
    value = value > most ? most : value < -most ? -most : value
    store<f32>(VALUES + at, value)
  }
}
