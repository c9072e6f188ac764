// A tournament of 8192 players, each with a socket of their own, on one server process: how long after its
// start the last pair of the first round is notified, how long after a round's last result the next round is,
// what a connected player costs, and how fast a page of the bracket is. Beside it a plain ws server that
// sends something to as many sockets, and pairs and stores nothing.
import { gzipSync } from 'node:zlib'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import { median } from './interleave.ts'
import { openScratchDatabase } from './moves/scratchDatabase.ts'
import { type BenchProcess, startProcess } from './moves/startProcess.ts'
import type { BellOrder } from './tournament/bellServer.ts'
import type { CrowdOrder, CrowdResult } from './tournament/crowd.ts'
import type { CupOrder } from './tournament/cupServer.ts'
import { panBracket } from './tournament/panBracket.ts'

const PLAYERS = Number(process.env.BENCH_PLAYERS ?? 8192)
const PAGES = 200
const PEER = 'ws, nothing paired or stored'

async function askCup(cup: BenchProcess, verb: CupOrder['do']) {
  return (await cup.ask({ do: verb } satisfies CupOrder)) as { atMs: number; residentKib: number }
}

type Notified = { players: number; having: string }

/**
 * Does something that notifies this many players; returns how long after it the first and the last were, in
 * ms.
 */
async function timeNotifications(
  crowd: BenchProcess,
  notified: Notified,
  act: () => Promise<{ atMs: number }>,
) {
  // The crowd answers when it listens, and again when all were notified.
  await crowd.ask({ awaitTold: notified.players, having: notified.having } satisfies CrowdOrder)
  const { atMs } = await act()
  const { lastToldAtMs, firstToldAtMs, errors } = (await crowd.ask()) as CrowdResult
  if (errors > 0) throw new Error(`${errors} sockets received an error or were closed`)
  return { lastMs: lastToldAtMs - atMs, firstMs: firstToldAtMs - atMs }
}

/** How long a page of the bracket takes, in ms, and its size on the wire in KiB. */
async function readPages(port: number, cupId: string): Promise<{ tookMs: number; kib: number }> {
  const url = (offset: number) =>
    `http://127.0.0.1:${port}/tournaments/${cupId}/bracket?round=1&offset=${offset}&limit=64`
  const times: number[] = []
  let bytes = 0
  for (let page = 0; page < PAGES; page++) {
    const startMs = performance.now()
    const answer = await fetch(url((page * 64) % (PLAYERS / 2)), { headers: { 'accept-encoding': 'gzip' } })
    const text = await answer.text()
    times.push(performance.now() - startMs)
    if (!answer.ok) throw new Error(text)
    bytes += gzipSync(text).length
  }
  return { tookMs: median(times), kib: bytes / PAGES / 1024 }
}

type Measured = {
  lastMs: number
  nextMs: number
  kibPerPlayer: number
}

async function measureBell(ticketsPath: string): Promise<Measured> {
  const bell = startProcess('../tournament/bellServer.ts')
  const memory = async () =>
    ((await bell.ask({ memory: true } satisfies BellOrder)) as { residentKib: number }).residentKib
  try {
    const { port } = (await bell.ask()) as { port: number }
    const beforeKib = await memory()
    const crowd = startProcess('../tournament/crowd.ts', String(port), ticketsPath)
    await crowd.ask()
    const kibPerPlayer = ((await memory()) - beforeKib) / PLAYERS
    const ring = (count: number) =>
      timeNotifications(
        crowd,
        { players: count, having: 'MATCH_READY' },
        async () => (await bell.ask({ ring: count } satisfies BellOrder)) as { atMs: number },
      )
    const { lastMs } = await ring(PLAYERS)
    const { lastMs: nextMs } = await ring(PLAYERS / 2)
    await crowd.end()
    return { lastMs, nextMs, kibPerPlayer }
  } finally {
    await bell.end()
  }
}

