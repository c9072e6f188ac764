import type { Time } from '../context.ts'

/**
 * A rate limiter: `atOnce` attempts at once for each key, then one every `everyMs`. The map is bounded: the
 * key unused for longest is dropped first.
 */
export type RateLimiter = {
  /** Counts an attempt. Returns 0, or the ms to wait until the next; then nothing was counted. */
  take(key: string): number
  /** Returns the same without counting an attempt. */
  peek(key: string): number
  /** Gives back an attempt that should not count. */
  giveBack(key: string): void
  /** Forgets all attempts of this key. */
  forget(key: string): void
}

export type RateLimit = {
  atOnce: number
  /** One attempt becomes available again after this long, in ms. */
  everyMs: number
  keysMax?: number
}

/** The most keys per limiter in one process; a key takes about 100 bytes. */
const KEYS_MAX = 20_000

/**
 * The generic cell rate algorithm: one number per key, the time at which all of its attempts will be
 * available again.
 */
export function makeRateLimiter(
  { atOnce, everyMs, keysMax = KEYS_MAX }: RateLimit,
  { time }: { time: Time },
): RateLimiter {
  const fullAtMsByKey = new Map<string, number>()

  const keep = (key: string, fullAtMs: number) => {
    fullAtMsByKey.delete(key)
    fullAtMsByKey.set(key, fullAtMs)
    if (fullAtMsByKey.size > keysMax) {
      const [oldest] = fullAtMsByKey.keys()
      if (oldest !== undefined) fullAtMsByKey.delete(oldest)
    }
  }
  const next = (key: string) => {
    const nowMs = time.nowMs()
    const fullAtMs = Math.max(fullAtMsByKey.get(key) ?? nowMs, nowMs) + everyMs
    return { fullAtMs, waitMs: Math.max(0, fullAtMs - atOnce * everyMs - nowMs) }
  }
  return {
    take(key) {
      const { fullAtMs, waitMs } = next(key)
      if (waitMs === 0) keep(key, fullAtMs)
      return waitMs
    },
    peek: (key) => next(key).waitMs,
    giveBack(key) {
      const fullAtMs = fullAtMsByKey.get(key)
      if (fullAtMs !== undefined) fullAtMsByKey.set(key, fullAtMs - everyMs)
    },
    forget: (key) => void fullAtMsByKey.delete(key),
  }
}
