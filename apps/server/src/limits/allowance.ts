import type { Time } from '../context.ts'

/**
 * A rate limiter: `atOnce` attempts at once for each key, then one every `everyMs`. The map is bounded: the
 * key unused for longest is dropped first.
 */
export type Allowance = {
  /** Counts an attempt. Returns 0, or the ms to wait until the next; then nothing was counted. */
  take(key: string): number
  /** Returns the same without counting an attempt. */
  look(key: string): number
  /** Gives back an attempt that should not count. */
  giveBack(key: string): void
  /** Forgets all attempts of this key. */
  forget(key: string): void
}

export type AllowanceBounds = {
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
export function makeAllowance(
  { atOnce, everyMs, keysMax = KEYS_MAX }: AllowanceBounds,
  { time }: { time: Time },
): Allowance {
  const wholeAtMsByKey = new Map<string, number>()

  const keep = (key: string, wholeAtMs: number) => {
    wholeAtMsByKey.delete(key)
    wholeAtMsByKey.set(key, wholeAtMs)
    if (wholeAtMsByKey.size > keysMax) {
      const [oldest] = wholeAtMsByKey.keys()
      if (oldest !== undefined) wholeAtMsByKey.delete(oldest)
    }
  }
  const next = (key: string) => {
    const nowMs = time.nowMs()
    const wholeAtMs = Math.max(wholeAtMsByKey.get(key) ?? nowMs, nowMs) + everyMs
    return { wholeAtMs, waitMs: Math.max(0, wholeAtMs - atOnce * everyMs - nowMs) }
  }
  return {
    take(key) {
      const { wholeAtMs, waitMs } = next(key)
      if (waitMs === 0) keep(key, wholeAtMs)
      return waitMs
    },
    look: (key) => next(key).waitMs,
    giveBack(key) {
      const wholeAtMs = wholeAtMsByKey.get(key)
      if (wholeAtMs !== undefined) wholeAtMsByKey.set(key, wholeAtMs - everyMs)
    },
    forget: (key) => void wholeAtMsByKey.delete(key),
  }
}
