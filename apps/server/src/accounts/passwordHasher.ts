import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import type { Refusal } from '../routing.ts'

/** Argon2id, version 19, as OWASP's password storage sheet advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

/** Hashes under way at once: half the cores, so that moves are not kept waiting by sign-ins. */
const AT_ONCE_MAX = Math.max(1, Math.min(3, Math.floor(availableParallelism() / 2)))
/** Hashes that wait; each takes some 6 ms to 20 ms. */
const WAITING_MAX = 256

type Answer<T> = ({ ok: true } & T) | Refusal

/** Hashes passwords off the event loop, a bounded number at a time. Refuses with BUSY when too many wait. */
export type PasswordHasher = {
  hash(password: string): Promise<Answer<{ hash: string }>>
  /** `hash` null: nobody to compare with. The same work is done, and the answer is no. */
  verify(password: string, hash: string | null): Promise<Answer<{ matches: boolean }>>
  /** Whether a hash was made with other parameters than those of today. */
  isOutdated(hash: string): boolean
}

export function openPasswordHasher({
  atOnceMax = AT_ONCE_MAX,
  waitingMax = WAITING_MAX,
  cost = COST,
}: {
  atOnceMax?: number
  waitingMax?: number
  /** What a hash costs. Tests that are not about passwords pay less. */
  cost?: typeof COST
} = {}): PasswordHasher {
  const queue = boundedQueue({ atOnceMax, waitingMax })
  const decoyHash = hash(randomBytes(16), cost)
  // Whoever waits for it gets the error; without this an unlucky start would end the process.
  decoyHash.catch(() => {})
  return {
    async hash(password) {
      const made = await queue(() => hash(sameForm(password), cost))
      return made.ok ? { ok: true, hash: made.value } : made
    },
    async verify(password, stored) {
      const compared = await queue(async () => verify(stored ?? (await decoyHash), sameForm(password)))
      return compared.ok ? { ok: true, matches: compared.value && stored !== null } : compared
    },
    isOutdated(stored) {
      const { memoryCost, timeCost, parallelism, outputLen, algorithm } = parseOptions(stored)
      const given = { memoryCost, timeCost, parallelism, outputLen }
      return (
        algorithm !== ARGON2ID ||
        Object.entries(cost).some(([name, value]) => given[name as keyof typeof given] !== value)
      )
    },
  }
}

// The library's `Algorithm` is an ambient const enum, which has no value at run time.
const ARGON2ID = 2

/** One password, whichever way a keyboard composes its letters. */
function sameForm(password: string): string {
  return password.normalize('NFC')
}

function boundedQueue({ atOnceMax, waitingMax }: { atOnceMax: number; waitingMax: number }) {
  const waiting: Array<() => void> = []
  let running = 0
  return async <T>(work: () => Promise<T>): Promise<{ ok: true; value: T } | Refusal> => {
    if (running >= atOnceMax) {
      if (waiting.length >= waitingMax) return { ok: false, code: 'BUSY', retryAfterS: 1 }
      await new Promise<void>((begin) => waiting.push(begin))
    } else {
      running += 1
    }
    try {
      return { ok: true, value: await work() }
    } finally {
      // The place goes straight to who waits the longest; only when nobody does it is given up.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
