import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { NamingClient, watchedClient } from './namingClient.ts'
import type { Database } from './schema.ts'
import type { StatementWatch } from './statementWatch.ts'

// bigint columns hold centavos: never a float.
pg.types.setTypeParser(20, BigInt)

export type OpenDatabase = {
  db: Kysely<Database>
  pool: pg.Pool
  close(): Promise<void>
}

/** The settings every connection of ours has, so that no dead peer or forgotten lock can hold the product up. */
export function connectionOptions({
  statementTimeoutMs = 5000,
  lockTimeoutMs = 2000,
}: {
  statementTimeoutMs?: number
  lockTimeoutMs?: number
} = {}): string {
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

/** Opens a pool of connections. Nothing is connected yet: the first query does. */
export function openDatabase({
  connectionString,
  maxConnections = 16,
  statementTimeoutMs = 5000,
  lockTimeoutMs = 2000,
  watch,
}: {
  connectionString: string
  maxConnections?: number
  statementTimeoutMs?: number
  lockTimeoutMs?: number
  watch?: StatementWatch
}): OpenDatabase {
  const pool = new pg.Pool({
    Client: watch ? watchedClient(watch) : NamingClient,
    connectionString,
    max: maxConnections,
    options: connectionOptions({ statementTimeoutMs, lockTimeoutMs }),
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  // A connection that breaks is replaced by the pool. Without a listener it would end the process: the pool's own hears
  // of idle ones alone, and one that is lent may break between two statements, while nobody waits for an answer.
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    // Kysely ends the pool only where it has asked something of it.
    await db.destroy()
    if (!pool.ending) await pool.end()
  }
  return { db, pool, close }
}
