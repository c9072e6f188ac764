import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { type BusEvent, openLocalBus } from '../src/kernel/bus/bus.ts'
import { parseConfig } from '../src/kernel/config.ts'
import type { Context } from '../src/kernel/context.ts'
import { type AdjustableTime, makeAdjustableTime } from '../src/kernel/db/adjustableTime.ts'
import { openDatabase } from '../src/kernel/db/openDatabase.ts'
import type { NamedKeys } from '../src/kernel/namedKeys.ts'
import { openSealer } from '../src/kernel/sealing/sealer.ts'

/** The same for all servers of one product, and for tests without one. */
export const TEST_DATA_KEYS: NamedKeys = [{ id: 'tests', secret: Buffer.alloc(32, 8) }]

/**
 * A capability's context on a real database, with time moved by the test; two on one database are two
 * servers.
 */
export type TestContext = Context & {
  time: AdjustableTime
  /** What this server published on its bus, oldest first. */
  published: BusEvent[]
  startDraining(): void
  close(): Promise<void>
}

/** A time that stands still until a test moves it; the servers of one product share it. */
export function makeManualTime(): AdjustableTime {
  return makeAdjustableTime({ nowMs: () => Date.UTC(2026, 0, 15, 12) })
}

export function openTestContext({
  connectionString,
  time = makeManualTime(),
}: {
  connectionString: string
  time?: AdjustableTime
}): TestContext {
  const parsed = parseConfig({ RATE_LIMITS: 'off' })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const database = openDatabase({ connectionString, maxConnections: 8 })
  const bus = openLocalBus({
    onError: (error) => {
      throw error
    },
  })
  const published: BusEvent[] = []
  bus.subscribe((event) => void published.push(event))
  let draining = false
  return {
    config: parsed.config,
    log: pino({ level: 'silent' }),
    db: database.db,
    pool: database.pool,
    connectionString,
    time,
    sealer: openSealer(TEST_DATA_KEYS),
    bus,
    bootId: randomUUID(),
    draining: () => draining,
    published,
    startDraining() {
      draining = true
    },
    close: database.close,
  }
}

/** Inserts users without a session, for tests that are not about accounts. */
export async function insertUsers({ db }: Pick<Context, 'db'>, count: number): Promise<string[]> {
  const users = Array.from({ length: count }, () => {
    const id = randomUUID()
    return { id, email: `${id}@lance.test`, name: 'Pessoa', password_hash: '-' }
  })
  await db.insertInto('users').values(users).execute()
  return users.map(({ id }) => id)
}
