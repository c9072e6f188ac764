import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { commitNumber } from './commitNumber.ts'
import { createTestDatabase } from './database.ts'
import { findLedgerProblems } from './depositKit.ts'
import type { Order } from './killableServer.ts'
import { type SpawnedServer, spawnServer } from './spawnServer.ts'
import { makeManualTime } from './testContext.ts'
import { openTestServer, type TestServer } from './testServer.ts'

// Kills a server, as by `kill -9`, and continues from the database with another.

let database: Awaited<ReturnType<typeof createTestDatabase>>
/** Continues from the database when the doomed server is gone. */
export let survivor: TestServer
let doomed: SpawnedServer | null = null

/** Gives the tests of a file a database, and a server on it that outlives all the servers they kill. */
export function setUpSurvivor(
  env: Record<string, string> = {},
  options: Pick<Parameters<typeof openTestServer>[0], 'fairPlay'> = {},
): void {
  beforeAll(async () => {
    database = await createTestDatabase()
    const { connectionString } = database
    survivor = await openTestServer({ connectionString, time: makeManualTime(), env, ...options })
  })
  afterEach(async () => {
    await doomed?.kill()
    doomed = null
    const wrong = await findLedgerProblems(survivor)
    if (wrong.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(wrong)}`)
  })
  afterAll(async () => {
    await survivor?.stop()
    await database?.drop()
  })
}

/**
 * A server on the same database, in its own process, with an order that says how it dies. It is gone once the
 * database has released its locks too.
 */
export async function startDoomed(order?: Order): Promise<SpawnedServer> {
  const name = `doomed-${randomUUID()}`
  const url = new URL(database.connectionString)
  url.searchParams.set('application_name', name)
  const spawned = await spawnServer({ connectionString: url.href, startMs: survivor.time.nowMs() })
  doomed = { ...spawned, gone: spawned.gone.then(() => releaseOf(name)) }
  if (order) await doomed.order(order)
  return doomed
}

/** Waits until PostgreSQL has noticed that the connections of this name are closed and has released their locks. */
async function releaseOf(name: string): Promise<void> {
  const isConnected = async () => {
    const { rowCount } = await survivor.ctx.pool.query(
      'select 1 from pg_stat_activity where application_name = $1',
      [name],
    )
    return rowCount !== 0
  }
  while (await isConnected()) await pause(10)
}

/** The database of the current test file, for a server that a test opens itself. */
export function survivorDatabaseUrl(): string {
  return database.connectionString
}

/** Whether the act killed the server, before its nth statement; false: the act was done by then. */
export async function diesAtStatement(
  server: SpawnedServer,
  statement: number,
  act: () => Promise<unknown>,
): Promise<boolean> {
  await server.order({ killAtStatement: statement })
  const died = server.gone.then(() => true)
  return Promise.race([
    died,
    act().then(
      () => false,
      () => died,
    ),
  ])
}

/**
 * Kills before one of the first statements, then `step` statements later, … until the act is done before the
 * kill. The commit decides which statement is first: `step` consecutive commits cover all of them.
 */
export async function killEverywhere(
  dieAt: (statement: number) => Promise<{ died: boolean }>,
  step: number,
): Promise<number> {
  for (let statement = 1 + (commitNumber() % step); ; statement += step) {
    const { died } = await dieAt(statement)
    if (!died) return statement
  }
}
