import { randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import type { Refusal } from '../../kernel/routing.ts'

/** Argon2id, version 19, as OWASP's Password Storage Cheat Sheet advises. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 }

/** Hashes running at the same time: half the cores, so that sign-ins don't delay moves. */
const AT_ONCE_MAX = Math.max(1, Math.min(3, Math.floor(availableParallelism() / 2)))
/** Hashes waiting in the queue; each takes some 6 ms to 20 ms. */
const WAITING_MAX = 256

type Answer<T> = ({ ok: true } & T) | Refusal

/** Hashes passwords off the event loop, a bounded number at a time. Refuses with BUSY when too many wait. */
export type PasswordHasher = {
  hash(password: string): Promise<Answer<{ hash: string }>>
  /** `hash` null: there is no account. Does the same work and answers no. */
  verify(password: string, hash: string | null): Promise<Answer<{ matches: boolean }>>
  /** Whether a hash was made with parameters other than the current ones. */
  isOutdated(hash: string): boolean
}

export function openPasswordHasher({
  atOnceMax = AT_ONCE_MAX,
  waitingMax = WAITING_MAX,
  cost = COST,
}: {
  atOnceMax?: number
  waitingMax?: number
  /** The cost of a hash. Tests that are not about passwords use a cheaper one. */
  cost?: typeof COST
} = {}): PasswordHasher {
  const queue = boundedQueue({ atOnceMax, waitingMax })
  const decoyHash = hash(randomBytes(16), cost)
  // Those who await it get the error; without this handler a rejection before that would end the process.
  decoyHash.catch(() => {})
  return {
    async hash(password) {
      const made = await queue(() => hash(normalisePassword(password), cost))
      return made.ok ? { ok: true, hash: made.value } : made
    },
    async verify(password, stored) {
      const compared = await queue(async () =>
        verify(stored ?? (await decoyHash), normalisePassword(password)),
      )
      return compared.ok ? { ok: true, matches: compared.value && stored !== null } : compared
    },
    isOutdated(stored) {
      const { memoryCost, timeCost, parallelism, outputLen, algorithm } = parseOptions(stored)
      const hashCost = { memoryCost, timeCost, parallelism, outputLen }
      return (
        algorithm !== ARGON2ID ||
        Object.entries(cost).some(([name, value]) => hashCost[name as keyof typeof hashCost] !== value)
      )
    },
  }
}

// The library's `Algorithm` is an ambient const enum, which has no value at run time.
const ARGON2ID = 2

/** The same password however a keyboard composes its letters. */
function normalisePassword(password: string): string {
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
      // The slot passes straight to the longest waiter; it is released only when none waits.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
