const UNITS = 128
const INPUTS = 768
const BUCKETS = 8
/** A unit's 1 and an output weight's 1, as in `assembly/network`. */
const UNIT_ONE = 127
const OUTPUT_ONE = 64

/** Rounds trained numbers (inputs' weights, outputs' weights, biases, outputs' biases) to the file that the engine reads. */
export function roundNetwork(numbers: Float32Array): Uint8Array {
  const weights = INPUTS * UNITS
  const outputWeights = BUCKETS * 2 * UNITS
  const bytes = new Uint8Array(weights + 2 * UNITS + outputWeights + 4 * BUCKETS)
  const view = new DataView(bytes.buffer)
  const rounded = (index: number, one: number, most: number) =>
    Math.max(-most, Math.min(most, Math.round((numbers[index] ?? 0) * one)))
  let at = 0
  for (let index = 0; index < weights; index++) view.setInt8(at++, rounded(index, UNIT_ONE, 127))
  const biases = weights + outputWeights
  for (let unit = 0; unit < UNITS; unit++, at += 2)
    view.setInt16(at, rounded(biases + unit, UNIT_ONE, 30_000), true)
  for (let index = 0; index < outputWeights; index++)
    view.setInt8(at++, rounded(weights + index, OUTPUT_ONE, 127))
  for (let bucket = 0; bucket < BUCKETS; bucket++, at += 4)
    view.setInt32(at, rounded(biases + UNITS + bucket, UNIT_ONE * OUTPUT_ONE, 2 ** 30), true)
  return bytes
}

/** The numbers of a network's file, to learn on from: the inverse of `roundNetwork`, but for what rounding lost. */
export function unroundNetwork(bytes: Uint8Array): Float32Array {
  const weights = INPUTS * UNITS
  const outputWeights = BUCKETS * 2 * UNITS
  const biases = weights + outputWeights
  if (bytes.length !== biases + 2 * UNITS + 4 * BUCKETS) throw new Error('a network of another size')
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const numbers = new Float32Array(biases + UNITS + BUCKETS)
  let at = 0
  for (let index = 0; index < weights; index++) numbers[index] = view.getInt8(at++) / UNIT_ONE
  for (let unit = 0; unit < UNITS; unit++, at += 2)
    numbers[biases + unit] = view.getInt16(at, true) / UNIT_ONE
  for (let index = 0; index < outputWeights; index++)
    numbers[weights + index] = view.getInt8(at++) / OUTPUT_ONE
  for (let bucket = 0; bucket < BUCKETS; bucket++, at += 4)
    numbers[biases + UNITS + bucket] = view.getInt32(at, true) / (UNIT_ONE * OUTPUT_ONE)
  return numbers
}
