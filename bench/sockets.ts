// What a connected player costs: the memory of 4,000 players at 2,000 boards, and how long it takes to
// connect all of them, beside plain servers of ws, socket.io and Colyseus with two sockets per room.
import { readFile, writeFile } from 'node:fs/promises'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import type { MemoryAnswer, ServerOrder } from './moves/answerOrders.ts'
import type { ProtocolName } from './moves/rawSocket.ts'
import { openScratchDatabase } from './moves/scratchDatabase.ts'
import { RELAYS } from './moves/sides.ts'
import { type BenchProcess, startProcess } from './moves/startProcess.ts'
import { TABLES, type Table } from './moves/table.ts'

const PLAYERS = TABLES * 2
const KIB_PER_GIB = 2 ** 20

async function residentKib(server: BenchProcess): Promise<number> {
  return ((await server.ask({ do: 'memory' } satisfies ServerOrder)) as MemoryAnswer).residentKib
}

type SeatingCost = { kibPerPlayer: number; tookMs: number }

/** Divides the tables among two files, so that half of the players can connect first. */
async function halve(tablesPath: string): Promise<string[]> {
  const tables = JSON.parse(await readFile(tablesPath, 'utf8')) as Table[]
  const middle = tables.length >> 1
  const halves = [tables.slice(0, middle), tables.slice(middle)]
  return Promise.all(
    halves.map(async (half, index) => {
      const path = `${tablesPath}.${index}`
      await writeFile(path, JSON.stringify(half))
      return path
    }),
  )
}

/**
 * Connects all players to a server that has just started; returns the time for all, and the memory that each
 * of the second half added. The first half also pays for what a server needs once: its compiled code, its
 * connections to the database, a heap that has grown.
 */
async function connectAll(
  server: BenchProcess,
  halves: readonly string[],
  protocol: ProtocolName,
): Promise<SeatingCost> {
  const { port } = (await server.ask()) as { port: number }
  const loads: BenchProcess[] = []
  let tookMs = 0
  let beforeKib = 0
  try {
    for (const tablesPath of halves) {
      beforeKib = await residentKib(server)
      const startMs = performance.now()
      const load = startProcess('load.ts', String(port), tablesPath, protocol)
      loads.push(load)
      await load.ask()
      tookMs += performance.now() - startMs
    }
    const addedKib = (await residentKib(server)) - beforeKib
    return { kibPerPlayer: (addedKib * halves.length) / PLAYERS, tookMs }
  } finally {
    await Promise.all([...loads, server].map((process) => process.end()))
  }
}

function compare(ours: SeatingCost, peer: SeatingCost, peerName: string): Figure[] {
  return [
    lowerIsBetter({
      figure: 'KiB per player',
      unit: 'KiB',
      peerName,
      ours: ours.kibPerPlayer,
      peer: peer.kibPerPlayer,
    }),
    higherIsBetter({
      figure: 'players per GiB',
      unit: 'players',
      peerName,
      ours: KIB_PER_GIB / ours.kibPerPlayer,
      peer: KIB_PER_GIB / peer.kibPerPlayer,
    }),
    lowerIsBetter({
      figure: `${PLAYERS} players connected`,
      unit: 'ms',
      peerName,
      ours: ours.tookMs,
      peer: peer.tookMs,
    }),
  ]
}

export async function bench(): Promise<Figure[]> {
  const { url, folder, close } = await openScratchDatabase()
  const tablesPath = `${folder}/tables.json`
  try {
    // Another process creates the games, whose garbage would count as memory of the server's own.
    const creator = startProcess('lanceServer.ts', url, tablesPath, folder)
    await creator.ask()
    await creator.end()
    const halves = await halve(tablesPath)
    const ours = await connectAll(startProcess('lanceServer.ts', url, tablesPath, folder), halves, 'plain')
    const figures: Figure[] = []
    for (const { name, script, protocol } of RELAYS) {
      const peer = await connectAll(startProcess(script), halves, protocol)
      figures.push(...compare(ours, peer, `${name}, two per room, nothing stored`))
    }
    return figures
  } finally {
    await close()
  }
}
