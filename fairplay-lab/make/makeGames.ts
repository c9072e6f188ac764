import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { Plan } from '../plan/makePlan.ts'
import type { PlannedGame } from '../plan/planHonest.ts'
import type { WorkerAnswer, WorkerOrder } from './makeWorker.ts'
import { readDone } from './readDone.ts'

export type MakeOptions = {
  folder: string
  workers: number
  maia: WorkerOrder['maia']
  /** Makes no more games than this in one go. */
  most: number
}

/** A game that fails is tried again by the next run; so many failures end this one. */
const FAILURES_MOST = 20

/**
 * Makes the games of a plan that FOLDER lacks, and its accounts. May be killed at any time and started again; SIGTERM
 * lets the games that are being played end. Games are in FOLDER/games-made.jsonl.
 */
export async function makeGames({ games, accounts }: Plan, options: MakeOptions): Promise<void> {
  const { folder, workers, maia, most } = options
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'games-made.jsonl')
  writeFileSync(join(folder, 'accounts.jsonl'), accounts.map((one) => `${JSON.stringify(one)}\n`).join(''))
  const done = readDone(file)
  const missing = games.filter(({ id }) => !done.has(id))
  const waiting = missing.slice(0, most)
  const progress = openProgress({ done: games.length - missing.length, all: games.length })
  const failed: string[] = []
  // gnuchess outlives a parent that ends without a word.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => waiting.splice(0))
  const take = () => (failed.length < FAILURES_MOST ? (waiting.shift() ?? null) : null)
  const keep = (answer: WorkerAnswer) => {
    if ('error' in answer) {
      failed.push(answer.error)
      console.error(`${answer.id}: ${answer.error}`)
      return
    }
    appendFileSync(file, `${JSON.stringify(answer.game)}\n`)
    progress(answer.ms)
  }
  await Promise.all(Array.from({ length: workers }, () => runWorker({ maia }, take, keep)))
  if (failed.length > 0) throw new Error(`${failed.length} games failed; start again to try them once more`)
}

function runWorker(
  workerData: WorkerOrder,
  take: () => PlannedGame | null,
  keep: (answer: WorkerAnswer) => void,
): Promise<void> {
  const worker = new Worker(new URL('./makeWorker.ts', import.meta.url), { workerData })
  return new Promise((resolve, reject) => {
    worker.on('error', reject)
    worker.on('exit', () => resolve())
    worker.on('message', (answer: WorkerAnswer) => {
      keep(answer)
      worker.postMessage(take())
    })
    worker.postMessage(take())
  })
}

const LINE_EVERY_MS = 20_000

function openProgress({ done, all }: { done: number; all: number }): (ms: number) => void {
  let [made, spentMs, saidMs] = [0, 0, performance.now()]
  return (ms) => {
    made++
    spentMs += ms
    if (performance.now() - saidMs < LINE_EVERY_MS && done + made < all) return
    saidMs = performance.now()
    console.log(`${done + made} of ${all} games, ${Math.round(spentMs / made)} ms a game`)
  }
}
