import { parentPort, workerData } from 'node:worker_threads'
import { loadEngine } from '@lance/engine/node'
import type { LabGame } from '../format.ts'
import { openMaiaNets } from '../maia/openMaiaNets.ts'
import type { GameOrder } from '../play/gameOrder.ts'
import { playGame } from '../play/playGame.ts'
import { openUciPool } from '../players/uciPool.ts'

/** What a worker is given. It plays the games that it is sent, one at a time, and sends back each with what it cost. */
export type WorkerOrder = { maia: { folder: string; wasm: string } | null }
export type WorkerAnswer = { game: LabGame; ms: number } | { id: string; error: string }

const { maia } = workerData as WorkerOrder
const engine = await loadEngine()
engine.resizeTable(1)
const pool = openUciPool()
const mind = { engine, pool, maia: maia && (await openMaiaNets(maia)) }

parentPort?.on('message', async (order: GameOrder | null) => {
  if (order === null) {
    pool.quit()
    parentPort?.close()
    return
  }
  const startedMs = performance.now()
  const answer: WorkerAnswer = await playGame(mind, order).then(
    (game) => ({ game, ms: performance.now() - startedMs }),
    (error) => ({ id: order.id, error: String(error) }),
  )
  parentPort?.postMessage(answer)
})
