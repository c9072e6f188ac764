import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { loadEngine } from '../node/loadEngine.ts'
import { playTrainingGame } from './playGame.ts'
import { randomizer } from './randomizer.ts'

/** What a worker of `playGames` is given. It plays until it is terminated, and sends the positions of each game. */
export type PlayOrder = { seed: number; nodes: number; network: string | null }

const { seed, nodes, network } = workerData as PlayOrder
const engine = await loadEngine()
if (!engine.setNetwork(network === null ? null : readFileSync(network)))
  throw new Error(`${network} is no network`)
engine.resizeTable(4)
const random = randomizer(seed)
for (;;) {
  const positions = playTrainingGame(engine, random, nodes)
  if (positions.length > 0) parentPort?.postMessage(Buffer.concat(positions))
}
