import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { nodeForTypeScript } from './globalSetup.ts'
import type { Order } from './killableServer.ts'
import { programOf } from './programOf.ts'

/** A server in its own process. */
export type SpawnedServer = {
  port: number
  order(order: Order): Promise<void>
  /** As by `kill -9`. */
  kill(): Promise<void>
  /** Settles when the process is gone, for whatever reason. */
  gone: Promise<void>
}

/** Starts a server on this database, with its time standing still at `startMs`. */
export async function spawnServer({
  connectionString,
  startMs,
}: {
  connectionString: string
  startMs: number
}): Promise<SpawnedServer> {
  const args = [programOf('killableServer'), connectionString, String(startMs)]
  const child: ChildProcess = spawn(nodeForTypeScript(), args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const { stdin, stdout } = child
  if (!stdin || !stdout) throw new Error('the server has no pipes')
  stdin.on('error', () => {})
  const lines = createInterface({ input: stdout })
  const gone = once(child, 'exit').then(() => {})
  const nextLine = async () => {
    const [line] = await once(lines, 'line')
    return JSON.parse(line as string)
  }
  const started = gone.then(() => {
    throw new Error('the server did not start')
  })
  started.catch(() => {})
  const { port } = (await Promise.race([nextLine(), started])) as { port: number }
  return {
    port,
    gone,
    async order(order) {
      const done = nextLine()
      stdin.write(`${JSON.stringify(order)}\n`)
      await done
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
