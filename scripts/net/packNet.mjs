// node scripts/net/packNet.mjs FILE
//
// Writes what train.c has learned, floats in FILE, into packages/chess/src/review/netWeights.ts.
import { readFileSync, writeFileSync } from 'node:fs'

const UNITS = 32
const BUCKETS = 4
/** As in net.ts. */
const ONE = 128
const ROW_ONE = 128
const OUT = new URL('../../packages/chess/src/review/netWeights.ts', import.meta.url)

const [, , file] = process.argv
const read = readFileSync(file)
const floats = new Float32Array(read.buffer, read.byteOffset, read.byteLength / 4)
const counts = [768 * UNITS, UNITS, 2 * UNITS * BUCKETS, BUCKETS]
const bytes = Buffer.alloc(counts[0] + 2 * (counts[1] + counts[2]) + 4 * counts[3])
let from = 0
let at = 0
const part = (count, unit, most, write) => {
  for (const weight of floats.subarray(from, from + count)) {
    at = write.call(bytes, Math.max(-most, Math.min(most, Math.round(weight * unit))), at)
  }
  from += count
}
part(counts[0], ONE, 127, bytes.writeInt8)
part(counts[1], ONE, 32_767, bytes.writeInt16LE)
part(counts[2], ROW_ONE, 32_767, bytes.writeInt16LE)
part(counts[3], ONE * ONE * ROW_ONE, 2 ** 31 - 1, bytes.writeInt32LE)
if (from !== floats.length) throw new RangeError(`${floats.length} numbers, not ${from}`)
writeFileSync(
  OUT,
  `// Made by scripts/net/packNet.mjs: a byte for each weight of the inputs, two for those of the hidden layer and the rows that\n// weigh it, four for the last, in base64. docs/decisions/0021-learned-correction.md says how it is learned.\nexport const NET_WEIGHTS =\n  '${bytes.toString('base64')}'\n`,
)
