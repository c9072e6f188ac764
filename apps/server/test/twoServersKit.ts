import { vi } from 'vitest'
import type { RedisBus } from '../src/kernel/bus/redisBus.ts'
import { createTestDatabase } from './database.ts'
import { openRedis } from './redisServer.ts'
import { makeManualTime } from './testContext.ts'
import { openTestServer, type TestServer } from './testServer.ts'

type ManualTime = ReturnType<typeof makeManualTime>

/** Two servers on a database and a Redis of their own, with one time. */
export type TwoServers = {
  one: TestServer
  other: TestServer
  redis: Awaited<ReturnType<typeof openRedis>>
  time: ManualTime
  /** Settles once both servers hear each other: after they were opened, and after Redis was down. */
  waitUntilConnected(): Promise<unknown>
  stop(): Promise<void>
}

/** Settles when all of these buses reach Redis. Also works before the first test, where `expect` does not. */
export const waitForBuses = (...buses: readonly RedisBus[]) =>
  vi.waitUntil(() => buses.every((bus) => bus.isConnected()), { timeout: 20_000 })

export async function openTwoServers(env: Record<string, string> = {}): Promise<TwoServers> {
  const time = makeManualTime()
  const [redis, database] = await Promise.all([openRedis(), createTestDatabase()])
  const { connectionString } = database
  const shared = { connectionString, time, env: { REDIS_URL: redis.url, ...env } }
  const one = await openTestServer(shared)
  const other = await openTestServer(shared)
  const waitUntilConnected = () => waitForBuses(one.ctx.bus as RedisBus, other.ctx.bus as RedisBus)
  await waitUntilConnected()
  return {
    one,
    other,
    redis,
    time,
    waitUntilConnected,
    async stop() {
      await one.stop()
      await other.stop()
      await database.drop()
      await redis.stop()
    },
  }
}
