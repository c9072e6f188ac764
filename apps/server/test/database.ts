import pg from 'pg'
import { inject } from 'vitest'
import { audits as everyAudit } from '../src/audits.ts'
import { openDatabase } from '../src/db/openDatabase.ts'
import { type Audit, type Finding, reconcile } from '../src/ledger/index.ts'
import { withDatabase } from './databaseServer.ts'

let made = 0

/**
 * A migrated, empty database of its own for a test file, on the PostgreSQL of this run. `drop` also ends what is
 * still connected, and proves the ledger where money moved: a test that made or lost a centavo fails by itself. A
 * database that is not dropped goes with the run.
 */
export async function createTestDatabase({
  audits = everyAudit,
}: {
  /** What is proved beyond the ledger itself; tests of the ledger alone move money without a cause. */
  audits?: readonly Audit[]
} = {}): Promise<{ connectionString: string; drop(): Promise<void> }> {
  const { adminUrl, template, prefix } = inject('databaseServer')
  made++
  const name = `${prefix}${process.pid}_${made}`
  await runOn(adminUrl, `create database "${name}" template "${template}"`)
  return {
    connectionString: withDatabase(adminUrl, name),
    async drop() {
      const findings = await proveLedger(withDatabase(adminUrl, name), audits)
      await runOn(adminUrl, `drop database "${name}" with (force)`)
      if (findings.length > 0) throw new Error(`the ledger is wrong: ${JSON.stringify(findings, null, 2)}`)
    },
  }
}

/** What is wrong with the ledger of a database in which money moved; one where tests broke the schema has none. */
async function proveLedger(connectionString: string, audits: readonly Audit[]): Promise<Finding[]> {
  const { db, pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    const { rows } = await pool.query(`select to_regclass('transfers') is not null as "hasLedger"`)
    return rows[0]?.hasLedger ? (await reconcile(db, audits)).findings : []
  } finally {
    await close()
  }
}

/** A database of its own in which nothing is yet. */
export async function createEmptyDatabase(): Promise<{ connectionString: string; drop(): Promise<void> }> {
  const { adminUrl, prefix } = inject('databaseServer')
  made++
  const name = `${prefix}${process.pid}_${made}`
  await runOn(adminUrl, `create database "${name}"`)
  return {
    connectionString: withDatabase(adminUrl, name),
    drop: () => runOn(adminUrl, `drop database "${name}" with (force)`),
  }
}

async function runOn(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
