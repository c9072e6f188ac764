import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '../../apps/server/test/database.ts'
import { servingUrlOf } from '../../apps/server/test/databaseServer.ts'
import { freePort } from '../../apps/server/test/freePort.ts'
import { programOf } from '../../apps/server/test/programOf.ts'

const endWithParent = new URL('../../scripts/lib/endWithParent.mjs', import.meta.url).href
const pinnedNode = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url))
const node = Number(process.versions.node.split('.')[0]) >= 24 ? process.execPath : pinnedNode

/** A real server process on its own database, which can be killed and whose clock can be moved. */
export type LaunchedServer = {
  url: string
  connectionString: string
  dataDir: string
  /** `kill -9`: nothing is sent, nothing is saved. */
  kill(): Promise<void>
  /** Starts it again on the same port, folder and database. */
  restart(): Promise<void>
  /** Moves the server's clock forward. */
  advance(byMs: number): Promise<void>
  stop(): Promise<void>
  /** Throws if the ledger is wrong. */
  prove(): Promise<void>
}

async function startProcess(env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(node, ['--import', endWithParent, programOf('main')], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (!child.stdout) throw new Error('no output')
  const exited = once(child, 'exit').then(([code]) => {
    throw new Error(`the server ended with code ${code} before it was ready`)
  })
  await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited])
  exited.catch(() => {})
  return child
}

async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}

/** Starts a server for a test file; `env` adds to or overrides its configuration. */
export async function launchServer(env: Record<string, string> = {}): Promise<LaunchedServer> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'lance-e2e-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  // As in production, one role owns the database and another one serves.
  const { DATABASE_URL: owned = database.connectionString, ...others } = env
  const settings = {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATA_KEYS: `tests:${Buffer.alloc(32, 8).toString('base64')}`,
    DATABASE_URL: servingUrlOf(owned),
    MIGRATE_DATABASE_URL: owned,
    RATE_LIMITS: 'off',
    TEST_TIME: 'on',
    CALENDAR: 'off',
    LOG_LEVEL: 'error',
    ...others,
  }
  let child = await startProcess(settings)
  return {
    url,
    connectionString: database.connectionString,
    dataDir,
    kill: () => endProcess(child, 'SIGKILL'),
    async restart() {
      child = await startProcess(settings)
    },
    async advance(byMs) {
      const answer = await fetch(`${url}/dev/time`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ advanceMs: byMs }),
      })
      if (!answer.ok) throw new Error(`the clock was not moved: ${await answer.text()}`)
    },
    prove: database.prove,
    async stop() {
      await endProcess(child, 'SIGTERM')
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
