import { type Convolution, INPUT_PLANES, type Net, POLICY_PLANES, type Squeeze } from './readNet.ts'

type ConvolveExports = {
  memory: WebAssembly.Memory
  free(): number
  convolve(
    input: number,
    channels: number,
    weights: number,
    biases: number,
    output: number,
    outputs: number,
    clips: number,
  ): void
}

/** Gives the policy of a position: 80 planes of 64 numbers. */
export type RunNet = (planes: Float32Array) => Float32Array

type Placed = { channels: number; outputs: number; weights: number; biases: number }

const PAGE_BYTES = 65_536

/** Puts the net's weights into the memory of an instance of its own. */
export async function openNet(wasm: WebAssembly.Module, net: Net): Promise<RunNet> {
  const instance = await WebAssembly.instantiate(wasm, { env: { abort: failInWasm } })
  const wasmExports = instance.exports as unknown as ConvolveExports
  const place = openMemory(wasmExports)
  const boards = Array.from({ length: 3 }, () => place(new Float32Array(INPUT_PLANES * 64)))
  const [input = 0, one = 0, two = 0] = boards
  const placed = {
    input: placeConvolution(net.input, place),
    tower: net.tower.map(({ first, second, squeeze }) => ({
      first: placeConvolution(first, place),
      second: placeConvolution(second, place),
      squeeze,
    })),
    policyTower: placeConvolution(net.policyTower, place),
    policy: placeConvolution(net.policy, place),
  }
  const floats = (at: number, length: number) => new Float32Array(wasmExports.memory.buffer, at, length)
  const convolve = (
    { channels, outputs, weights, biases }: Placed,
    from: number,
    to: number,
    clips: boolean,
  ) => wasmExports.convolve(from, channels, weights, biases, to, outputs, clips ? 1 : 0)
  const filters = net.input.outputs
  return (planes) => {
    floats(input, planes.length).set(planes)
    convolve(placed.input, input, one, true)
    for (const { first, second, squeeze } of placed.tower) {
      convolve(first, one, two, true)
      convolve(second, two, input, false)
      addResidual(floats(one, filters * 64), floats(input, filters * 64), squeeze)
    }
    convolve(placed.policyTower, one, two, true)
    convolve(placed.policy, two, input, false)
    return floats(input, POLICY_PLANES * 64).slice()
  }
}

function failInWasm(): never {
  throw new Error('the net stopped')
}

function openMemory({ memory, free }: ConvolveExports): (values: Float32Array) => number {
  let at = free()
  return (values) => {
    const begin = at
    at += values.byteLength
    const missing = at - memory.buffer.byteLength
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES))
    new Float32Array(memory.buffer, begin, values.length).set(values)
    return begin
  }
}

/** Four outputs side by side, as the product reads them. */
function placeConvolution(
  { channels, outputs, weights, biases }: Convolution,
  place: (values: Float32Array) => number,
): Placed {
  const rows = channels * 9
  const ordered = new Float32Array(weights.length)
  for (let output = 0; output < outputs; output++)
    for (let row = 0; row < rows; row++)
      ordered[((output >> 2) * rows + row) * 4 + (output & 3)] = weights[output * rows + row] ?? 0
  return { channels, outputs, weights: place(ordered), biases: place(biases) }
}

/** Scales and shifts each channel by what the whole board says, adds the block's input, and clips. */
function addResidual(board: Float32Array, change: Float32Array, squeeze: Squeeze): void {
  const channels = squeeze.outBiases.length / 2
  const means = Float32Array.from({ length: channels }, (_, channel) => {
    let sum = 0
    for (let at = channel * 64; at < channel * 64 + 64; at++) sum += change[at] ?? 0
    return sum / 64
  })
  const inner = multiply(squeeze.in, squeeze.inBiases, means).map((value) => Math.max(0, value))
  const outer = multiply(squeeze.out, squeeze.outBiases, inner)
  for (let channel = 0; channel < channels; channel++) {
    const factor = 1 / (1 + Math.exp(-(outer[channel] ?? 0)))
    const shift = outer[channel + channels] ?? 0
    for (let at = channel * 64; at < channel * 64 + 64; at++)
      board[at] = Math.max(0, (board[at] ?? 0) + (change[at] ?? 0) * factor + shift)
  }
}

function multiply(weights: Float32Array, biases: Float32Array, values: Float32Array): Float32Array {
  return Float32Array.from(biases, (bias, output) => {
    let sum = bias
    for (const [at, value] of values.entries()) sum += (weights[output * values.length + at] ?? 0) * value
    return sum
  })
}
