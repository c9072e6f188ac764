import { setTimeout as pause } from 'node:timers/promises'
import { type Migration, Migrator } from 'kysely'
import pg from 'pg'
import { migrations as ours } from './migrations/index.ts'
import { connectionOptions, openDatabase } from './openDatabase.ts'

/** What a database has that was brought to our shape. */
export const NEWEST_MIGRATION = Object.keys(ours).sort().at(-1) ?? ''

/** A migration that says `outsideTransaction` builds indexes while the product runs (`create index concurrently`). */
export type OwnMigration = Migration & { outsideTransaction?: boolean }

export type MigrateOptions = {
  /** The last migration that is wanted; else all. */
  upTo?: string
  migrations?: Readonly<Record<string, OwnMigration>>
  /** So long a migration waits for a table that somebody uses, and everybody who comes after it waits too. */
  lockTimeoutMs?: number
  /** How long it tries again, and waits for another server that migrates. */
  giveUpAfterMs?: number
}

/** Whose turn it is: of all who start at once, one migrates. */
const TURN = 7_301_946_528_310_451n

/**
 * Brings the database at this address to the newest shape, one migration after the other, while others use it. Safe to
 * run twice and at the same time. A database that is newer than we know is left as it is: the version before goes on
 * beside the one that migrated. Throws where it fails.
 */
export async function migrate(
  connectionString: string,
  { upTo, migrations = ours, lockTimeoutMs = 1000, giveUpAfterMs = 300_000 }: MigrateOptions = {},
): Promise<void> {
  const wanted = Object.keys(migrations)
    .sort()
    .filter((name) => upTo === undefined || name <= upTo)
  const database = openDatabase({ connectionString, maxConnections: 1, statementTimeoutMs: 0, lockTimeoutMs })
  try {
    if ((await findMissing(database.pool, wanted)).length === 0) return
    await inTurn(connectionString, giveUpAfterMs, async () => {
      for (const name of await findMissing(database.pool, wanted)) {
        const { outsideTransaction: disableTransactions = false } = migrations[name] ?? {}
        const provider = { getMigrations: async () => ({ ...migrations }) }
        const migrator = new Migrator({ db: database.db, provider, disableTransactions })
        await tryAgain({ giveUpAfterMs, pauseMs: lockTimeoutMs }, async () => {
          const { error } = await migrator.migrateTo(name)
          if (error) throw error
        })
      }
    })
  } finally {
    await database.close()
  }
}

async function findMissing(pool: pg.Pool, wanted: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query(`select to_regclass('kysely_migration') is not null as "isThere"`)
  if (!tables[0]?.isThere) return [...wanted]
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration')
  const done = new Set(rows.map(({ name }) => name))
  return wanted.filter((name) => !done.has(name))
}

/** Works when nobody else migrates, on a connection that keeps others waiting as long as it lives. */
async function inTurn(
  connectionString: string,
  patienceMs: number,
  work: () => Promise<void>,
): Promise<void> {
  const options = connectionOptions({ statementTimeoutMs: patienceMs, lockTimeoutMs: 0 })
  const turn = new pg.Client({ connectionString, options, keepAlive: true })
  turn.on('error', () => {})
  await turn.connect()
  try {
    await turn.query('select pg_advisory_lock($1)', [TURN])
    await work()
  } finally {
    await turn.end()
  }
}

/** A lock that was not given in time, and two who waited for each other. */
const PASSING = new Set(['55P03', '40P01'])

/** Whoever could not have a lock lets those pass who queued behind it, before the next try. */
async function tryAgain(
  { giveUpAfterMs, pauseMs }: { giveUpAfterMs: number; pauseMs: number },
  work: () => Promise<void>,
): Promise<void> {
  const giveUpAtMs = performance.now() + giveUpAfterMs
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!PASSING.has((error as { code?: string }).code ?? '') || performance.now() > giveUpAtMs) throw error
      await pause(pauseMs)
    }
  }
}
