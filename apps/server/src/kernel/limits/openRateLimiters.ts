import { createHash } from 'node:crypto'
import type { Cluster, Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Time } from '../context.ts'
import { makeRateLimiter, type RateLimit } from './rateLimiter.ts'

/**
 * How long Redis is left alone after a failure, in ms: not every call should wait for a server that hangs.
 */
const RETRY_AFTER_MS = 1000

/** A rate limiter that all servers with the same Redis share. */
export type SharedRateLimiter = {
  /** Counts an attempt. Returns 0, or the ms to wait until the next; then nothing was counted. */
  take(key: string): Promise<number>
  /** Gives back an attempt that should not count. */
  giveBack(key: string): Promise<void>
  /** Forgets all attempts of this key. */
  forget(key: string): Promise<void>
}

/**
 * Makes the rate limiter of this name, one for all servers. Times are database time, which the servers also
 * share.
 */
export type RateLimiters = (name: string, bounds: RateLimit) => SharedRateLimiter

// One key per script, so that a cluster finds its node. A key expires once all of its attempts are available
// again.
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
 * Counts by the generic cell rate algorithm, in Redis if there is one, and in this process too: while Redis
 * is away each server limits by its own count, so no endpoint is ever unlimited, nor closed to everyone.
 */
export function openRateLimiters({
  redis,
  time,
  log,
}: {
  redis: Redis | Cluster | null
  time: Time
  log: Logger
}): RateLimiters {
  const callRedis = redis ? makeRedisCaller(redis, log) : async () => null
  return (name, bounds) => {
    const local = makeRateLimiter(bounds, { time })
    const args = () => [time.nowMs(), bounds.everyMs, bounds.atOnce]
    // Addresses of people and networks are stored in Redis only as hashes.
    const redisKey = (key: string) =>
      `lance:limit:${name}:${createHash('sha256').update(key).digest('base64url').slice(0, 27)}`
    return {
      async take(key) {
        const waitMs = await callRedis((store) => store.eval(TAKE, 1, redisKey(key), ...args()))
        if (waitMs !== null && waitMs > 0) return waitMs
        // Counted here too, for when Redis is away. While it answers, its result counts: it knows what other
        // servers reset.
        const ownWaitMs = local.take(key)
        return waitMs ?? ownWaitMs
      },
      async giveBack(key) {
        local.giveBack(key)
        await callRedis((store) => store.eval(GIVE_BACK, 1, redisKey(key), bounds.everyMs))
      },
      async forget(key) {
        local.forget(key)
        await callRedis((store) => store.del(redisKey(key)))
      },
    }
  }
}

/** Calls Redis; null, logged once, when it does not answer. */
function makeRedisCaller(redis: Redis | Cluster, log: Logger) {
  let retryAtMs = 0
  let isLogged = false
  return async (command: (store: Redis | Cluster) => Promise<unknown>): Promise<number | null> => {
    if (performance.now() < retryAtMs) return null
    try {
      const answer = Number(await command(redis))
      if (isLogged) log.info('limits are counted for all servers together again')
      isLogged = false
      return answer
    } catch (error) {
      retryAtMs = performance.now() + RETRY_AFTER_MS
      if (!isLogged) log.warn({ err: error }, 'each server counts limits by itself: Redis does not answer')
      isLogged = true
      return null
    }
  }
}
