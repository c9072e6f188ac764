import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { bundlePrograms } from './bundlePrograms.ts'
import type { DatabaseServer } from './databaseServer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: DatabaseServer
    /** Where the programs of `bundlePrograms` are. */
    programs: string
  }
}

type Run = {
  server: Promise<DatabaseServer>
  programs: ReturnType<typeof bundlePrograms>
  end(): Promise<void>
  users: number
}

/** One for the whole run: each project loads this file separately, but in one process. */
const shared = globalThis as { lanceTestRun?: Run }

/**
 * Starts the run's PostgreSQL and bundles its servers for the first project that needs them, and ends both after
 * the last.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  shared.lanceTestRun ??= start()
  const run = shared.lanceTestRun
  run.users++
  const [server, programs] = await Promise.all([run.server, run.programs])
  project.provide('databaseServer', server)
  project.provide('programs', programs.folder)
  return async () => {
    run.users--
    if (run.users > 0) return
    delete shared.lanceTestRun
    await run.end()
  }
}

function start(): Run {
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
  const programs = bundlePrograms()
  const end = async () => {
    child.stdin.end()
    await Promise.all([exited, programs.then((bundled) => bundled.end())])
  }
  return { server, programs, end, users: 0 }
}

/** Vitest also runs on Node 20; the server's TypeScript does not. */
export function nodeForTypeScript(): string {
  const isEnough = Number(process.versions.node.split('.')[0]) >= 24
  return isEnough
    ? process.execPath
    : fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url))
}
