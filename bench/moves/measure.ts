import { readFile } from 'node:fs/promises'
import type { ServerOrder, StretchAnswer } from './answerOrders.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import { runOn } from './scratchDatabase.ts'
import type { Side } from './sides.ts'
import type { HeapWatch } from './watchHeap.ts'

/** CPU use in cores: 1 is one full core. A server's JavaScript uses no more than one. */
export type Cores = { server: number; database: number; redis: number; load: number }

/** What barely depends on the machine, of the busiest server: its heap, and its commits in ms. */
export type Inside = {
  allocatedBytesPerMove: number
  survivedBytes: number
  pauses: { count: number; p50Ms: number; p99Ms: number; maxMs: number; share: number }
  loopDelayMs: HeapWatch['loopDelayMs']
  commitMs: { p50: number; p99: number }
}

/** A stretch of load, its cost to the machine, and the moves per commit. `server`: the busiest of them. */
export type Run = LoadResult & {
  cores: Cores
  serverUs: number
  databaseUs: number
  movesPerCommit: number
  inside: Inside
}

/**
 * CPU time of each of these processes so far, in ms; 0 for one that has ended. Linux reports hundredths of a
 * second.
 */
function cpuMs(pids: readonly number[]): Promise<number[]> {
  return Promise.all(
    pids.map(async (pid) => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * 10
    }),
  )
}

async function databasePids(url: string | null): Promise<number[]> {
  if (url === null) return []
  const { rows } = await runOn(url, 'select pid from pg_stat_activity where pid <> pg_backend_pid()')
  return rows.map(({ pid }) => pid as number)
}

const askAll = ({ servers }: Side, order: ServerOrder) =>
  Promise.all(servers.map((server) => server.ask(order)))

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** The value at a share of a list in order; 0 of an empty one. */
const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** `played`: the moves of the whole stretch, each of which every server allocates for. */
function describe(stretches: readonly StretchAnswer[], played: number): Inside {
  const [busiest] = [...stretches].sort((one, other) => other.heap.allocatedBytes - one.heap.allocatedBytes)
  if (busiest === undefined) throw new Error('a side has a server')
  const { allocatedBytes, survivedBytes, pausesMs, loopDelayMs, tookMs } = busiest.heap
  const commitsMs = stretches.flatMap(({ commits }) => commits.tookMs).sort((one, other) => one - other)
  return {
    allocatedBytesPerMove: allocatedBytes / played,
    survivedBytes,
    pauses: {
      count: pausesMs.length,
      p50Ms: at(pausesMs, 0.5),
      p99Ms: at(pausesMs, 0.99),
      maxMs: at(pausesMs, 1),
      share: sum(pausesMs) / tookMs,
    },
    loopDelayMs,
    commitMs: { p50: at(commitsMs, 0.5), p99: at(commitsMs, 0.99) },
  }
}

/** Measures one stretch of load on a side. */
export async function measure(side: Side, order: LoadOrder): Promise<Run> {
  const groups = [
    await databasePids(side.databaseUrl),
    side.redisPid === null ? [] : [side.redisPid],
    [side.load.child.pid ?? 0],
    ...side.servers.map(({ child }) => [child.pid ?? 0]),
  ]
  await askAll(side, { do: 'watch' })
  const fromMs = performance.now()
  const before = await Promise.all(groups.map(cpuMs))
  const result = (await side.load.ask(order)) as LoadResult
  const after = await Promise.all(groups.map(cpuMs))
  const tookMs = performance.now() - fromMs
  const stretches = (await askAll(side, { do: 'report' })) as StretchAnswer[]
  // What a process that ended meanwhile had spent is unknown.
  const spentMs = after.map((group, index) =>
    sum(group.map((ms, member) => Math.max(0, ms - (before[index]?.[member] ?? 0)))),
  )
  const [databaseMs = 0, redisMs = 0, loadMs = 0, ...serversMs] = spentMs
  const moves = sum(stretches.map(({ commits }) => commits.moves))
  const commits = sum(stretches.map((stretch) => stretch.commits.commits))
  return {
    ...result,
    cores: {
      server: Math.max(...serversMs) / tookMs,
      database: databaseMs / tookMs,
      redis: redisMs / tookMs,
      load: loadMs / tookMs,
    },
    serverUs: (sum(serversMs) * 1000) / result.played,
    databaseUs: (databaseMs * 1000) / result.played,
    movesPerCommit: moves / commits,
    inside: describe(stretches, result.played),
  }
}

/** Prints a run as two lines for the terminal: what it did, and what went on inside the server. */
export function printRun(name: string, side: string, run: Run): void {
  const { perS, p50Ms, p99Ms, maxMs, late, cores, serverUs, databaseUs, movesPerCommit, inside } = run
  const times = `p50 ${p50Ms.toFixed(2)}, p99 ${p99Ms.toFixed(2)}, max ${maxMs.toFixed(1)} ms`
  const full = Object.entries(cores).map(([part, share]) => `${part} ${share.toFixed(2)}`)
  const cost = `µs per move: server ${serverUs.toFixed(1)}, database ${databaseUs.toFixed(1)}`
  const batch = Number.isNaN(movesPerCommit) ? '' : `  moves per commit ${movesPerCommit.toFixed(1)}`
  console.log(
    `${name.padEnd(10)} ${side.padEnd(9)} ${Math.round(perS)}/s  ${times}  cores: ${full.join(', ')}  ${cost}${batch}${late ? `  late ${late}` : ''}`,
  )
  const { allocatedBytesPerMove, survivedBytes, pauses, loopDelayMs, commitMs } = inside
  const stops = `${pauses.count} pauses, p50 ${pauses.p50Ms.toFixed(1)}, p99 ${pauses.p99Ms.toFixed(1)}, longest ${pauses.maxMs.toFixed(1)} ms, ${(pauses.share * 100).toFixed(1)} % of the time`
  const commit =
    commitMs.p50 === 0 ? '' : `  commit p50 ${commitMs.p50.toFixed(2)}, p99 ${commitMs.p99.toFixed(2)} ms`
  console.log(
    `${''.padEnd(20)} ${Math.round(allocatedBytesPerMove)} B per move, ${Math.round(survivedBytes / 1000)} kB survive a scavenge  ${stops}  loop delay p50 ${loopDelayMs.p50.toFixed(1)}, p99 ${loopDelayMs.p99.toFixed(1)} ms${commit}`,
  )
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
