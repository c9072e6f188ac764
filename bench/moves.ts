// Moves through the whole path (socket in, decided, on disk, both told) beside a plain relay of ws that stores
// nothing, in turn, in one run; server, load generator and PostgreSQL on the same machine.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import type { LoadOrder, LoadResult } from './moves/load.ts'
import { openScratchDatabase, runOn } from './moves/scratchDatabase.ts'
import { type BenchProcess, startProcess } from './moves/startProcess.ts'

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SECONDS = 5
const WARM_UP_SECONDS = 8

/** Processor time of these processes so far, in ms. Linux tells it in hundredths of a second. */
async function cpuMs(pids: readonly number[]): Promise<number> {
  let ticks = 0
  for (const pid of pids) {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    ticks += Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  }
  return ticks * 10
}

async function databasePids(url: string): Promise<number[]> {
  const { rows } = await runOn(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
  return rows.map(({ pid }) => pid as number)
}

type Run = LoadResult & { serverUs: number; databaseUs: number; loadUs: number }

/** One stretch of load, and what a move of it cost whom in µs of processor time. */
async function measure(
  side: { server: BenchProcess; load: BenchProcess; databaseUrl: string | null },
  order: LoadOrder,
): Promise<Run> {
  const groups = [
    [side.server.child.pid ?? 0],
    side.databaseUrl === null ? [] : await databasePids(side.databaseUrl),
    [side.load.child.pid ?? 0],
  ]
  const before = await Promise.all(groups.map(cpuMs))
  const result = (await side.load.ask(order)) as LoadResult
  const after = await Promise.all(groups.map(cpuMs))
  // The warm-up is in the times too.
  const moves = result.perS * (order.seconds + 1.5)
  const [serverUs = 0, databaseUs = 0, loadUs = 0] = after.map(
    (ms, index) => ((ms - (before[index] ?? 0)) * 1000) / moves,
  )
  return { ...result, serverUs, databaseUs, loadUs }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

function say(name: string, side: string, run: Run): void {
  const { perS, p50Ms, p99Ms, maxMs, late, serverUs, databaseUs, loadUs } = run
  const cost = `µs a move: server ${serverUs.toFixed(1)}, database ${databaseUs.toFixed(1)}, load ${loadUs.toFixed(1)}`
  const times = `p50 ${p50Ms.toFixed(2)}, p99 ${p99Ms.toFixed(2)}, max ${maxMs.toFixed(1)} ms`
  console.log(
    `${name.padEnd(8)} ${side.padEnd(5)} ${Math.round(perS)}/s  ${times}  ${cost}${late ? `  late ${late}` : ''}`,
  )
}

const loads: { name: string; perS: number | null }[] = [
  { name: '2000/s', perS: 2000 },
  { name: '8000/s', perS: 8000 },
  { name: 'limit', perS: null },
]

export async function bench(): Promise<Figure[]> {
  const database = await openScratchDatabase()
  const tablesPath = join(database.folder, 'tables.json')
  const lance = startProcess('lanceServer.ts', database.url, tablesPath, database.folder)
  const relay = startProcess('relayServer.ts')
  try {
    const { port } = (await lance.ask()) as { port: number }
    const { port: relayPort } = (await relay.ask()) as { port: number }
    const ourLoad = startProcess('load.ts', String(port), tablesPath)
    await ourLoad.ask()
    const relayLoad = startProcess('load.ts', String(relayPort), tablesPath)
    await relayLoad.ask()
    const ours = { server: lance, load: ourLoad, databaseUrl: database.url }
    const peer = { server: relay, load: relayLoad, databaseUrl: null }
    const runs = new Map<string, Run[]>()
    // A server that runs has been compiled by its traffic; these are not counted.
    for (const side of [ours, peer]) await measure(side, { perS: null, seconds: WARM_UP_SECONDS })
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, perS } of loads) {
        for (const [side, of] of [
          ['ours', ours],
          ['relay', peer],
        ] as const) {
          const run = await measure(of, { perS, seconds: SECONDS })
          say(name, side, run)
          runs.set(`${name} ${side}`, [...(runs.get(`${name} ${side}`) ?? []), run])
        }
      }
    }
    await ourLoad.end()
    await relayLoad.end()
    const of = (name: string, side: string, pick: (run: Run) => number) =>
      median((runs.get(`${name} ${side}`) ?? []).map(pick))
    const latency = (name: string, share: 'p50' | 'p99') => {
      const pick = (run: Run) => (share === 'p50' ? run.p50Ms : run.p99Ms)
      const pair = { ours: of(name, 'ours', pick), peer: of(name, 'relay', pick) }
      return lowerIsBetter({
        figure: `${share} at ${name}`,
        unit: 'ms',
        peerName: 'ws relay, nothing stored',
        ...pair,
      })
    }
    return [
      higherIsBetter({
        figure: 'moves/s at limit',
        unit: 'moves/s',
        ours: of('limit', 'ours', ({ perS }) => perS),
        peer: of('limit', 'relay', ({ perS }) => perS),
        peerName: 'ws relay, nothing stored',
      }),
      latency('2000/s', 'p50'),
      latency('2000/s', 'p99'),
      latency('8000/s', 'p50'),
      latency('8000/s', 'p99'),
    ]
  } finally {
    await Promise.all([lance.end(), relay.end()])
    await database.close()
  }
}
