import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import type { DatabaseServer } from './databaseServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer
  }
}

type Run = { server: Promise<DatabaseServer>; end(): Promise<void>; users: number }

/** One for the whole run: each project loads this file separately, but in one process. */
const shared = globalThis as { lanceTestDatabases?: Run }

/** Starts the run's PostgreSQL for the first project that needs it, and stops it after the last. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.lanceTestDatabases ??= startServer()
  const run = shared.lanceTestDatabases
  run.users++
  project.provide('databaseServer', await run.server)
  return async () => {
    run.users--
    if (run.users > 0) return
    delete shared.lanceTestDatabases
    await run.end()
  }
}

function startServer(): Run {
  const script = fileURLToPath(new URL('./databaseServer.ts', import.meta.url))
  // Detached, so that Ctrl-C reaches only us: when we end, its standard input closes, and it cleans up.
  const child = spawn(nodeForTypeScript(), [script], { stdio: ['pipe', 'pipe', 'inherit'], detached: true })
  const exited = once(child, 'exit')
  const firstLine = once(createInterface({ input: child.stdout }), 'line')
  const server = Promise.race([
    firstLine.then(([line]) => JSON.parse(line) as DatabaseServer),
    exited.then(([code]) => {
      throw new Error(`The PostgreSQL for the tests did not start (exit code ${code}); see its output above.`)
    }),
  ])
  const end = async () => {
    child.stdin.end()
    await exited
  }
  return { server, end, users: 0 }
}

/** Vitest also runs on Node 20; the server's TypeScript does not. */
export function nodeForTypeScript(): string {
  const isEnough = Number(process.versions.node.split('.')[0]) >= 24
  return isEnough
    ? process.execPath
    : fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url))
}
