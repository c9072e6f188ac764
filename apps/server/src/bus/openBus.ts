import type { Cluster, Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Bus, openLocalBus } from './bus.ts'
import { openRedisBus } from './redisBus.ts'

/** Between the servers that share a Redis; without an address within this process. */
export function openBus({
  url,
  log,
  commandMaxMs,
}: {
  url: string | undefined
  log: Logger
  commandMaxMs?: number | undefined
}): {
  bus: Bus
  /** For what else servers share; never waited for. */
  redis: Redis | Cluster | null
  closeBus: () => Promise<void>
  /** Whether other servers are heard right now; null where there are none to be heard. */
  isConnected: () => boolean | null
} {
  if (url !== undefined) {
    const bus = openRedisBus({ url, log, commandMaxMs })
    return { bus, redis: bus.redis, closeBus: bus.close, isConnected: bus.isConnected }
  }
  const onError = (error: unknown) => log.error({ err: error }, 'a listener of the bus failed')
  const nothing = { redis: null, closeBus: async () => {}, isConnected: () => null }
  return { bus: openLocalBus({ onError }), ...nothing }
}
