import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** A script in a process of its own: asks are answered line by line; its first line comes unasked. */
export type BenchProcess = {
  child: ChildProcess
  ask(order?: object): Promise<unknown>
  end(): Promise<void>
}

/** A script in a process of its own that speaks JSON line by line. */
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
