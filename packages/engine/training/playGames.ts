// Plays the engine against itself and appends the positions to a file:
// `npm run train -- games FILE --positions 1000000 --nodes 5000 --seed 1 [--network FILE]`.
import { appendFileSync, existsSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { POSITION_BYTES } from './packedPosition.ts'
import type { PlayOrder } from './playWorker.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '1000000' },
    nodes: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    network: { type: 'string' },
  },
})
const [file] = positionals
if (file === undefined) throw new Error('name the file to append to')
const wanted = Number(values.positions)
const startedMs = performance.now()
let have = existsSync(file) ? statSync(file).size / POSITION_BYTES : 0
let said = have
const begin = have
const workers = Array.from({ length: availableParallelism() }, (_, index) => {
  const workerData: PlayOrder = {
    // Playing on after a pause must not repeat games.
    seed: Number(values.seed) * 1_000_003 + 7919 * index + have,
    nodes: Number(values.nodes),
    network: values.network ?? null,
  }
  const worker = new Worker(new URL('./playWorker.ts', import.meta.url), { workerData })
  worker.on('message', (positions: Uint8Array) => {
    if (have >= wanted) return
    appendFileSync(file, positions)
    have += positions.length / POSITION_BYTES
    if (have - said >= 20_000) {
      said = have
      const perSecond = Math.round(((have - begin) * 1000) / (performance.now() - startedMs))
      process.stdout.write(`${have} positions, ${perSecond}/s\n`)
    }
    if (have >= wanted) for (const one of workers) void one.terminate()
  })
  return worker
})
