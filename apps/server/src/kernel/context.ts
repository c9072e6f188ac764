import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Bus } from './bus/bus.ts'
import type { Config } from './config.ts'
import type { Database } from './db/schema.ts'
import type { Sealer } from './sealing/sealer.ts'

/** The time in ms since 1970: the database's clock, kept as an offset from ours. Tests set it. */
export type Time = { nowMs(): number }

/** Everything a capability may use. Made by wiring/openBase.ts, and by tests. */
export type Context = {
  config: Config
  log: Logger
  db: Kysely<Database>
  pool: pg.Pool
  /** The database's address, for parts that need their own connection (the move journal, advisory locks). */
  connectionString: string
  time: Time
  /** Encrypts personal data before it is stored. */
  sealer: Sealer
  bus: Bus
  /** This run of the process, in `server_boots`. */
  bootId: string
  /** True from SIGTERM on: nothing new begins. */
  draining(): boolean
}
