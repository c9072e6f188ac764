// A server in a process of its own, to be killed by tests: prints one line of JSON when it listens, then obeys lines
// of JSON. `killAt` names the step before which it kills itself, as `kill -9` would.
import { createInterface } from 'node:readline'
import { makeTurnableTime } from '../src/db/turnableTime.ts'
import type { GamesOptions } from '../src/games/index.ts'
import { openTestServer, TEST_START_MS } from './testServer.ts'

export type KillStep =
  | 'beforeSend'
  | 'afterCommit'
  | 'beforeEndCommit'
  | 'afterEndCommit'
  | 'beforeRematchCommit'
  | 'afterRematchCommit'
export type Order = { killAt: KillStep } | { advanceMs: number } | { sweep: string }

let killAt: KillStep | null = null
const kill = (step: KillStep) => () => {
  if (killAt === step) process.kill(process.pid, 'SIGKILL')
}
const faults: GamesOptions['faults'] = {
  beforeSend: kill('beforeSend'),
  afterCommit: kill('afterCommit'),
  beforeEndCommit: kill('beforeEndCommit'),
  afterEndCommit: kill('afterEndCommit'),
  beforeRematchCommit: kill('beforeRematchCommit'),
  afterRematchCommit: kill('afterRematchCommit'),
}

const [connectionString = '', startMs = String(TEST_START_MS)] = process.argv.slice(2)
const time = makeTurnableTime({ nowMs: () => Number(startMs) })
const server = await openTestServer({ connectionString, time, games: { faults } })
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`)

createInterface({ input: process.stdin }).on('line', async (line) => {
  const order = JSON.parse(line) as Order
  if ('killAt' in order) killAt = order.killAt
  else if ('advanceMs' in order) time.advance(order.advanceMs)
  else await server.sweep(order.sweep)
  process.stdout.write(`${JSON.stringify({ done: order })}\n`)
})
process.stdin.on('end', () => process.exit(0))
