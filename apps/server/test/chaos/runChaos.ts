import type pg from 'pg'
import { audits } from '../../src/edges/audits.ts'
import { openDatabase } from '../../src/kernel/db/openDatabase.ts'
import { reconcile } from '../../src/money/ledger/index.ts'
import { insertCrowd } from '../crowdKit.ts'
import { findDiffering, findMismatchedAnswers, waitUntilAgreed } from './agreement.ts'
import { type ChaosCluster, openChaosCluster } from './chaosCluster.ts'
import { type ChaosContext, type ChaosPlayer, openChaosPlayer } from './chaosPlayer.ts'
import { checkHistory } from './checkHistory.ts'
import type { History, HistoryEvent } from './history.ts'
import { drawFault, FAULT_WEIGHTS, type FaultName, injectFault, repairAll } from './injectedFaults.ts'
import type { PlantedFault } from './plantedFaults.ts'
import { readTruth, readWallets } from './readTruth.ts'
import { makeSeededRandom, type SeededRandom } from './seededRandom.ts'

export type ChaosPlan = {
  seed: number
  servers: number
  players: number
  /** How long faults are injected. */
  knocksForMs: number
  /** The longest pause between two faults. */
  restMs: number
  weights?: Readonly<Partial<Record<FaultName, number>>>
  plant?: PlantedFault | null
  /** A migrated database on a shared PostgreSQL, if the cluster is not to start its own. */
  connectionString?: string
  thinkMs?: number
  /** How long games may take to end when all players resign. */
  endWithinMs?: number
}

export type ChaosReport = {
  /** What is wrong, in words; empty if all rules held. */
  wrong: string[]
  games: Record<string, number>
  moves: number
  knocks: Partial<Record<FaultName, number>>
  mostSockets: number
  /** From the last repair until every screen showed the stored position, in ms; null if they never agreed. */
  agreedAfterMs: number | null
  /** How long each part of the run took. */
  tookMs: Record<string, number>
}

const END_WITHIN_MS = 40_000
const BALANCE_REAIS = 400

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Has people play on several servers while everything fails that can; reports what was wrong at the end. */
export async function runChaos(plan: ChaosPlan): Promise<ChaosReport> {
  const startMs = performance.now()
  const cluster = await openChaosCluster({
    serverCount: plan.servers,
    plant: plan.plant ?? null,
    connectionString: plan.connectionString,
    logLevel: process.env.CHAOS_LOG ?? 'silent',
  })
  const database = openDatabase({ connectionString: cluster.connectionString, maxConnections: 4 })
  try {
    const openedMs = performance.now()
    const report = await play(plan, cluster, database)
    return { ...report, tookMs: { open: Math.round(openedMs - startMs), ...report.tookMs } }
  } finally {
    await database.close()
    await cluster.close()
  }
}

async function play(
  plan: ChaosPlan,
  cluster: ChaosCluster,
  { db, pool }: ReturnType<typeof openDatabase>,
): Promise<ChaosReport> {
  const random = makeSeededRandom(plan.seed)
  const ctx = { db, time: { nowMs: () => Date.now() } } as Parameters<typeof insertCrowd>[0]['ctx']
  const members = await insertCrowd({ ctx }, { count: plan.players, amountReais: BALANCE_REAIS })
  // Close enough to each other that no player waits long for an opponent.
  await pool.query('update ratings set rating = 1500')
  const before = await readWallets(
    pool,
    members.map(({ id }) => id),
  )
  const events: HistoryEvent[] = []
  let mood: ReturnType<ChaosContext['mood']> = 'play'
  const context: ChaosContext = {
    ports: cluster.servers.map(({ port }) => port),
    note: (event) => void events.push(event),
    nowMs: () => performance.now(),
    mood: () => mood,
    stakes: [0, 2, 5, 20],
    thinkMs: () => plan.thinkMs ?? 60,
  }
  const players = members.map((member, client) =>
    openChaosPlayer(context, { member, client, random: random.fork() }),
  )
  try {
    const tookMs: Record<string, number> = {}
    const timed = async <T>(part: string, work: Promise<T>): Promise<T> => {
      const fromMs = performance.now()
      const done = await work
      tookMs[part] = Math.round(performance.now() - fromMs)
      return done
    }
    const { knocks, mostSockets } = await timed(
      'knocks',
      injectFaults(plan, { cluster, players, random, events }),
    )
    mood = 'hold'
    await timed('mend', repairAll(cluster))
    const agreed = await waitUntilAgreed(pool, players)
    mood = 'end'
    const isOver = await timed('end', waitUntilOver(pool, players, plan.endWithinMs))
    const tokens = new Map(members.map(({ id, token }) => [id, token]))
    const shownOtherwise = await findMismatchedAnswers(pool, { ports: context.ports, tokens })
    const history: History = { events, truth: await readTruth(pool, before) }
    const { findings } = await reconcile(db, audits)
    return {
      wrong: [
        ...(agreed.tookMs === null ? agreed.differing : []),
        ...(isOver ? [] : ['games went on although all players had resigned']),
        ...shownOtherwise,
        ...findings.map((finding) => `reconcile: ${JSON.stringify(finding)}`),
        ...checkHistory(history).map(({ rule, about, detail }) => `${rule}: ${about}: ${detail}`),
      ],
      games: countBy(history.truth.games.map(({ reason, status }) => reason ?? status)),
      moves: history.truth.games.reduce((sum, { ply }) => sum + ply, 0),
      knocks,
      mostSockets,
      agreedAfterMs: agreed.tookMs,
      tookMs,
    }
  } finally {
    await Promise.all(players.map((player) => player.close()))
  }
}

async function injectFaults(
  { knocksForMs, restMs, weights = FAULT_WEIGHTS }: ChaosPlan,
  stage: {
    cluster: ChaosCluster
    players: readonly ChaosPlayer[]
    random: SeededRandom
    events: readonly HistoryEvent[]
  },
): Promise<Pick<ChaosReport, 'knocks' | 'mostSockets'>> {
  const { random, players, events } = stage
  const knocks: ChaosReport['knocks'] = {}
  let mostSockets = 0
  await waitUntilPlaying(events, players.length)
  const untilMs = performance.now() + knocksForMs
  while (performance.now() < untilMs) {
    const name = drawFault(random, weights)
    await injectFault(name, stage)
    knocks[name] = (knocks[name] ?? 0) + 1
    await pause(random.integerBelow(restMs))
    mostSockets = Math.max(
      mostSockets,
      players.reduce((sum, player) => sum + player.countSockets(), 0),
    )
  }
  return { knocks, mostSockets }
}

/** How long a busy machine may take until the players have made their first moves. */
const PLAYING_WITHIN_MS = 60_000

/** Waits until the players have been told of two moves each: faults in an empty room would find nothing. */
async function waitUntilPlaying(events: readonly HistoryEvent[], players: number): Promise<void> {
  const untilMs = performance.now() + PLAYING_WITHIN_MS
  const countMoves = () => events.filter(({ kind }) => kind === 'move').length
  while (countMoves() < 2 * players && performance.now() < untilMs) await pause(50)
}

async function waitUntilOver(
  pool: pg.Pool,
  players: readonly ChaosPlayer[],
  endWithinMs = END_WITHIN_MS,
): Promise<boolean> {
  const untilMs = performance.now() + endWithinMs
  while (performance.now() < untilMs) {
    const { rows } = await pool.query("select from games where status = 'playing'")
    if (rows.length === 0 && (await findDiffering(pool, players)).length === 0) return true
    await pause(200)
  }
  return false
}

function countBy(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
