// What a connected player costs: the memory of 4,000 players at 2,000 boards, and how long the last of them waits
// for his seat, beside a plain server of ws with two sockets a room.
import { type Figure, lowerIsBetter } from './figure.ts'
import { openScratchDatabase } from './moves/scratchDatabase.ts'
import { type BenchProcess, startProcess } from './moves/startProcess.ts'
import { TABLES } from './moves/table.ts'

const PLAYERS = TABLES * 2

async function residentKib(server: BenchProcess): Promise<number> {
  return ((await server.ask({})) as { residentKib: number }).residentKib
}

/** Opens all seats on a server; what each added to its memory, and how long it took in all. */
async function seatEverybody(
  server: BenchProcess,
  { port, tablesPath }: { port: number; tablesPath: string },
) {
  const beforeKib = await residentKib(server)
  const startMs = performance.now()
  const load = startProcess('load.ts', String(port), tablesPath)
  await load.ask()
  const tookMs = performance.now() - startMs
  const kibPerPlayer = ((await residentKib(server)) - beforeKib) / PLAYERS
  await load.end()
  return { kibPerPlayer, tookMs }
}

export async function bench(): Promise<Figure[]> {
  const database = await openScratchDatabase()
  const tablesPath = `${database.folder}/tables.json`
  const lance = startProcess('lanceServer.ts', database.url, tablesPath, database.folder)
  const relay = startProcess('relayServer.ts')
  try {
    const { port } = (await lance.ask()) as { port: number }
    const { port: relayPort } = (await relay.ask()) as { port: number }
    const ours = await seatEverybody(lance, { port, tablesPath })
    const peer = await seatEverybody(relay, { port: relayPort, tablesPath })
    const peerName = 'ws, two a room, nothing known'
    return [
      lowerIsBetter({
        figure: 'KiB per player',
        unit: 'KiB',
        ours: ours.kibPerPlayer,
        peer: peer.kibPerPlayer,
        peerName,
      }),
      lowerIsBetter({
        figure: `${PLAYERS} players seated`,
        unit: 'ms',
        ours: ours.tookMs,
        peer: peer.tookMs,
        peerName,
      }),
    ]
  } finally {
    await Promise.all([lance.end(), relay.end()])
    await database.close()
  }
}
