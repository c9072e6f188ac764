import { createHash } from 'node:crypto'
import type { Cluster, Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Time } from '../context.ts'
import { type AllowanceBounds, makeAllowance } from './allowance.ts'

/** After a failure so long nothing is asked of Redis, in ms: a server that hangs is not waited for by every call. */
const REST_MS = 1000

/** An allowance that all servers draw on together, where they share a Redis. */
export type SharedAllowance = {
  /** Takes one. Gives 0, or in how many ms there will be one; then nothing was taken. */
  take(key: string): Promise<number>
  /** Gives back what was taken: the key did nothing to be counted. */
  giveBack(key: string): Promise<void>
  /** Forgets everything this key took. */
  forget(key: string): Promise<void>
}

/** Makes the allowance of this name, one for all servers. Times are those of the database, which they share too. */
export type Allowances = (name: string, bounds: AllowanceBounds) => SharedAllowance

// One key each, so that a cluster finds its node; keys end by themselves when nothing is taken any more.
const TAKE = `
local now, every, atOnce = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local whole = math.max(tonumber(redis.call('GET', KEYS[1]) or '0'), now) + every
local wait = whole - atOnce * every - now
if wait > 0 then return math.ceil(wait) end
redis.call('SET', KEYS[1], string.format('%.3f', whole), 'PX', math.ceil(whole - now))
return 0`
const GIVE_BACK = `
local whole = redis.call('GET', KEYS[1])
if whole then redis.call('SET', KEYS[1], string.format('%.3f', tonumber(whole) - tonumber(ARGV[1])), 'KEEPTTL') end
return 0`

/**
 * Counts by the generic cell rate algorithm, in Redis where there is one, and in this process too: while Redis is away
 * each server limits by what it counted itself, so the door is never open, and never closed to all.
 */
export function openAllowances({
  redis,
  time,
  log,
}: {
  redis: Redis | Cluster | null
  time: Time
  log: Logger
}): Allowances {
  const ask = redis ? askOf(redis, log) : async () => null
  return (name, bounds) => {
    const own = makeAllowance(bounds, { time })
    const args = () => [time.nowMs(), bounds.everyMs, bounds.atOnce]
    // Addresses of people and of networks stand in Redis as hashes alone.
    const named = (key: string) =>
      `lance:limit:${name}:${createHash('sha256').update(key).digest('base64url').slice(0, 27)}`
    return {
      async take(key) {
        const waitMs = await ask((store) => store.eval(TAKE, 1, named(key), ...args()))
        if (waitMs !== null && waitMs > 0) return waitMs
        // Noted here too, for when Redis is away; while it is there, its word counts: it knows what was forgotten.
        const ownWaitMs = own.take(key)
        return waitMs ?? ownWaitMs
      },
      async giveBack(key) {
        own.giveBack(key)
        await ask((store) => store.eval(GIVE_BACK, 1, named(key), bounds.everyMs))
      },
      async forget(key) {
        own.forget(key)
        await ask((store) => store.del(named(key)))
      },
    }
  }
}

/** Asks Redis; null, and once a word in the log, where it does not answer. */
function askOf(redis: Redis | Cluster, log: Logger) {
  let restUntilMs = 0
  let isTold = false
  return async (question: (store: Redis | Cluster) => Promise<unknown>): Promise<number | null> => {
    if (performance.now() < restUntilMs) return null
    try {
      const answer = Number(await question(redis))
      if (isTold) log.info('limits are counted for all servers together again')
      isTold = false
      return answer
    } catch (error) {
      restUntilMs = performance.now() + REST_MS
      if (!isTold) log.warn({ err: error }, 'each server counts limits by itself: Redis does not answer')
      isTold = true
      return null
    }
  }
}
