import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach } from 'vitest'
import { atOnce } from '../src/kernel/sweep.ts'
import {
  type LostSocket,
  openPresence,
  type Presence,
  readPlayerOnline,
} from '../src/people/presence/index.ts'
import { createTestDatabase } from './database.ts'
import { insertUsers, makeManualTime, openTestContext, type TestContext } from './testContext.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
const closing: (() => Promise<void>)[] = []

/** Gives every test of a file its own database. */
export function openDatabaseEachTest(): void {
  beforeEach(async () => {
    database = await createTestDatabase()
  })
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close()
    await database.drop()
  })
}

/** How long PostgreSQL may take to end a connection. */
const GONE_WITHIN_MS = 5000

export type PresenceServer = Presence & {
  ctx: TestContext
  lost: LostSocket[]
  silences: number[]
  clock: { monotonicMs: number }
  sweep(name: string): Promise<void>
  /** As by `kill -9`: nothing is written, the connections are gone. */
  die(): Promise<void>
  statusOf(userId: string): Promise<string>
}

/** Starts a server on the shared database. */
export async function serve(time = makeManualTime()): Promise<PresenceServer> {
  const ctx = openTestContext({ connectionString: database.connectionString, time })
  const lost: LostSocket[] = []
  const silences: number[] = []
  const clock = { monotonicMs: 0 }
  const presence = openPresence(ctx, {
    onLost: async (_trx, sockets) => void lost.push(...sockets),
    onDeclaredDead: () => void silences.push(clock.monotonicMs),
    monotonicMs: () => clock.monotonicMs,
  })
  let running = true
  const server: PresenceServer = {
    ...presence,
    ctx,
    lost,
    silences,
    clock,
    async sweep(name) {
      const sweep = presence.sweeps.find((one) => one.name === name)
      if (!sweep) throw new Error(name)
      await sweep.run(atOnce)
    },
    async die() {
      running = false
      await ctx.pool.query(
        `select pg_terminate_backend(pid, ${GONE_WITHIN_MS}) from pg_locks where locktype = 'advisory' and objsubid = 1
         and ((classid::bigint << 32) | objid::bigint) = hashtextextended('boot ' || $1, 0)`,
        [ctx.bootId],
      )
    },
    statusOf: async (userId) => (await readPlayerOnline(ctx.db, userId)).status,
  }
  closing.push(async () => {
    if (running) await presence.stop()
    await ctx.close()
  })
  return server
}

export async function insertUser(server: PresenceServer): Promise<string> {
  const [userId] = await insertUsers(server.ctx, 1)
  if (!userId) throw new Error('no user')
  return userId
}

export async function openSocket(
  server: PresenceServer,
  userId: string,
  gameId: string | null = null,
): Promise<string> {
  const socketId = randomUUID()
  await server.leaseSocket({ socketId, userId, gameId })
  return socketId
}
