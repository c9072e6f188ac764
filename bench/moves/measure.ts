import { readFile } from 'node:fs/promises'
import type { Commits } from './countCommits.ts'
import type { LoadOrder, LoadResult } from './load.ts'
import { runOn } from './scratchDatabase.ts'
import type { Side } from './sides.ts'

/** What had the processor, each in cores: 1 is one of them full. A server's JavaScript has one and no more. */
export type Cores = { server: number; database: number; redis: number; load: number }

/** A stretch of load, what it took of the machine, and how many moves went in one commit. `server`: the fullest of them. */
export type Run = LoadResult & { cores: Cores; serverUs: number; databaseUs: number; movesPerCommit: number }

/** Processor time of each of these processes so far, in ms; 0 of one that is gone. Linux tells it in hundredths of a second. */
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

/** One stretch of load at a side. */
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
  // What a process that ended meanwhile had spent is not known.
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

/** A run as a line for the terminal. */
export function say(name: string, side: string, run: Run): void {
  const { perS, p50Ms, p99Ms, maxMs, late, cores, serverUs, databaseUs, movesPerCommit } = run
  const times = `p50 ${p50Ms.toFixed(2)}, p99 ${p99Ms.toFixed(2)}, max ${maxMs.toFixed(1)} ms`
  const full = Object.entries(cores).map(([part, share]) => `${part} ${share.toFixed(2)}`)
  const cost = `µs a move: server ${serverUs.toFixed(1)}, database ${databaseUs.toFixed(1)}`
  const batch = Number.isNaN(movesPerCommit) ? '' : `  moves a commit ${movesPerCommit.toFixed(1)}`
  console.log(
    `${name.padEnd(10)} ${side.padEnd(9)} ${Math.round(perS)}/s  ${times}  cores: ${full.join(', ')}  ${cost}${batch}${late ? `  late ${late}` : ''}`,
  )
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? Number.NaN
}
