// Trains a network on positions and writes it: `npm run train -- network POSITIONS NETWORK --epochs 20`.
// `--from NETWORK` learns on from that one. The first argument is the compiled trainer.
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { POSITION_BYTES } from './packedPosition.ts'
import { type Random, randomizer } from './randomizer.ts'
import { roundNetwork, unroundNetwork } from './roundNetwork.ts'
import type { Learned, LearnOrder, TrainOrder } from './trainWorker.ts'

const UNITS = 128
const OUTPUT_WEIGHTS_FROM = 768 * UNITS
const BIASES_FROM = OUTPUT_WEIGHTS_FROM + 8 * 2 * UNITS
/**
 * Of a hundred positions the last ones are not learned, but tell how well the network knows what it hasn't seen. They are
 * of other games: positions of one game share its result, which a network can learn by heart.
 */
const HELD_BACK_PERCENT = 2
/** They are worked out in one go, and must fit into the trainer's memory. */
const HELD_BACK_MOST = 100_000
const BATCH = 2048

type StepExports = {
  memory: WebAssembly.Memory
  values(): number
  gradient(): number
  numbers(): number
  step(step: number, rate: number, count: number): void
}

await train()

async function train(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      epochs: { type: 'string', default: '20' },
      rate: { type: 'string', default: '0.001' },
      'by-result': { type: 'string', default: '0.1' },
      seed: { type: 'string', default: '1' },
      from: { type: 'string' },
    },
  })
  const [trainer, file, network] = positionals
  if (trainer === undefined || file === undefined || network === undefined)
    throw new Error('name the positions and the network to write')
  const wasm = readFileSync(trainer)
  const random = randomizer(Number(values.seed))
  const total = Math.floor(statSync(file).size / POSITION_BYTES)
  const all = Uint32Array.from({ length: total }, (_, index) => index)
  const held = Math.min(Math.floor((total * HELD_BACK_PERCENT) / 100), HELD_BACK_MOST)
  const lessons = all.slice(0, total - held)
  const heldBack = all.slice(lessons.length)
  const { instance } = await WebAssembly.instantiate(wasm as Uint8Array<ArrayBuffer>, { env: { abort() {} } })
  const learner = instance.exports as unknown as StepExports
  const numbers = () => new Float32Array(learner.memory.buffer, learner.values(), learner.numbers())
  numbers().set(
    values.from === undefined
      ? firstNumbers(learner.numbers(), random)
      : unroundNetwork(readFileSync(values.from)),
  )
  const team = openTeam(wasm, file)
  const [epochs, byResult] = [Number(values.epochs), Number(values['by-result'])]
  const batches = Math.ceil(lessons.length / BATCH)
  let step = 0
  for (let epoch = 1; epoch <= epochs; epoch++) {
    shuffled(lessons, random)
    let errors = 0
    for (let batch = 0; batch < batches; batch++) {
      const indexes = lessons.subarray(batch * BATCH, (batch + 1) * BATCH)
      const answer = await team.learn({ values: numbers().slice(), indexes, byResult, withGradient: true })
      errors += answer.errors
      new Float32Array(learner.memory.buffer, learner.gradient(), learner.numbers()).set(answer.gradient)
      step++
      // The rate falls in a half cosine to a hundredth.
      const share = step / (batches * epochs)
      const rate = Number(values.rate) * (0.01 + 0.495 * (1 + Math.cos(Math.PI * share)))
      learner.step(step, rate, indexes.length)
    }
    const checked = await team.learn({
      values: numbers().slice(),
      indexes: heldBack,
      byResult,
      withGradient: false,
    })
    const line = [errors / lessons.length, checked.errors / heldBack.length].map((error) => error.toFixed(6))
    process.stdout.write(`epoch ${epoch}: error ${line[0]}, of positions held back ${line[1]}\n`)
    writeFileSync(network, roundNetwork(numbers()))
  }
  team.close()
}

function firstNumbers(count: number, random: Random): Float32Array {
  const within = (most: number) => (random(1_000_000) / 500_000 - 1) * most
  return Float32Array.from({ length: count }, (_, index) => {
    if (index < OUTPUT_WEIGHTS_FROM) return within(0.1)
    if (index < BIASES_FROM) return within(0.1)
    return index < BIASES_FROM + UNITS ? 0.1 : 0
  })
}

function openTeam(wasm: Uint8Array, file: string) {
  const workerData: TrainOrder = { wasm, file }
  const workers = Array.from(
    { length: availableParallelism() },
    () => new Worker(new URL('./trainWorker.ts', import.meta.url), { workerData }),
  )
  for (const worker of workers)
    worker.on('error', (error) => {
      throw error
    })
  const ask = (worker: Worker, order: LearnOrder) =>
    new Promise<Learned>((resolve) => {
      worker.once('message', resolve)
      worker.postMessage(order)
    })
  return {
    /** Shares the positions out; the answers are added in the workers' order, so that a seed gives one result. */
    async learn(order: LearnOrder): Promise<Learned> {
      const each = Math.ceil(order.indexes.length / workers.length)
      const answers = await Promise.all(
        workers.map((worker, index) =>
          ask(worker, { ...order, indexes: order.indexes.slice(index * each, (index + 1) * each) }),
        ),
      )
      const [first, ...others] = answers
      if (!first) throw new Error('no workers')
      for (const { errors, gradient } of others) {
        first.errors += errors
        for (let at = 0; at < gradient.length; at++)
          first.gradient[at] = (first.gradient[at] ?? 0) + (gradient[at] ?? 0)
      }
      return first
    },
    close() {
      for (const worker of workers) void worker.terminate()
    },
  }
}

/** Shuffles in place. */
function shuffled(numbers: Uint32Array, random: Random): Uint32Array {
  for (let at = numbers.length - 1; at > 0; at--) {
    const other = random(at + 1)
    const number = numbers[at] ?? 0
    numbers[at] = numbers[other] ?? 0
    numbers[other] = number
  }
  return numbers
}
