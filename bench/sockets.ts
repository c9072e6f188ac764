// What a connected player costs: the memory of 4,000 players at 2,000 boards, and how long it takes to
// connect all of them, beside plain servers of ws, socket.io and Colyseus with two sockets per room.
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import type { MemoryAnswer, ServerOrder } from './moves/answerOrders.ts'
import type { ProtocolName } from './moves/rawSocket.ts'
import { openScratchDatabase } from './moves/scratchDatabase.ts'
import { RELAYS } from './moves/sides.ts'
import { type BenchProcess, startProcess } from './moves/startProcess.ts'
import { TABLES } from './moves/table.ts'

const PLAYERS = TABLES * 2
const KIB_PER_GIB = 2 ** 20

async function residentKib(server: BenchProcess): Promise<number> {
  return ((await server.ask({ do: 'memory' } satisfies ServerOrder)) as MemoryAnswer).residentKib
}

type SeatingCost = { kibPerPlayer: number; tookMs: number }

/**
 * Connects all players to a server that has just started; returns the memory that each added, and the time
 * for all.
 */
async function connectAll(
  server: BenchProcess,
  tablesPath: string,
  protocol: ProtocolName,
): Promise<SeatingCost> {
  const { port } = (await server.ask()) as { port: number }
  const beforeKib = await residentKib(server)
  const startMs = performance.now()
  const load = startProcess('load.ts', String(port), tablesPath, protocol)
  try {
    await load.ask()
    const tookMs = performance.now() - startMs
    return { kibPerPlayer: ((await residentKib(server)) - beforeKib) / PLAYERS, tookMs }
  } finally {
    await Promise.all([load.end(), server.end()])
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
    const ours = await connectAll(
      startProcess('lanceServer.ts', url, tablesPath, folder),
      tablesPath,
      'plain',
    )
    const figures: Figure[] = []
    for (const { name, script, protocol } of RELAYS) {
      const peer = await connectAll(startProcess(script), tablesPath, protocol)
      figures.push(...compare(ours, peer, `${name}, two per room, nothing stored`))
    }
    return figures
  } finally {
    await close()
  }
}
