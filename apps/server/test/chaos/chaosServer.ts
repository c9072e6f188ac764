// A server in its own process, as the product runs it: with its own sweeps, and its own time from the
// database, which a test moves forward. Prints one line of JSON when it listens, then obeys lines of JSON;
// ends with its standard input.
import { flushCompileCache } from 'node:module'
import { createInterface } from 'node:readline'
import pg from 'pg'
import pino from 'pino'
import { type Config, parseConfig } from '../../src/kernel/config.ts'
import { makeAdjustableTime } from '../../src/kernel/db/adjustableTime.ts'
import { openDatabaseTime } from '../../src/kernel/db/databaseTime.ts'
import { atOnce } from '../../src/kernel/sweep.ts'
import { type PlantedFault, plantFault } from './plantedFaults.ts'

/** `sign`: sends a heartbeat at once, so that the jump is not taken for a silence. */
export type ChaosOrder = { advanceMs: number; sign: boolean }
/** Its heap after garbage collection, and the CPU time it has used so far. */
export type ChaosAnswer = { nowMs: number; heapMib: number; residentMib: number; cpuMs: number }
export type ChaosSettings = {
  databaseUrl: string
  redisUrl: string | null
  dataDir: string
  /** How far its time is ahead of the database's. */
  aheadMs: number
  logLevel: string
  plant: PlantedFault | null
}

const settings = JSON.parse(process.argv[2] ?? '') as ChaosSettings
const { databaseUrl, redisUrl, dataDir, aheadMs, logLevel, plant } = settings
if (plant !== null) plantFault(plant)
const { openServer } = await import('../../src/server.ts')

const parsed = parseConfig({
  PORT: '0',
  RATE_LIMITS: 'off',
  CALENDAR: 'off',
  FIRST_MOVE_S: '120',
  DATA_DIR: dataDir,
  DATA_KEYS: `tests:${Buffer.alloc(32, 8).toString('base64')}`,
  ...(redisUrl !== null && { REDIS_URL: redisUrl }),
})
if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))

async function open(config: Config) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, connectionTimeoutMillis: 2000 })
  pool.on('error', () => {})
  const databaseTime = await openDatabaseTime(pool)
  setInterval(() => databaseTime.measure().catch(() => {}), 10_000)
  const time = makeAdjustableTime(databaseTime)
  time.advance(aheadMs)
  const log = pino({ level: logLevel }, pino.destination(2))
  const server = await openServer({ config, log, siteDir: dataDir, connectionString: databaseUrl, time })
  return { server, time }
}

const { server, time } = await open(parsed.config).catch((error: Error) => {
  // With so many faults the database may be down right now: the parent process tries again.
  process.stdout.write(`${JSON.stringify({ failed: error.message })}\n`)
  process.exit(1)
})
const sendHeartbeat = server.sweeps.find(({ name }) => name === 'sign of life')
// A killed process would not write it at its end.
flushCompileCache()
process.stdout.write(`${JSON.stringify({ port: server.port })}\n`)

createInterface({ input: process.stdin })
  .on('line', async (line) => {
    const { advanceMs, sign } = JSON.parse(line) as ChaosOrder
    if (advanceMs > 0) time.advance(advanceMs)
    if (sign) await sendHeartbeat?.run(atOnce).catch(() => {})
    const { user, system } = process.cpuUsage()
    const cpuMs = (user + system) / 1000
    globalThis.gc?.()
    const { heapUsed, rss } = process.memoryUsage()
    const answer: ChaosAnswer = {
      nowMs: time.nowMs(),
      heapMib: heapUsed / 2 ** 20,
      residentMib: rss / 2 ** 20,
      cpuMs,
    }
    process.stdout.write(`${JSON.stringify(answer)}\n`)
  })
  .on('close', () => process.exit(0))
