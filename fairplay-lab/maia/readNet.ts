import { gunzipSync } from 'node:zlib'
import { bytesOf, type Fields, readProtobuf } from './readProtobuf.ts'

// A file of weights of Leela Chess Zero: a message of protocol buffers with 16-bit numbers between a least and a greatest
// value for each layer. The numbers of the fields are those of its published format.

/** A convolution with its normalization folded in. `weights`: by output, input channel and tap (rank, file). */
export type Convolution = { channels: number; outputs: number; weights: Float32Array; biases: Float32Array }

/** Squeeze and excitation: two dense layers, `[output][input]`. */
export type Squeeze = { in: Float32Array; inBiases: Float32Array; out: Float32Array; outBiases: Float32Array }

export type Block = { first: Convolution; second: Convolution; squeeze: Squeeze }

/** A residual net with a policy of 80 planes. */
export type Net = { input: Convolution; tower: Block[]; policyTower: Convolution; policy: Convolution }

export const INPUT_PLANES = 112
export const POLICY_PLANES = 80
const EPSILON = 1e-5

const NET = { weights: 10 }
const WEIGHTS = { input: 1, residual: 2, policy: 3, policyTower: 11 }
const CONVOLUTION = { weights: 1, biases: 2, means: 3, variances: 4, gammas: 5, betas: 6 }
const RESIDUAL = { first: 1, second: 2, squeeze: 3 }
const SQUEEZE = { in: 1, inBiases: 2, out: 3, outBiases: 4 }
const LAYER = { least: 1, greatest: 2, values: 3 }

/** Reads a file of weights, packed with gzip or not. Throws if it is no residual net with such a policy. */
export function readNet(file: Uint8Array): Net {
  const isPacked = file[0] === 0x1f && file[1] === 0x8b
  const [weights] = bytesOf(readProtobuf(isPacked ? gunzipSync(file) : file), NET.weights)
  if (!weights) throw new Error('the file has no weights')
  const fields = readProtobuf(weights)
  const input = readConvolution(one(fields, WEIGHTS.input), INPUT_PLANES)
  const filters = input.outputs
  const tower = bytesOf(fields, WEIGHTS.residual).map((block) => readBlock(readProtobuf(block), filters))
  const policyTower = readConvolution(one(fields, WEIGHTS.policyTower), filters)
  const policy = readConvolution(one(fields, WEIGHTS.policy), policyTower.outputs)
  if (policy.outputs !== POLICY_PLANES) throw new Error(`the policy has ${policy.outputs} planes`)
  return { input, tower, policyTower, policy }
}

function one(fields: Fields, number: number): Fields {
  const [message] = bytesOf(fields, number)
  if (!message) throw new Error(`the weights lack field ${number}`)
  return readProtobuf(message)
}

function readBlock(block: Fields, filters: number): Block {
  const squeeze = one(block, RESIDUAL.squeeze)
  return {
    first: readConvolution(one(block, RESIDUAL.first), filters),
    second: readConvolution(one(block, RESIDUAL.second), filters),
    squeeze: {
      in: readLayer(squeeze, SQUEEZE.in),
      inBiases: readLayer(squeeze, SQUEEZE.inBiases),
      out: readLayer(squeeze, SQUEEZE.out),
      outBiases: readLayer(squeeze, SQUEEZE.outBiases),
    },
  }
}

function readConvolution(fields: Fields, channels: number): Convolution {
  const weights = readLayer(fields, CONVOLUTION.weights)
  const outputs = weights.length / channels / 9
  if (!Number.isInteger(outputs) || outputs % 4 !== 0)
    throw new Error(`${weights.length} weights of ${channels} planes`)
  const told = (number: number, value: number) => {
    const found = fields.has(number) ? readLayer(fields, number) : new Float32Array(0)
    return found.length > 0 ? found : new Float32Array(outputs).fill(value)
  }
  const [biases, means, betas] = [
    told(CONVOLUTION.biases, 0),
    told(CONVOLUTION.means, 0),
    told(CONVOLUTION.betas, 0),
  ]
  const [variances, gammas] = [told(CONVOLUTION.variances, 1 - EPSILON), told(CONVOLUTION.gammas, 1)]
  const size = channels * 9
  for (let output = 0; output < outputs; output++) {
    const factor = (gammas[output] ?? 1) / Math.sqrt((variances[output] ?? 1) + EPSILON)
    for (let at = output * size; at < (output + 1) * size; at++) weights[at] = (weights[at] ?? 0) * factor
    biases[output] = ((biases[output] ?? 0) - (means[output] ?? 0)) * factor + (betas[output] ?? 0)
  }
  return { channels, outputs, weights, biases }
}

function readLayer(fields: Fields, number: number): Float32Array {
  const layer = one(fields, number)
  const [values] = bytesOf(layer, LAYER.values)
  if (!values) return new Float32Array(0)
  const [least, greatest] = [floatOf(layer, LAYER.least), floatOf(layer, LAYER.greatest)]
  const view = new DataView(values.buffer, values.byteOffset, values.byteLength)
  const step = (greatest - least) / 65_535
  return Float32Array.from(
    { length: values.byteLength / 2 },
    (_, at) => least + view.getUint16(2 * at, true) * step,
  )
}

function floatOf(fields: Fields, number: number): number {
  const [bits] = fields.get(number) ?? []
  return new Float32Array(Uint32Array.of(typeof bits === 'number' ? bits : 0).buffer)[0] ?? 0
}
