import pg from 'pg'
import { inject } from 'vitest'
import { audits as everyAudit } from '../src/edges/audits.ts'
import { openDatabase } from '../src/kernel/db/openDatabase.ts'
import { type Audit, type Finding, reconcile } from '../src/money/ledger/index.ts'
import { withDatabase } from './databaseServer.ts'

let createdCount = 0

/**
 * A test file's own database, on the PostgreSQL of this run. If it isn't dropped, it goes away with the run.
 */
export type TestDatabase = {
  connectionString: string
  /** Throws if the ledger is wrong. */
  prove(): Promise<void>
  /**
   * Proves the ledger, so that a test that made or lost a centavo fails by itself, and ends all connections.
   * The database is dropped later, together with others.
   */
  drop(): Promise<void>
}

/** A migrated database, empty but for the demo articles. */
export async function createTestDatabase({
  audits = everyAudit,
  isStocked = true,
}: {
  /** What is proved beyond the ledger itself; tests of the ledger alone move money without a cause. */
  audits?: readonly Audit[]
  /** Whether it has the demo articles, so that a server need not write them at its start. */
  isStocked?: boolean
} = {}): Promise<TestDatabase> {
  const { template, stocked } = inject('databaseServer')
  const from = isStocked ? stocked : template
  // Copying its files takes half as long as writing each page to the log.
  const { connectionString, drop } = await createDatabase(`template "${from}" strategy file_copy`)
  const prove = async () => {
    const findings = await proveLedger(connectionString, audits)
    if (findings.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(findings, null, 2)}`)
  }
  return {
    connectionString,
    prove,
    async drop() {
      await prove().finally(drop)
    },
  }
}

/** A database without any tables. */
export function createEmptyDatabase(): Promise<Omit<TestDatabase, 'prove'>> {
  return createDatabase('')
}

/**
 * A process drops this many databases at a time, which bounds what they take on disk: for the first of them
 * PostgreSQL writes out the changes of all databases, and each test would wait for that.
 */
const DROP_BATCH_SIZE = 40
const toDrop: string[] = []
let dropping = Promise.resolve()

async function createDatabase(from: string): Promise<Omit<TestDatabase, 'prove'>> {
  const { adminUrl, prefix } = inject('databaseServer')
  createdCount++
  const name = `${prefix}${process.pid}_${createdCount}`
  await administer(`create database "${name}" ${from}`)
  return {
    connectionString: withDatabase(adminUrl, name),
    async drop() {
      await administer(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
      if (toDrop.push(name) < DROP_BATCH_SIZE) return
      await dropping
      const drops = toDrop.splice(0).map((one) => `drop database "${one}" with (force)`)
      dropping = runOn(adminUrl, ...drops)
    },
  }
}

let admin: Promise<pg.Client> | undefined

/** Runs a statement on the worker's connection for creating databases: to connect costs as much as to create. */
async function administer(statement: string): Promise<void> {
  admin ??= connectAdmin()
  const client = await admin
  await client.query(statement)
}

async function connectAdmin(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: inject('databaseServer').adminUrl })
  client.on('error', () => {
    admin = undefined
  })
  await client.connect()
  return client
}

/** What is wrong with a database's ledger; nothing if it has none because a test broke the schema. */
async function proveLedger(connectionString: string, audits: readonly Audit[]): Promise<Finding[]> {
  const { db, pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    const { rows } = await pool.query(`select to_regclass('transfers') is not null as "hasLedger"`)
    return rows[0]?.hasLedger ? (await reconcile(db, audits)).findings : []
  } finally {
    await close()
  }
}

async function runOn(adminUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
