import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from './freePort.ts'

/**
 * The Redis or Valkey of this machine, if any: tests that need one are otherwise skipped, and the report says
 * so.
 */
export const redisProgram = ['valkey-server', 'redis-server'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
)

/** A test's own Redis, which stores nothing on disk and can be stopped and started again. */
export async function openRedis(): Promise<{ url: string; start(): Promise<void>; stop(): Promise<void> }> {
  if (!redisProgram) throw new Error('there is no Redis and no Valkey on this machine')
  const port = await freePort()
  let running: ChildProcess | null = null
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  async function start(): Promise<void> {
    running = spawn(redisProgram as string, args, { stdio: 'ignore' })
    while (!(await isListening(port))) {
      if (running.exitCode !== null) throw new Error('Redis did not start')
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  await start()
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    async stop() {
      if (!running) return
      const ended = once(running, 'exit')
      running.kill('SIGKILL')
      running = null
      await ended
    },
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}
