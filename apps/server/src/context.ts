import type { Kysely } from 'kysely'
import type pg from 'pg'
import type { Logger } from 'pino'
import type { Bus } from './bus/bus.ts'
import type { Config } from './config.ts'
import type { Database } from './db/schema.ts'

/** The time of day in ms since 1970: the database's, kept by offset. Tests turn it by hand. */
export type Time = { nowMs(): number }

/** Everything a capability may use, wired by hand in main.ts and in tests. */
export type Context = {
  config: Config
  log: Logger
  db: Kysely<Database>
  pool: pg.Pool
  /** Where the database is, for what needs a connection of its own (the move journal, advisory locks). */
  connectionString: string
  time: Time
  bus: Bus
  /** This run of the process, in `server_boots`. */
  bootId: string
  /** True from SIGTERM on: nothing new is begun. */
  draining(): boolean
}
