import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, type Migration, Migrator } from 'kysely'
import pg from 'pg'
import { MigratingDialect } from './migratingDialect.ts'
import { migrations as ours } from './migrations/index.ts'
import { connectionOptions, type OpenDatabase, openDatabase } from './openDatabase.ts'

/** The migration that a fully migrated database has last. */
export const NEWEST_MIGRATION = Object.keys(ours).sort().at(-1) ?? ''

/** `outsideTransaction` migrations build indexes while the product runs (`create index concurrently`). */
export type OwnMigration = Migration & { outsideTransaction?: boolean }

export type MigrateOptions = {
  /** The last migration to run; all by default. */
  upTo?: string
  migrations?: Readonly<Record<string, OwnMigration>>
  /** How long a migration waits for a table in use; all later users of the table wait behind it. */
  lockTimeoutMs?: number
  /** How long to keep retrying, and to wait for another server that migrates. */
  giveUpAfterMs?: number
}

const LOCK_TIMEOUT_MS = 1000

/** The advisory lock by which only one of several starting servers migrates. */
const LOCK_KEY = 7_301_946_528_310_451n

/**
 * Migrates the database at this address to the newest version, one migration after the other, while others
 * use it. Safe to run twice and concurrently. Leaves a database alone that is newer than this version, so
 * that the previous version keeps running beside the new one. Throws if a migration fails.
 */
export async function migrate(connectionString: string, options: MigrateOptions = {}): Promise<void> {
  const database = openForMigrating(connectionString, options)
  try {
    await migrateOn(database, connectionString, options)
  } finally {
    await database.close()
  }
}

/** The one connection that a migration runs on. */
export function openForMigrating(
  connectionString: string,
  { lockTimeoutMs = LOCK_TIMEOUT_MS }: Pick<MigrateOptions, 'lockTimeoutMs'> = {},
): OpenDatabase {
  return openDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 0, lockTimeoutMs })
}

/** As `migrate`, on a connection of `openForMigrating`. */
export async function migrateOn(
  { pool }: Pick<OpenDatabase, 'pool'>,
  connectionString: string,
  { upTo, migrations = ours, lockTimeoutMs = LOCK_TIMEOUT_MS, giveUpAfterMs = 300_000 }: MigrateOptions = {},
): Promise<void> {
  const wanted = Object.keys(migrations)
    .sort()
    .filter((name) => upTo === undefined || name <= upTo)
  if ((await findMissing(pool, wanted)).length === 0) return
  const db = new Kysely<unknown>({ dialect: new MigratingDialect({ pool }) })
  await withMigrationLock(connectionString, giveUpAfterMs, async () => {
    for (const name of await findMissing(pool, wanted)) {
      const { outsideTransaction: disableTransactions = false } = migrations[name] ?? {}
      const provider = { getMigrations: async () => ({ ...migrations }) }
      const migrator = new Migrator({ db, provider, disableTransactions })
      await retry({ giveUpAfterMs, pauseMs: lockTimeoutMs }, async () => {
        const { error } = await migrator.migrateTo(name)
        if (error) throw error
      })
    }
  })
}

async function findMissing(pool: pg.Pool, wanted: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query(`select to_regclass('kysely_migration') is not null as "isThere"`)
  if (!tables[0]?.isThere) return [...wanted]
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration')
  const done = new Set(rows.map(({ name }) => name))
  return wanted.filter((name) => !done.has(name))
}

/** Runs `work` under the migration lock, which a connection holds while it is open. Other servers wait. */
async function withMigrationLock(
  connectionString: string,
  timeoutMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const options = connectionOptions({ statementTimeoutMs: timeoutMs, lockTimeoutMs: 0 })
  const client = new pg.Client({ connectionString, options, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK_KEY])
    await work()
  } finally {
    await client.end()
  }
}

/** PostgreSQL's codes for a lock that was not available in time, and for a deadlock. */
const RETRYABLE = new Set(['55P03', '40P01'])

/** Retries after a lock was not available. The pause lets those proceed who queued up behind it. */
async function retry(
  { giveUpAfterMs, pauseMs }: { giveUpAfterMs: number; pauseMs: number },
  work: () => Promise<void>,
): Promise<void> {
  const giveUpAtMs = performance.now() + giveUpAfterMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!RETRYABLE.has((error as { code?: string }).code ?? '') || performance.now() > giveUpAtMs)
        throw error
      await pause(pauseMs)
    }
  }
}
