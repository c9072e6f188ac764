import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { POSITION_BYTES } from './packedPosition.ts'

export type TrainOrder = { wasm: Uint8Array; file: string }
/** Positions by their numbers in the file. */
export type LearnOrder = {
  values: Float32Array
  indexes: Uint32Array
  byResult: number
  withGradient: boolean
}
export type Learned = { errors: number; gradient: Float32Array }

type TrainExports = {
  memory: WebAssembly.Memory
  values(): number
  gradient(): number
  positions(): number
  numbers(): number
  learn(count: number, byResult: number, withGradient: number): number
}

const { wasm, file } = workerData as TrainOrder
const { instance } = await WebAssembly.instantiate(wasm as Uint8Array<ArrayBuffer>, {
  env: { abort: () => process.exit(1) },
})
const train = instance.exports as unknown as TrainExports
const data = readFileSync(file)

parentPort?.on('message', ({ values, indexes, byResult, withGradient }: LearnOrder) => {
  const memory = new Uint8Array(train.memory.buffer)
  new Float32Array(train.memory.buffer, train.values(), values.length).set(values)
  let at = train.positions()
  for (const index of indexes) {
    const from = index * POSITION_BYTES
    memory.set(data.subarray(from, from + POSITION_BYTES), at)
    at += POSITION_BYTES
  }
  const errors = train.learn(indexes.length, byResult, withGradient ? 1 : 0)
  const gradient = withGradient
    ? new Float32Array(train.memory.buffer, train.gradient(), train.numbers()).slice()
    : new Float32Array(0)
  const learned: Learned = { errors, gradient }
  parentPort?.postMessage(learned, [gradient.buffer])
})
