import pg from 'pg'
import { inject } from 'vitest'
import { withDatabase } from './databaseServer.ts'

let made = 0

/**
 * A migrated, empty database of its own for a test file, on the PostgreSQL of this run. `drop` also ends what is
 * still connected; a database that is not dropped goes with the run.
 */
export async function createTestDatabase(): Promise<{ connectionString: string; drop(): Promise<void> }> {
  const { adminUrl, template, prefix } = inject('databaseServer')
  made++
  const name = `${prefix}${process.pid}_${made}`
  await runOn(adminUrl, `create database "${name}" template "${template}"`)
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
