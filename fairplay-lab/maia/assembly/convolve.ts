// A convolution of 3 by 3 over a chess board, as a product of matrices: each input channel becomes nine rows of 64
// numbers, shifted by one square in every direction. Numbers are f32. Four outputs and sixteen squares at a time stay in
// registers.

/** Rows of the shifted board: at most 112 channels. */
const ROWS: usize = 0x10000
const ROW_BYTES: usize = 256
const ROWS_BYTES: usize = 112 * 9 * ROW_BYTES
const FREE: usize = ROWS + ROWS_BYTES

/** Where memory is free for weights and boards. */
export function free(): usize {
  return FREE
}

function shiftBoard(input: usize, channels: usize): void {
  memory.fill(ROWS, 0, channels * 9 * ROW_BYTES)
  for (let channel: usize = 0; channel < channels; channel++) {
    const board = input + channel * ROW_BYTES
    for (let tap = 0; tap < 9; tap++) {
      const up = tap / 3 - 1
      const right = (tap % 3) - 1
      const row = ROWS + (channel * 9 + <usize>tap) * ROW_BYTES
      const fromFile = right < 0 ? 1 : 0
      const untilFile = right > 0 ? 7 : 8
      const bytes = <usize>((untilFile - fromFile) * 4)
      for (let rank = 0; rank < 8; rank++) {
        const source = rank + up
        if (source < 0 || source > 7) continue
        const to = row + <usize>((rank * 8 + fromFile) * 4)
        memory.copy(to, board + <usize>((source * 8 + fromFile + right) * 4), bytes)
      }
    }
  }
}

/**
 * `weights`: for every four outputs and each row, four numbers. `biases`: one for each output. `outputs` is a multiple
 * of 4. With `clips`, what is below 0 becomes 0.
 */
export function convolve(
  input: usize,
  channels: usize,
  weights: usize,
  biases: usize,
  output: usize,
  outputs: usize,
  clips: bool,
): void {
  shiftBoard(input, channels)
  const rows = channels * 9
  for (let first: usize = 0; first < outputs; first += 4)
    for (let square: usize = 0; square < 64; square += 16)
      multiply(
        rows,
        weights + first * rows * 4,
        biases + first * 4,
        output + first * ROW_BYTES + square * 4,
        square,
        clips,
      )
}

function multiply(
  rows: usize,
  weights: usize,
  biases: usize,
  output: usize,
  square: usize,
  clips: bool,
): void {
  let a0 = v128.load32_splat(biases)
  let b0 = v128.load32_splat(biases, 4)
  let c0 = v128.load32_splat(biases, 8)
  let d0 = v128.load32_splat(biases, 12)
  let a1 = a0
  let a2 = a0
  let a3 = a0
  let b1 = b0
  let b2 = b0
  let b3 = b0
  let c1 = c0
  let c2 = c0
  let c3 = c0
  let d1 = d0
  let d2 = d0
  let d3 = d0
  let row = ROWS + square * 4
  for (let index: usize = 0; index < rows; index++) {
    const x0 = v128.load(row)
    const x1 = v128.load(row, 16)
    const x2 = v128.load(row, 32)
    const x3 = v128.load(row, 48)
    const a = v128.load32_splat(weights)
    a0 = f32x4.add(a0, f32x4.mul(a, x0))
    a1 = f32x4.add(a1, f32x4.mul(a, x1))
    a2 = f32x4.add(a2, f32x4.mul(a, x2))
    a3 = f32x4.add(a3, f32x4.mul(a, x3))
    const b = v128.load32_splat(weights, 4)
    b0 = f32x4.add(b0, f32x4.mul(b, x0))
    b1 = f32x4.add(b1, f32x4.mul(b, x1))
    b2 = f32x4.add(b2, f32x4.mul(b, x2))
    b3 = f32x4.add(b3, f32x4.mul(b, x3))
    const c = v128.load32_splat(weights, 8)
    c0 = f32x4.add(c0, f32x4.mul(c, x0))
    c1 = f32x4.add(c1, f32x4.mul(c, x1))
    c2 = f32x4.add(c2, f32x4.mul(c, x2))
    c3 = f32x4.add(c3, f32x4.mul(c, x3))
    const d = v128.load32_splat(weights, 12)
    d0 = f32x4.add(d0, f32x4.mul(d, x0))
    d1 = f32x4.add(d1, f32x4.mul(d, x1))
    d2 = f32x4.add(d2, f32x4.mul(d, x2))
    d3 = f32x4.add(d3, f32x4.mul(d, x3))
    row += ROW_BYTES
    weights += 16
  }
  keep(output, a0, a1, a2, a3, clips)
  keep(output + ROW_BYTES, b0, b1, b2, b3, clips)
  keep(output + 2 * ROW_BYTES, c0, c1, c2, c3, clips)
  keep(output + 3 * ROW_BYTES, d0, d1, d2, d3, clips)
}

// @inline
function keep(to: usize, one: v128, two: v128, three: v128, four: v128, clips: bool): void {
  const least = clips ? f32x4.splat(0) : f32x4.splat(-f32.MAX_VALUE)
  v128.store(to, f32x4.max(one, least))
  v128.store(to, f32x4.max(two, least), 16)
  v128.store(to, f32x4.max(three, least), 32)
  v128.store(to, f32x4.max(four, least), 48)
}
