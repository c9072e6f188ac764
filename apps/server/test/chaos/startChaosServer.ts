import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { nodeForTypeScript } from '../globalSetup.ts'
import { programOf } from '../programOf.ts'
import type { ChaosAnswer, ChaosOrder, ChaosSettings } from './chaosServer.ts'

/** A server in its own process. */
export type RunningServer = {
  port: number
  order(order: ChaosOrder): Promise<ChaosAnswer | null>
  /** Settles when the process is gone, for whatever reason. */
  gone: Promise<void>
  kill(): Promise<void>
}

/** A fault is planted in the sources as they load; without one, the bundle loads faster. */
const scriptFor = ({ plant }: Pick<ChaosSettings, 'plant'>) =>
  plant === null ? programOf('chaosServer') : fileURLToPath(new URL('./chaosServer.ts', import.meta.url))

export async function startChaosServer(settings: ChaosSettings): Promise<RunningServer> {
  const args = ['--expose-gc', scriptFor(settings), JSON.stringify(settings)]
  const child: ChildProcess = spawn(nodeForTypeScript(), args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const { stdin, stdout } = child
  if (!stdin || !stdout) throw new Error('the server has no pipes')
  stdin.on('error', () => {})
  const answers = createInterface({ input: stdout })[Symbol.asyncIterator]()
  const gone = once(child, 'exit').then(() => {})
  const nextAnswer = async () => {
    const { value, done } = await answers.next()
    return done ? null : JSON.parse(value)
  }
  const first = await nextAnswer()
  if (first?.port === undefined)
    throw new Error(`a server did not start: ${first?.failed ?? 'see its output above'}`)
  return {
    port: first.port,
    gone,
    async order(order) {
      stdin.write(`${JSON.stringify(order)}\n`)
      return nextAnswer()
    },
    async kill() {
      child.kill('SIGKILL')
      await gone
    },
  }
}
