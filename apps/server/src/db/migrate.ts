import { Migrator } from 'kysely'
import { migrations } from './migrations/index.ts'
import { openDatabase } from './openDatabase.ts'

/** What a database has that was brought to our shape. */
export const NEWEST_MIGRATION = Object.keys(migrations).sort().at(-1) ?? ''

/** Brings the database at this address to the newest shape. Safe to run twice and at the same time. Throws where it fails. */
export async function migrate(connectionString: string): Promise<void> {
  const database = openDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 0 })
  try {
    const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => migrations } })
    const { error } = await migrator.migrateToLatest()
    if (error) throw error
  } finally {
    await database.close()
  }
}
