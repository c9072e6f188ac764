// A server in its own process, to be killed by tests: prints one line of JSON when it listens, then obeys
// lines of JSON. `killAt` names the step before which it kills itself, as `kill -9` would; `killAtStatement`
// counts the statements it sends to the database from then on.
import { createInterface } from 'node:readline'
import pg from 'pg'
import { makeAdjustableTime } from '../src/kernel/db/adjustableTime.ts'
import type { PaymentFaults } from '../src/money/payments/index.ts'
import { type Step, settleWithdrawal } from '../src/money/withdrawals/index.ts'
import type { GamesOptions } from '../src/play/games/index.ts'
import { makeTestAnalyst } from './judgeKit.ts'
import { openTestServer, TEST_START_MS } from './testServer.ts'

export type KillStep =
  | 'beforeSend'
  | 'afterCommit'
  | 'beforeEndCommit'
  | 'afterEndCommit'
  | 'beforeRematchCommit'
  | 'afterRematchCommit'
  | keyof PaymentFaults
export type Order =
  | { killAt: KillStep }
  | { killAtStatement: number }
  | { advanceMs: number }
  | { sweep: string }
  | { judgesAs: number }
  | { settle: { id: string } & Step }

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
const paymentFaults: Required<PaymentFaults> = {
  beforeCheckout: kill('beforeCheckout'),
  afterCheckout: kill('afterCheckout'),
  afterKept: kill('afterKept'),
  beforeApplied: kill('beforeApplied'),
  afterApplied: kill('afterApplied'),
}

const analyst = makeTestAnalyst()

let statementsLeft = Number.POSITIVE_INFINITY
const { query } = pg.Client.prototype
pg.Client.prototype.query = function countedQuery(this: pg.Client, ...args: unknown[]) {
  if (--statementsLeft === 0) process.kill(process.pid, 'SIGKILL')
  return Reflect.apply(query, this, args)
} as typeof query

const [connectionString = '', startMs = String(TEST_START_MS)] = process.argv.slice(2)
const time = makeAdjustableTime({ nowMs: () => Number(startMs) })
const server = await openTestServer({
  connectionString,
  time,
  games: { faults },
  payments: { faults: paymentFaults },
  fairPlay: analyst,
})
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`)

createInterface({ input: process.stdin }).on('line', async (line) => {
  const order = JSON.parse(line) as Order
  if ('killAt' in order) killAt = order.killAt
  else if ('killAtStatement' in order) statementsLeft = order.killAtStatement
  else if ('advanceMs' in order) time.advance(order.advanceMs)
  else if ('judgesAs' in order) analyst.falseAlarmRate = order.judgesAs
  else if ('settle' in order) await settleWithdrawal(server.ctx, order.settle)
  else await server.sweep(order.sweep)
  process.stdout.write(`${JSON.stringify({ done: order })}\n`)
})
process.stdin.on('end', () => process.exit(0))
