import { readFile } from 'node:fs/promises'
import type { Commits } from './countCommits.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import { runOn } from './scratchDatabase.ts'
import type { Side } from './sides.ts'

/** CPU use in cores: 1 is one full core. A server's JavaScript uses no more than one. */
export type Cores = { server: number; database: number; redis: number; load: number }

/** A stretch of load, its cost to the machine, and the moves per commit. `server`: the busiest of them. */
export type Run = LoadResult & { cores: Cores; serverUs: number; databaseUs: number; movesPerCommit: number }

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

async function countCommits({ servers, databaseUrl }: Side): Promise<Commits> {
  const all = { commits: 0, moves: 0 }
  if (databaseUrl === null) return all
  for (const server of servers) {
    const { commits, moves } = (await server.ask({})) as Commits
    all.commits += commits
    all.moves += moves
  }
  return all
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Measures one stretch of load on a side. */
export async function measure(side: Side, order: LoadOrder): Promise<Run> {
  const groups = [
    await databasePids(side.databaseUrl),
    side.redisPid === null ? [] : [side.redisPid],
    [side.load.child.pid ?? 0],
    ...side.servers.map(({ child }) => [child.pid ?? 0]),
  ]
  const commitsBefore = await countCommits(side)
  const fromMs = performance.now()
  const before = await Promise.all(groups.map(cpuMs))
  const result = (await side.load.ask(order)) as LoadResult
  const after = await Promise.all(groups.map(cpuMs))
  const tookMs = performance.now() - fromMs
  const commits = await countCommits(side)
  // What a process that ended meanwhile had spent is unknown.
  const spentMs = after.map((group, index) =>
    sum(group.map((ms, member) => Math.max(0, ms - (before[index]?.[member] ?? 0)))),
  )
  const [databaseMs = 0, redisMs = 0, loadMs = 0, ...serversMs] = spentMs
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
    movesPerCommit: (commits.moves - commitsBefore.moves) / (commits.commits - commitsBefore.commits),
  }
}

/** Prints a run as a line for the terminal. */
export function printRun(name: string, side: string, run: Run): void {
  const { perS, p50Ms, p99Ms, maxMs, late, cores, serverUs, databaseUs, movesPerCommit } = run
  const times = `p50 ${p50Ms.toFixed(2)}, p99 ${p99Ms.toFixed(2)}, max ${maxMs.toFixed(1)} ms`
  const full = Object.entries(cores).map(([part, share]) => `${part} ${share.toFixed(2)}`)
  const cost = `µs per move: server ${serverUs.toFixed(1)}, database ${databaseUs.toFixed(1)}`
  const batch = Number.isNaN(movesPerCommit) ? '' : `  moves per commit ${movesPerCommit.toFixed(1)}`
  console.log(
    `${name.padEnd(10)} ${side.padEnd(9)} ${Math.round(perS)}/s  ${times}  cores: ${full.join(', ')}  ${cost}${batch}${late ? `  late ${late}` : ''}`,
  )
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
