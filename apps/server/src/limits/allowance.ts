import type { Time } from '../context.ts'

/**
 * So many at once for each key, then one for each stretch of time. The map is bounded: the key that was silent the
 * longest is forgotten first.
 */
export type Allowance = {
  /** Takes one. Gives 0, or in how many ms there will be one; then nothing was taken. */
  take(key: string): number
  /** The same answer, and nothing is taken. */
  look(key: string): number
  /** Gives back what was taken: the key did nothing to be counted. */
  giveBack(key: string): void
  /** Forgets everything this key took. */
  forget(key: string): void
}

export type AllowanceBounds = {
  atOnce: number
  /** One comes back after this long, in ms. */
  everyMs: number
  keysMax?: number
}

/** Keys remembered for one allowance in one process; a key is some 100 bytes. */
const KEYS_MAX = 20_000

/** The generic cell rate algorithm: one number a key, the moment at which everything it took will be back. */
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
