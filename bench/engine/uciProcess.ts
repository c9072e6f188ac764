import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A UCI engine in a process of its own. */
export type UciProcess = {
  readonly name: string
  send(line: string): void
  /** Waits for a line that begins with this and calls `onLine` with all lines before it; fails after `mostMs`. */
  expect(begin: string, mostMs: number, onLine?: (line: string) => void): Promise<string>
  /** Whether the program has ended, by itself or because it was told to. */
  hasEnded(): boolean
  quit(): void
}

export type EngineCommand = {
  name: string
  command: string
  args?: readonly string[]
  options?: Readonly<Record<string, string | number | boolean>>
}

const START_MS = 15_000

/** Starts an engine, sets its options and waits until it is ready. */
export async function startUci({
  name,
  command,
  args = [],
  options = {},
}: EngineCommand): Promise<UciProcess> {
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] })
  const uci = readLines(name, child)
  uci.send('uci')
  await uci.expect('uciok', START_MS)
  for (const [option, value] of Object.entries(options)) uci.send(`setoption name ${option} value ${value}`)
  uci.send('isready')
  await uci.expect('readyok', START_MS)
  return uci
}

function readLines(name: string, child: ChildProcess): UciProcess {
  let listener: ((line: string | null) => void) | null = null
  let hasEnded = false
  if (!child.stdin || !child.stdout) throw new Error(`${name} has no streams`)
  const { stdin } = child
  createInterface({ input: child.stdout }).on('line', (line) => listener?.(line))
  const end = () => {
    hasEnded = true
    listener?.(null)
  }
  child.on('exit', end)
  child.on('error', end)
  stdin.on('error', end)
  return {
    name,
    send: (line) => void stdin.write(`${line}\n`),
    expect: (begin, mostMs, onLine) =>
      new Promise((resolve, reject) => {
        const finish = (settle: () => void) => {
          clearTimeout(timer)
          listener = null
          settle()
        }
        const fail = (why: string) => finish(() => reject(new Error(`${name} ${why} instead of ${begin}`)))
        const timer = setTimeout(() => fail(`said nothing for ${mostMs} ms`), mostMs)
        if (hasEnded) return fail('has ended')
        listener = (line) => {
          if (line === null) return fail('ended')
          onLine?.(line)
          if (line.startsWith(begin)) finish(() => resolve(line))
        }
      }),
    hasEnded: () => hasEnded,
    quit() {
      if (hasEnded) return
      stdin.write('quit\n')
      setTimeout(() => child.kill('SIGKILL'), 1000).unref()
    },
  }
}
