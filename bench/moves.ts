// Moves through the whole path (socket in, decided, on disk, both told), on one server and on two of which each game's
// players have one each, beside plain relays of ws and of socket.io that store nothing. In turn, in one run; servers,
// load generators, PostgreSQL and Redis on the same machine.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openRedis, redisProgram } from '../apps/server/test/redisServer.ts'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import type { Commits } from './moves/countCommits.ts'
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

/** One of those compared: its servers, and who loads them. */
type Side = { name: string; servers: BenchProcess[]; load: BenchProcess; databaseUrl: string | null }
type Run = LoadResult & { serverUs: number; databaseUs: number; loadUs: number; movesPerCommit: number }

async function countCommits({ servers, databaseUrl }: Side): Promise<Commits> {
  const sum = { commits: 0, moves: 0 }
  if (databaseUrl === null) return sum
  for (const server of servers) {
    const { commits, moves } = (await server.ask({})) as Commits
    sum.commits += commits
    sum.moves += moves
  }
  return sum
}

/** One stretch of load, what a move of it cost whom in µs of processor time, and how many went in one commit. */
async function measure(side: Side, order: LoadOrder): Promise<Run> {
  const groups = [
    side.servers.map(({ child }) => child.pid ?? 0),
    side.databaseUrl === null ? [] : await databasePids(side.databaseUrl),
    [side.load.child.pid ?? 0],
  ]
  const commitsBefore = await countCommits(side)
  const before = await Promise.all(groups.map(cpuMs))
  const result = (await side.load.ask(order)) as LoadResult
  const after = await Promise.all(groups.map(cpuMs))
  const commits = await countCommits(side)
  // The warm-up is in the times too.
  const moves = result.perS * (order.seconds + 1.5)
  const [serverUs = 0, databaseUs = 0, loadUs = 0] = after.map(
    (ms, index) => ((ms - (before[index] ?? 0)) * 1000) / moves,
  )
  const movesPerCommit = (commits.moves - commitsBefore.moves) / (commits.commits - commitsBefore.commits)
  return { ...result, serverUs, databaseUs, loadUs, movesPerCommit }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[sorted.length >> 1] ?? Number.NaN
}

function say(name: string, side: string, run: Run): void {
  const { perS, p50Ms, p99Ms, maxMs, late, serverUs, databaseUs, loadUs, movesPerCommit } = run
  const cost = `µs a move: server ${serverUs.toFixed(1)}, database ${databaseUs.toFixed(1)}, load ${loadUs.toFixed(1)}`
  const times = `p50 ${p50Ms.toFixed(2)}, p99 ${p99Ms.toFixed(2)}, max ${maxMs.toFixed(1)} ms`
  const batch = Number.isNaN(movesPerCommit) ? '' : `  moves a commit ${movesPerCommit.toFixed(1)}`
  console.log(
    `${name.padEnd(8)} ${side.padEnd(9)} ${Math.round(perS)}/s  ${times}  ${cost}${batch}${late ? `  late ${late}` : ''}`,
  )
}

const loads: { name: string; perS: number | null }[] = [
  { name: '2000/s', perS: 2000 },
  { name: '8000/s', perS: 8000 },
  { name: 'limit', perS: null },
]

type Median = (load: string, side: string, pick: (run: Run) => number) => number

function figuresOf(of: Median, hasTwo: boolean): Figure[] {
  const peerName = 'ws relay, nothing stored'
  const latency = (load: string, share: 'p50' | 'p99'): Figure => {
    const pick = (run: Run) => (share === 'p50' ? run.p50Ms : run.p99Ms)
    const pair = { ours: of(load, 'ours', pick), peer: of(load, 'ws', pick) }
    return lowerIsBetter({ figure: `${share} at ${load}`, unit: 'ms', peerName, ...pair })
  }
  const perS = (side: string) => of('limit', side, (run) => run.perS)
  const limit = (figure: string, ours: string, peer: string, name: string): Figure =>
    higherIsBetter({ figure, unit: 'moves/s', ours: perS(ours), peer: perS(peer), peerName: name })
  const one = 'one server'
  return [
    limit('moves/s at limit', 'ours', 'ws', peerName),
    limit('moves/s at limit, socket.io', 'ours', 'socket.io', 'socket.io relay, nothing stored'),
    ...(hasTwo ? [limit('moves/s at limit, two servers', 'two', 'ours', one)] : []),
    latency('2000/s', 'p50'),
    latency('2000/s', 'p99'),
    latency('8000/s', 'p50'),
    latency('8000/s', 'p99'),
    ...(hasTwo
      ? [
          lowerIsBetter({
            ...{ figure: 'p99 at 2000/s, two servers', unit: 'ms', peerName: one },
            ours: of('2000/s', 'two', (run) => run.p99Ms),
            peer: of('2000/s', 'ours', (run) => run.p99Ms),
          }),
        ]
      : []),
    higherIsBetter({
      ...{ figure: 'moves a commit at limit', unit: 'moves', peerName: 'a commit a move', peer: 1 },
      ours: of('limit', 'ours', (run) => run.movesPerCommit),
    }),
  ]
}

export async function bench(): Promise<Figure[]> {
  const one = await openScratchDatabase()
  const two = redisProgram ? await openScratchDatabase() : null
  const redis = two && (await openRedis())
  const started: BenchProcess[] = []
  const start = (script: string, ...args: string[]) => {
    const process = startProcess(script, ...args)
    started.push(process)
    return process
  }
  const open = async (name: string, servers: BenchProcess[], manner: string, databaseUrl: string | null) => {
    const ports: number[] = []
    for (const server of servers) ports.push(((await server.ask()) as { port: number }).port)
    const tables = join(name === 'two' && two ? two.folder : one.folder, 'tables.json')
    const load = start('load.ts', ports.join(','), tables, manner)
    await load.ask()
    return { name, servers, load, databaseUrl } satisfies Side
  }
  try {
    const ours = (at: { url: string; folder: string }, redisUrl = '') =>
      start('lanceServer.ts', at.url, join(at.folder, 'tables.json'), at.folder, redisUrl)
    const sides: Side[] = [await open('ours', [ours(one)], 'plain', one.url)]
    sides.push(await open('ws', [start('relayServer.ts')], 'plain', null))
    sides.push(await open('socket.io', [start('socketIoServer.ts')], 'socketIo', null))
    if (two && redis) {
      const first = ours(two, redis.url)
      const { port } = (await first.ask()) as { port: number }
      const told = { ...first, ask: async (order?: object) => (order ? first.ask(order) : { port }) }
      sides.push(await open('two', [told, ours(two, redis.url)], 'plain', two.url))
    }
    const runs = new Map<string, Run[]>()
    // A server that runs has been compiled by its traffic; these are not counted.
    for (const side of sides) await measure(side, { perS: null, seconds: WARM_UP_SECONDS })
    for (let round = 0; round < ROUNDS; round++) {
      for (const { name, perS } of loads) {
        for (const side of sides) {
          const run = await measure(side, { perS, seconds: SECONDS })
          say(name, side.name, run)
          runs.set(`${name} ${side.name}`, [...(runs.get(`${name} ${side.name}`) ?? []), run])
        }
      }
    }
    const of: Median = (load, side, pick) => median((runs.get(`${load} ${side}`) ?? []).map(pick))
    return figuresOf(of, two !== null)
  } finally {
    await Promise.all(started.map((process) => process.end()))
    await redis?.stop()
    await two?.close()
    await one.close()
  }
}
