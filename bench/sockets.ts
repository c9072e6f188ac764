// What a connected player costs: the memory of 4,000 players at 2,000 boards, and how long it takes to
// connect all of them, beside plain servers of ws, socket.io and Colyseus with two sockets per room.
import { readFile, writeFile } from 'node:fs/promises'
import { type Figure, higherIsBetter, lowerIsBetter } from './figure.ts'
import { median } from './interleave.ts'
import type { MemoryAnswer, ServerOrder } from './moves/answerOrders.ts'
import type { ProtocolName } from './moves/rawSocket.ts'
import { openScratchDatabase } from './moves/scratchDatabase.ts'
import { RELAYS } from './moves/sides.ts'
import { type BenchProcess, startProcess } from './moves/startProcess.ts'
import { TABLES, type Table } from './moves/table.ts'

const PLAYERS = TABLES * 2
const KIB_PER_GIB = 2 ** 20
const ROUNDS = 3

const memoryOf = async (server: BenchProcess) =>
  (await server.ask({ do: 'memory' } satisfies ServerOrder)) as MemoryAnswer

/** `heapKibPerPlayer`: the part of it that is objects and buffers. */
type SeatingCost = { kibPerPlayer: number; heapKibPerPlayer: number; tookMs: number }

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
  let before: MemoryAnswer | null = null
  try {
    for (const tablesPath of halves) {
      before = await memoryOf(server)
      const startMs = performance.now()
      const load = startProcess('load.ts', String(port), tablesPath, protocol)
      loads.push(load)
      await load.ask()
      tookMs += performance.now() - startMs
    }
    const after = await memoryOf(server)
    const perPlayer = (of: keyof MemoryAnswer) =>
      ((after[of] - (before?.[of] ?? 0)) * halves.length) / PLAYERS
    return { kibPerPlayer: perPlayer('residentKib'), heapKibPerPlayer: perPlayer('heapKib'), tookMs }
  } finally {
    await Promise.all([...loads, server].map((process) => process.end()))
  }
}

const medianCost = (costs: readonly SeatingCost[]): SeatingCost => ({
  kibPerPlayer: median(costs.map(({ kibPerPlayer }) => kibPerPlayer)),
  heapKibPerPlayer: median(costs.map(({ heapKibPerPlayer }) => heapKibPerPlayer)),
  tookMs: median(costs.map(({ tookMs }) => tookMs)),
})

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
      figure: 'KiB per player, objects and buffers',
      unit: 'KiB',
      peerName,
      ours: ours.heapKibPerPlayer,
      peer: peer.heapKibPerPlayer,
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
    const sides = [
      { name: 'ours', script: 'lanceServer.ts', args: [url, tablesPath, folder], protocol: 'plain' as const },
      ...RELAYS.map((relay) => ({ ...relay, args: [] })),
    ]
    const costs = new Map<string, SeatingCost[]>(sides.map(({ name }) => [name, []]))
    for (let round = 0; round < ROUNDS; round++)
      for (const { name, script, args, protocol } of sides) {
        const cost = await connectAll(startProcess(script, ...args), halves, protocol)
        console.log(
          `${name.padEnd(10)} ${cost.kibPerPlayer.toFixed(1)} KiB per player, ${cost.heapKibPerPlayer.toFixed(1)} of it objects and buffers, ${Math.round(cost.tookMs)} ms`,
        )
        costs.get(name)?.push(cost)
      }
    const ours = medianCost(costs.get('ours') ?? [])
    const figures = RELAYS.flatMap(({ name }) =>
      compare(ours, medianCost(costs.get(name) ?? []), `${name}, two per room, nothing stored`),
    )
    return figures
  } finally {
    await close()
  }
}