type Cup = Measured & {
  begunMs: number
  pageMs: number
  pageKib: number
  pan: { ours: number; plain: number }
  whole: { tookMs: number; kib: number }
}

async function measureCup(url: string, folder: string, ticketsPath: string): Promise<Cup> {
  const cup = startProcess('../tournament/cupServer.ts', url, ticketsPath, folder, String(PLAYERS))
  try {
    const { port, cupId } = (await cup.ask()) as { port: number; cupId: string }
    const beforeKib = (await askCup(cup, 'memory')).residentKib
    const openedMs = performance.now()
    const crowd = startProcess('../tournament/crowd.ts', String(port), ticketsPath)
    await crowd.ask()
    console.log(`${PLAYERS} sockets open after ${Math.round(performance.now() - openedMs)} ms`)
    const kibPerPlayer = ((await askCup(cup, 'memory')).residentKib - beforeKib) / PLAYERS
    const started = await timeNotifications(crowd, { players: PLAYERS, having: '"round":1,' }, () =>
      askCup(cup, 'start'),
    )
    console.log(
      `start: first notified after ${Math.round(started.firstMs)} ms, last ${Math.round(started.lastMs)}`,
    )
    const begun = await timeNotifications(crowd, { players: PLAYERS, having: '"gameId":"' }, () =>
      askCup(cup, 'begin'),
    )
    console.log(`${PLAYERS / 2} games started: last notified after ${Math.round(begun.lastMs)} ms`)
    const page = await readPages(port, cupId)
    const pan = await panBracket({ port, cupId, players: PLAYERS })
    const next = await timeNotifications(crowd, { players: PLAYERS / 2, having: '"round":2,' }, () =>
      askCup(cup, 'endRound'),
    )
    const whole = (await cup.ask({ do: 'whole' } satisfies CupOrder)) as Cup['whole']
    await crowd.end()
    return {
      kibPerPlayer,
      lastMs: started.lastMs,
      begunMs: begun.lastMs,
      nextMs: next.lastMs,
      pageMs: page.tookMs,
      pageKib: page.kib,
      pan,
      whole,
    }
  } finally {
    await cup.end()
  }
}

export async function bench(): Promise<Figure[]> {
  const database = await openScratchDatabase()
  const ticketsPath = `${database.folder}/tickets.json`
  try {
    const ours = await measureCup(database.url, database.folder, ticketsPath)
    const peer = await measureBell(ticketsPath)
    const wholeName = 'the whole bracket at once'
    return [
      lowerIsBetter({
        figure: 'start to last notified',
        unit: 'ms',
        peerName: PEER,
        ours: ours.lastMs,
        peer: peer.lastMs,
      }),
      lowerIsBetter({
        figure: `${PLAYERS / 2} games started, last notified`,
        unit: 'ms',
        peerName: PEER,
        ours: ours.begunMs,
        peer: peer.lastMs,
      }),
      lowerIsBetter({
        figure: 'last result to next round notified',
        unit: 'ms',
        peerName: PEER,
        ours: ours.nextMs,
        peer: peer.nextMs,
      }),
      lowerIsBetter({
        figure: 'KiB per connected player',
        unit: 'KiB',
        peerName: PEER,
        ours: ours.kibPerPlayer,
        peer: peer.kibPerPlayer,
      }),
      lowerIsBetter({
        figure: 'bracket page',
        unit: 'ms',
        peerName: wholeName,
        ours: ours.pageMs,
        peer: ours.whole.tookMs,
      }),
      lowerIsBetter({
        figure: 'bracket page, compressed',
        unit: 'KiB',
        peerName: wholeName,
        ours: ours.pageKib,
        peer: ours.whole.kib,
      }),
      higherIsBetter({
        figure: 'panning the bracket',
        unit: 'frames/s',
        peerName: 'every match in the page',
        ours: ours.pan.ours,
        peer: ours.pan.plain,
      }),
    ]
  } finally {
    await database.close()
  }
}
