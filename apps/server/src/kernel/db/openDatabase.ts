import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { NamingClient, watchedClient } from './namingClient.ts'
import type { Database } from './schema.ts'
import type { StatementWatch } from './statementWatch.ts'

// bigint columns hold centavos, which must never become floats.
pg.types.setTypeParser(20, BigInt)

export type OpenDatabase = {
  db: Kysely<Database>
  pool: pg.Pool
  close(): Promise<void>
}

/** How long a statement, a lock, and a connection of the pool are waited for. */
export type DatabaseTimeouts = {
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  connectTimeoutMs?: number
}

/** The settings of all our connections, so that no dead peer or forgotten lock can block the product. */
export function connectionOptions({
  statementTimeoutMs = 5000,
  lockTimeoutMs = 2000,
}: Pick<DatabaseTimeouts, 'statementTimeoutMs' | 'lockTimeoutMs'> = {}): string {
  return [
    'tcp_user_timeout=10000',
    'tcp_keepalives_idle=5',
    'tcp_keepalives_interval=2',
    'tcp_keepalives_count=3',
    `lock_timeout=${lockTimeoutMs}`,
    `statement_timeout=${statementTimeoutMs}`,
    'idle_in_transaction_session_timeout=5000',
    'timezone=UTC',
  ]
    .map((setting) => `-c ${setting}`)
    .join(' ')
}

/** Opens a connection pool. It connects on the first query. */
export function openDatabase({
  connectionString,
  maxConnections = 16,
  statementTimeoutMs = 5000,
  lockTimeoutMs = 2000,
  connectTimeoutMs = 5000,
  watch,
}: {
  connectionString: string
  maxConnections?: number
  watch?: StatementWatch
} & DatabaseTimeouts): OpenDatabase {
  const pool = new pg.Pool({
    Client: watch ? watchedClient(watch) : NamingClient,
    connectionString,
    max: maxConnections,
    options: connectionOptions({ statementTimeoutMs, lockTimeoutMs }),
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
  })
  // The pool replaces a broken connection, but without a listener its error would end the process. The pool's
  // own listener covers only idle connections, and a connection in use may break between two statements.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    // Kysely ends the pool only if it has used it.
    await db.destroy()
    if (!pool.ending) await pool.end()
  }
  return { db, pool, close }
}
