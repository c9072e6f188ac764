import type { Logger } from 'pino'
import { type Bus, openLocalBus } from './bus.ts'
import { openRedisBus } from './redisBus.ts'

/** Between the servers that share a Redis; without an address within this process. */
export function openBus({ url, log }: { url: string | undefined; log: Logger }): {
  bus: Bus
  closeBus: () => Promise<void>
} {
  if (url !== undefined) {
    const bus = openRedisBus({ url, log })
    return { bus, closeBus: bus.close }
  }
  const onError = (error: unknown) => log.error({ err: error }, 'a listener of the bus failed')
  return { bus: openLocalBus({ onError }), closeBus: async () => {} }
}
