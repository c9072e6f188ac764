// How long a player waits for the next acknowledged move when their server is killed as by `kill -9`: with
// another server to go to, beside a single one that is restarted at once.
import { join } from 'node:path'
import { freePort } from '../apps/server/test/freePort.ts'
import { type Figure, lowerIsBetter } from './figure.ts'
import { openScratchDatabase } from './moves/scratchDatabase.ts'
import { openScratchRedis } from './moves/scratchRedis.ts'
import { type BenchProcess, startProcess } from './moves/startProcess.ts'

type RecoveryTimes = { p50Ms: number; p99Ms: number; maxMs: number }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Kills the server that all players are connected to, in mid-game. */
async function measure(isAlone: boolean): Promise<RecoveryTimes> {
  const database = await openScratchDatabase()
  const redis = await openScratchRedis()
  const running: BenchProcess[] = []
  const start = async (port: number) => {
    const tables = join(database.folder, 'tables.json')
    const args = [database.url, tables, database.folder, redis?.url ?? '', String(port)]
    const server = startProcess('lanceServer.ts', ...args)
    running.push(server)
    await server.ask()
    return server
  }
  try {
    const [port, otherPort] = [await freePort(), await freePort()]
    const doomed = await start(port)
    if (!isAlone) await start(otherPort)
    const ports = isAlone ? String(port) : `${port},${otherPort}`
    const load = startProcess('../recover/recoverLoad.ts', ports, join(database.folder, 'tables.json'))
    running.push(load)
    await load.ask()
    await pause(3000)
    doomed.child.kill('SIGKILL')
    const killedAtMs = performance.timeOrigin + performance.now()
    const [waited] = await Promise.all([load.ask({ killedAtMs }), isAlone ? start(port) : null])
    return waited as RecoveryTimes
  } finally {
    await Promise.all(running.map((process) => process.end()))
    await redis?.stop()
    await database.close()
  }
}

export async function bench(): Promise<Figure[]> {
  const ours = await measure(false)
  const peer = await measure(true)
  return (['p50Ms', 'p99Ms', 'maxMs'] as const).map((share) =>
    lowerIsBetter({
      figure: `next move after a kill, ${share.slice(0, -2)}`,
      unit: 'ms',
      ours: ours[share],
      peer: peer[share],
      peerName: 'one server, restarted',
    }),
  )
}
