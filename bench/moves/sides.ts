import { join } from 'node:path'
import type { ProtocolName } from './rawSocket.ts'
import { openScratchDatabase } from './scratchDatabase.ts'
import { openScratchRedis } from './scratchRedis.ts'
import { type BenchProcess, startProcess } from './startProcess.ts'

/**
 * `ours`, `two` and `hashed`: ours on one server, and on two servers with one player of each game on each, or
 * with both players of a game on one. `durable` stores every move and knows nothing of chess; the others store
 * nothing.
 */
export type SideName = 'ours' | 'two' | 'hashed' | 'durable' | 'ws' | 'socket.io' | 'Colyseus'

/** One of those compared: its servers, what they depend on, and its load generator. */
export type Side = {
  name: SideName
  servers: readonly BenchProcess[]
  load: BenchProcess
  databaseUrl: string | null
  redisPid: number | null
}

export const RELAYS: readonly { name: SideName; script: string; protocol: ProtocolName }[] = [
  { name: 'ws', script: 'relayServer.ts', protocol: 'plain' },
  { name: 'socket.io', script: 'socketIoServer.ts', protocol: 'socketIo' },
  { name: 'Colyseus', script: 'colyseusServer.ts', protocol: 'colyseus' },
]

type Started = { process: BenchProcess; port: number }

/** The durable relay, on games that our server has created in a database of its own. */
async function openDurable(
  start: (script: string, ...args: string[]) => Promise<Started>,
  seat: (ports: readonly number[], tablesPath: string, protocol: ProtocolName) => Promise<BenchProcess>,
  closers: (() => Promise<unknown>)[],
): Promise<Side> {
  const { url, folder, close } = await openScratchDatabase()
  closers.push(close)
  const tablesPath = join(folder, 'tables.json')
  const creator = startProcess('lanceServer.ts', url, tablesPath, folder, '')
  await creator.ask()
  await creator.end()
  const { process, port } = await start('durableServer.ts', url)
  const load = await seat([port], tablesPath, 'plain')
  return { name: 'durable', servers: [process], load, databaseUrl: url, redisPid: null }
}

/**
 * Opens all sides, with all players connected; without a Redis none has two servers. Adds what closes them to
 * `closers`.
 */
export async function openSides(closers: (() => Promise<unknown>)[]): Promise<Side[]> {
  const start = async (script: string, ...args: string[]) => {
    const process = startProcess(script, ...args)
    closers.push(() => process.end())
    const { port } = (await process.ask()) as { port: number }
    return { process, port }
  }
  const seat = async (
    ports: readonly number[],
    tablesPath: string,
    protocol: ProtocolName,
    placement = 'apart',
  ) => {
    const load = startProcess('load.ts', ports.join(','), tablesPath, protocol, placement)
    closers.push(() => load.end())
    await load.ask()
    return load
  }
  let relayTables = ''
  const ours = async (name: SideName, count: number, redis?: { url: string; pid: number }): Promise<Side> => {
    const { url, folder, close } = await openScratchDatabase()
    closers.push(close)
    const tablesPath = join(folder, 'tables.json')
    relayTables = tablesPath
    const servers: Awaited<ReturnType<typeof start>>[] = []
    // One after the other: the first creates the games.
    while (servers.length < count)
      servers.push(await start('lanceServer.ts', url, tablesPath, folder, redis?.url ?? ''))
    const load = await seat(
      servers.map(({ port }) => port),
      tablesPath,
      'plain',
      name === 'hashed' ? 'hashed' : 'apart',
    )
    const redisPid = redis?.pid ?? null
    return { name, servers: servers.map(({ process }) => process), load, databaseUrl: url, redisPid }
  }
  const sides = [await ours('ours', 1)]
  const redis = await openScratchRedis()
  if (redis) {
    closers.push(redis.stop)
    sides.push(await ours('two', 2, redis))
    sides.push(await ours('hashed', 2, redis))
  }
  sides.push(await openDurable(start, seat, closers))
  for (const { name, script, protocol } of RELAYS) {
    const { process, port } = await start(script)
    const load = await seat([port], relayTables, protocol)
    sides.push({ name, servers: [process], load, databaseUrl: null, redisPid: null })
  }
  return sides
}
