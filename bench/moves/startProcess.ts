import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A script in its own process: orders are answered line by line; its first line comes without one. */
export type BenchProcess = {
  child: ChildProcess
  ask(order?: object): Promise<unknown>
  end(): Promise<void>
}

/** Starts a script that speaks JSON line by line, in its own process. */
export function startProcess(script: string, ...args: string[]): BenchProcess {
  const path = fileURLToPath(new URL(script, import.meta.url))
  const child = spawn(process.execPath, ['--expose-gc', path, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const exited = once(child, 'exit')
  return {
    child,
    async ask(order) {
      if (order) child.stdin.write(`${JSON.stringify(order)}\n`)
      const { value, done } = await lines.next()
      if (done) throw new Error(`${script} ended`)
      return JSON.parse(value)
    },
    async end() {
      child.stdin.end()
      await exited
    },
  }
}
