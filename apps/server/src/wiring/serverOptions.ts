import type { Logger } from 'pino'
import type { Config } from '../kernel/config.ts'
import type { Time } from '../kernel/context.ts'
import type { DatabaseTimeouts } from '../kernel/db/openDatabase.ts'
import type { DatabaseAddress } from '../kernel/db/prepareDatabase.ts'
import type { PaymentFaults } from '../money/payments/index.ts'
import type { PasswordHasher } from '../people/accounts/index.ts'
import type { OpenAnalyst } from '../play/fairPlay/index.ts'
import type { GamesOptions } from '../play/games/index.ts'

export type ServerOptions = DatabaseAddress & {
  config: Config
  log: Logger
  siteDir: string
  /** The folder of the desk's built pages, if not apps/desk/dist. */
  deskDir?: string
  /** Tests set it to false for a copy of a migrated database, which saves a connection. */
  migrating?: boolean
  /** Set by tests; otherwise the database's time. */
  time?: Time
  /** A monotonic clock in ms, by which the server notices its own stalls. Tests use one that stands still. */
  monotonicMs?: () => number
  /** Tests set it to false and run the sweeps themselves. */
  sweeping?: boolean
  /** Tests interrupt a move between two steps, and lower the limits. */
  games?: Pick<GamesOptions, 'faults' | 'journal' | 'endSteps' | 'isInTournament'>
  payments?: { faults: PaymentFaults }
  /** Tests judge games by themselves. */
  fairPlay?: { openAnalyst: OpenAnalyst }
  /** Tests hash passwords at lower cost. */
  passwords?: PasswordHasher
  /** Tests of races wait longer for the database than users would. */
  databaseTimeouts?: DatabaseTimeouts
  /** Tests on a busy machine wait longer for Redis, in ms. */
  redisCommandMaxMs?: number
}
