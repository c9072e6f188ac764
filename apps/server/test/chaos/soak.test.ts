import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '../../src/kernel/db/openDatabase.ts'
import { insertCrowd } from '../crowdKit.ts'
import { PROOF_TIMEOUT_MS } from '../proofKit.ts'
import { type ChaosCluster, openChaosCluster } from './chaosCluster.ts'
import { type ChaosContext, type ChaosPlayer, openChaosPlayer } from './chaosPlayer.ts'
import { makeSeededRandom } from './seededRandom.ts'

// A long run at half the load that the machine can take: the servers' memory, and how long a move takes, stay
// as they were. `PROVE_SOAK_MINUTES` sets its length; only `npm run prove` runs it.

const MINUTES = Number(process.env.PROVE_SOAK_MINUTES ?? 60)
const PLAYERS = 120
const SAMPLE_EVERY_MS = 10_000
const WARM_UP_MS = 45_000
const LIMIT_TRIES = 8
/** How much a server's heap may grow from the warm-up to the end, by the line through all samples. */
const GROWTH_MAX_MIB = 16
/**
 * How much more CPU time a move may cost in the last third than in the first, and how much slower it may be.
 */
const COST_RATIO_MAX = 1.5
const LATENCY_RATIO_MAX = 2

/** `cpuMsPerMove`: the CPU time of both servers for a move and all that comes with it. */
type Sample = {
  atMin: number
  heapMib: number[]
  cpuMsPerMove: number
  p50Ms: number
  p99Ms: number
  movesPerS: number
}

let cluster: ChaosCluster
let players: ChaosPlayer[]
let thinkMs = 0
let mood: ReturnType<ChaosContext['mood']> = 'play'
beforeAll(async () => {
  cluster = await openChaosCluster({ serverCount: 2, plant: null, logLevel: 'warn' })
  const { db, close } = openDatabase({ connectionString: cluster.connectionString, maxConnections: 2 })
  const ctx = { db, time: { nowMs: () => Date.now() } } as Parameters<typeof insertCrowd>[0]['ctx']
  const members = await insertCrowd({ ctx }, { count: PLAYERS, amountReais: 5000 })
  await db.updateTable('ratings').set({ rating: 1500 }).execute()
  await close()
  const random = makeSeededRandom(Number(process.env.PROVE_SEED ?? 1))
  const table: ChaosContext = {
    ports: cluster.servers.map(({ port }) => port),
    note: () => {},
    nowMs: () => performance.now(),
    mood: () => mood,
    stakes: [0, 2, 5],
    thinkMs: () => thinkMs,
  }
  players = members.map((member, client) => openChaosPlayer(table, { member, client, random: random.fork() }))
}, 180_000)
afterAll(async () => {
  mood = 'hold'
  await Promise.all((players ?? []).map((player) => player.close()))
  await cluster?.close()
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

async function measureAll(): Promise<{ heapMib: number[]; cpuMs: number }> {
  const all = await Promise.all(cluster.servers.map((server) => server.measure()))
  return { heapMib: all.map(({ heapMib }) => heapMib), cpuMs: all.reduce((sum, { cpuMs }) => sum + cpuMs, 0) }
}

/**
 * The lower quartile: the value on a machine that does nothing else. Other load makes moves slower, so
 * stretches are compared by their quick ones.
 */
function lowerQuartile(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 2] ?? Number.NaN
}

/** Measures a stretch of play. */
async function sample(startMs: number, forMs: number): Promise<Sample> {
  for (const { latenciesMs } of players) latenciesMs.length = 0
  const before = await measureAll()
  const fromMs = performance.now()
  await pause(forMs)
  const after = await measureAll()
  const tookS = (performance.now() - fromMs) / 1000
  const latencies = players
    .flatMap(({ latenciesMs }) => latenciesMs.splice(0))
    .sort((one, other) => one - other)
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? Number.NaN
  return {
    atMin: (performance.now() - startMs) / 60_000,
    heapMib: after.heapMib,
    cpuMsPerMove: (after.cpuMs - before.cpuMs) / latencies.length,
    p50Ms: at(0.5),
    p99Ms: at(0.99),
    movesPerS: latencies.length / tookS,
  }
}

/** Measures play without thinking, once games run: on a shared machine that may take a while. */
async function sampleLimit(): Promise<Sample> {
  for (let tries = 1; tries <= LIMIT_TRIES; tries++) {
    await pause(WARM_UP_MS / 2)
    const full = await sample(performance.now(), WARM_UP_MS / 2)
    if (full.movesPerS > 1) return full
  }
  throw new Error('no moves are played')
}

/** The rise per minute: the slope of the least-squares line. */
function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (pick: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + pick(point), 0) / points.length
  const [x0, y0] = [mean(({ x }) => x), mean(({ y }) => y)]
  return mean(({ x, y }) => (x - x0) * (y - y0)) / mean(({ x }) => (x - x0) ** 2)
}

describe.skipIf(process.env.PROVE !== 'full')(`a run of ${MINUTES} minutes at half load`, () => {
  it(
    'leaves the servers’ memory, and how long a move takes, as they were',
    async () => {
      const full = await sampleLimit()
      // At the limit, a move of a game takes this long; thinking for as long again, on average, halves the
      // rate.
      thinkMs = 2 * (PLAYERS / 2 / full.movesPerS) * 1000
      await pause(WARM_UP_MS)
      const startMs = performance.now()
      const samples: Sample[] = []
      while (performance.now() - startMs < MINUTES * 60_000) {
        const taken = await sample(startMs, SAMPLE_EVERY_MS)
        // A stretch without moves has no latency.
        if (taken.movesPerS > 0) samples.push(taken)
      }
      const line = (pick: (one: Sample) => number) =>
        slope(samples.map((one) => ({ x: one.atMin, y: pick(one) })))
      const heapSlopes = cluster.servers.map((_, index) =>
        line(({ heapMib }) => heapMib[index] ?? Number.NaN),
      )
      const third = Math.ceil(samples.length / 3)
      const quick = (pick: (one: Sample) => number) => {
        const values = samples.map(pick)
        return { first: lowerQuartile(values.slice(0, third)), last: lowerQuartile(values.slice(-third)) }
      }
      const [costs, p50s, p99s] = [
        quick(({ cpuMsPerMove }) => cpuMsPerMove),
        quick(({ p50Ms }) => p50Ms),
        quick(({ p99Ms }) => p99Ms),
      ]
      const report = {
        limitPerS: full.movesPerS,
        samples: samples.length,
        heapMibPerMin: heapSlopes,
        costs,
        p50s,
        p99s,
      }
      process.stdout.write(`${JSON.stringify(report)}\n`)
      for (const heapSlope of heapSlopes) expect(heapSlope * MINUTES).toBeLessThan(GROWTH_MAX_MIB)
      expect(costs.last).toBeLessThan(costs.first * COST_RATIO_MAX)
      expect(p50s.last).toBeLessThan(p50s.first * LATENCY_RATIO_MAX)
      // With fewer than half of the stretches, it was no soak.
      expect(samples.length).toBeGreaterThan((MINUTES * 60_000) / SAMPLE_EVERY_MS / 2)
    },
    PROOF_TIMEOUT_MS * 2,
  )
})
