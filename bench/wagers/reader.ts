// Reads balances in a thread of its own while others play, and reports the p99: what a page waits for.
import { parentPort, workerData } from 'node:worker_threads'
import pg from 'pg'

const READ_EVERY_MS = 5

const { url, text, ids, forMs } = workerData as { url: string; text: string; ids: unknown[]; forMs: number }
const client = new pg.Client({ connectionString: url })
await client.connect()
const endMs = performance.now() + forMs
const tookMs: number[] = []
while (performance.now() < endMs) {
  const values = [ids[Math.floor(Math.random() * ids.length)]]
  const begunMs = performance.now()
  await client.query({ name: 'balance', text, values })
  tookMs.push(performance.now() - begunMs)
  await new Promise((resolve) => setTimeout(resolve, READ_EVERY_MS))
}
await client.end()
tookMs.sort((one, other) => one - other)
parentPort?.postMessage(tookMs[Math.floor(tookMs.length * 0.99)])
