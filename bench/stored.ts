// Moves on a database that already holds ten million finished games, beside one that holds none: the same
// server and the same running games, measured in turns.
import { join } from 'node:path'
import { type Figure, lowerIsBetter } from './figure.ts'
import { fillDatabase } from './lists/fillDatabase.ts'
import { measure, median, printRun } from './moves/measure.ts'
import { openScratchDatabase } from './moves/scratchDatabase.ts'
import type { Side } from './moves/sides.ts'
import { startProcess } from './moves/startProcess.ts'

const GAMES = Number(process.env.BENCH_GAMES ?? 10_000_000)
const USERS = Math.max(1000, GAMES / 50)
const ROUNDS = 5
const PER_S = 4000
const SECONDS = 5
const WARM_UP_SECONDS = 5

async function openSide(closers: (() => Promise<unknown>)[], isFull: boolean): Promise<Side> {
  const { url, folder, close } = await openScratchDatabase()
  closers.push(close)
  const tablesPath = join(folder, 'tables.json')
  const start = () => startProcess('lanceServer.ts', url, tablesPath, folder, '')
  if (isFull) {
    // The server makes the tables. It ends before they are filled: its sweeps would search them without indexes.
    const first = start()
    await first.ask()
    await first.end()
    await fillDatabase(url, { users: USERS, games: GAMES })
  }
  const server = start()
  closers.push(() => server.end())
  const { port } = (await server.ask()) as { port: number }
  const load = startProcess('load.ts', String(port), tablesPath)
  closers.push(() => load.end())
  await load.ask()
  return { name: 'ours', servers: [server], load, databaseUrl: url, redisPid: null }
}

export async function bench(): Promise<Figure[]> {
  const closers: (() => Promise<unknown>)[] = []
  try {
    const sides = [
      { name: 'full', side: await openSide(closers, true), p50s: [] as number[], p99s: [] as number[] },
      { name: 'empty', side: await openSide(closers, false), p50s: [] as number[], p99s: [] as number[] },
    ] as const
    for (const { side } of sides) await measure(side, { perS: PER_S, seconds: WARM_UP_SECONDS })
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, side, p50s, p99s } of sides) {
        const run = await measure(side, { perS: PER_S, seconds: SECONDS })
        printRun(`${PER_S}/s`, name, run)
        p50s.push(run.p50Ms)
        p99s.push(run.p99Ms)
      }
    const [full, empty] = sides
    const peerName = 'none stored'
    const games = `${PER_S} moves/s with ${GAMES.toLocaleString('en')} games stored`
    return [
      lowerIsBetter({
        figure: `p50 at ${games}`,
        unit: 'ms',
        peerName,
        ours: median(full.p50s),
        peer: median(empty.p50s),
      }),
      lowerIsBetter({
        figure: `p99 at ${games}`,
        unit: 'ms',
        peerName,
        ours: median(full.p99s),
        peer: median(empty.p99s),
      }),
    ]
  } finally {
    for (const close of closers.reverse()) await close()
  }
}
