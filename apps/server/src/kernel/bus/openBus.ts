import type { Cluster, Redis } from 'ioredis'
import type { Logger } from 'pino'
import { type Bus, openLocalBus } from './bus.ts'

/** Opens the bus between the servers that share a Redis; without a URL, a bus within this process. */
export async function openBus({
  url,
  log,
  commandMaxMs,
}: {
  url: string | undefined
  log: Logger
  commandMaxMs?: number | undefined
}): Promise<{
  bus: Bus
  /** For other data that servers share; nothing waits for it. */
  redis: Redis | Cluster | null
  closeBus: () => Promise<void>
  /** Whether other servers can be reached right now; null without Redis. */
  isConnected: () => boolean | null
}> {
  if (url !== undefined) {
    // Servers without Redis do not load its client.
    const { openRedisBus } = await import('./redisBus.ts')
    const bus = openRedisBus({ url, log, commandMaxMs })
    return { bus, redis: bus.redis, closeBus: bus.close, isConnected: bus.isConnected }
  }
  const onError = (error: unknown) => log.error({ err: error }, 'a listener of the bus failed')
  const nothing = { redis: null, closeBus: async () => {}, isConnected: () => null }
  return { bus: openLocalBus({ onError }), ...nothing }
}
