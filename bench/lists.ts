// The most visited pages, on a product that has been running for years: the hall of fame, a player's page and
// games, the live games, by real calls. Ours beside the usual way, on the same database, alternating.
// BENCH_USERS and BENCH_GAMES make it smaller: ten million games take some ten minutes to fill in, and ten
// gigabytes.

import { migrate } from '../apps/server/src/kernel/db/migrate.ts'
import { type Figure, lowerIsBetter } from './figure.ts'
import { fillDatabase } from './lists/fillDatabase.ts'
import { quantile, type TimedCall, timeCalls } from './lists/timeCalls.ts'
import { openScratchDatabase, runOn } from './moves/scratchDatabase.ts'
import { type BenchProcess, startProcess } from './moves/startProcess.ts'

const USERS = Number(process.env.BENCH_USERS ?? 1_000_000)
const GAMES = Number(process.env.BENCH_GAMES ?? 10_000_000)
const SECONDS = Number(process.env.BENCH_SECONDS ?? 3)
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3)
const SIGNED_IN = 50

type Place = { rank: number; first: number; second: number; user_id: string }
type Person = { id: string; token: string }

/** What is read, and the call for it on either side. */
type ReadCase = { figure: string; ours: () => TimedCall; peer: () => TimedCall }

const oneOf = <One>(all: readonly One[]): One => all[Math.floor(Math.random() * all.length)] as One

function readCases({
  people,
  places,
  players,
}: {
  people: readonly Person[]
  places: readonly Place[]
  players: readonly string[]
}): ReadCase[] {
  return [
    // What any call takes on this machine, as busy as it is.
    {
      figure: 'a call without a query',
      ours: () => ({ path: '/healthz' }),
      peer: () => ({ path: '/nothing' }),
    },
    {
      figure: 'hall of fame, first page',
      ours: () => ({ path: '/champions' }),
      peer: () => ({ path: '/champions' }),
    },
    {
      figure: 'hall of fame, a deep page',
      ours() {
        const { rank, first, second, user_id } = oneOf(places)
        return { path: `/champions?cursor=${rank}_${first}_${second}_${user_id}` }
      },
      peer: () => ({ path: `/champions?offset=${oneOf(places).rank}` }),
    },
    {
      figure: 'hall of fame with the caller’s row',
      ours: () => ({ path: '/champions', token: oneOf(people).token }),
      peer: () => ({ path: `/champions?own=${oneOf(people).id}` }),
    },
    {
      figure: 'a player’s page',
      ours: () => ({ path: `/users/${oneOf(players)}/profile` }),
      peer: () => ({ path: `/profile/${oneOf(players)}` }),
    },
    {
      figure: 'a player’s games',
      ours: () => ({ path: `/users/${oneOf(players)}/games` }),
      peer: () => ({ path: `/games/${oneOf(players)}` }),
    },
    {
      figure: 'live games',
      ours: () => ({ path: '/live-games', token: oneOf(people).token }),
      peer: () => ({ path: '/live' }),
    },
  ]
}

type Ports = { ours: number; peer: number }

async function measure(readCase: ReadCase, ports: Ports): Promise<Figure[]> {
  const took = { ours: [] as number[], peer: [] as number[] }
  const peerName = 'offset, count(*)'
  for (let round = 0; round <= ROUNDS; round++) {
    for (const side of ['ours', 'peer'] as const) {
      const tookMs = await timeCalls(ports[side], readCase[side], SECONDS * 1000)
      // The first round is a warm-up.
      if (round > 0) took[side] = took[side].concat(tookMs)
    }
  }
  const figures = [0.5, 0.99].map((share) =>
    lowerIsBetter({
      figure: `${readCase.figure}, p${share * 100}`,
      unit: 'ms',
      ours: quantile(took.ours, share),
      peer: quantile(took.peer, share),
      peerName,
    }),
  )
  for (const { figure, ours, peer } of figures)
    console.log(`${figure}: ${ours.toFixed(2)} ms of ${took.ours.length} calls, peer ${peer.toFixed(2)} ms`)
  return figures
}

export async function bench(): Promise<Figure[]> {
  const scratch = await openScratchDatabase()
  const processes: BenchProcess[] = []
  try {
    await migrate(scratch.url)
    await fillDatabase(scratch.url, { users: USERS, games: GAMES })
    const ours = startProcess('../lists/listServer.ts', scratch.url, scratch.folder, String(SIGNED_IN))
    const peer = startProcess('../lists/peerServer.ts', scratch.url)
    processes.push(ours, peer)
    const { port, people } = (await ours.ask()) as { port: number; people: Person[] }
    const { port: peerPort } = (await peer.ask()) as { port: number }
    const places = await runOn(
      scratch.url,
      `select rank, first, second, user_id from rank_marks where board = 'titles' order by rank`,
    )
    const players = await runOn(scratch.url, 'select id from users order by md5(id::text) limit 2000')
    const looks = readCases({ people, places: places.rows, players: players.rows.map(({ id }) => id) })
    const figures: Figure[] = []
    for (const look of looks) figures.push(...(await measure(look, { ours: port, peer: peerPort })))
    return figures
  } finally {
    for (const one of processes) await one.end()
    await scratch.close()
  }
}
