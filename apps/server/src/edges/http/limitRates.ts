import rateLimit, { type FastifyRateLimitStore, type FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'
import type { RateLimiters, SharedRateLimiter } from '../../kernel/limits/openRateLimiters.ts'
import { networkOf } from '../../kernel/networkOf.ts'
import { type App, Refused } from '../../kernel/routing.ts'

/** Calls per minute for each user or network, unless the route sets its own limit. */
const DEFAULT_PER_MINUTE = 600
const MINUTE_MS = 60_000
/** Keys that one process remembers for one route. */
const KEYS_MAX = 50_000

/** Limits how often calls may be made, across all servers: by the route's own limit, else the default. */
export async function limitRates(app: App, allowances: RateLimiters): Promise<void> {
  await app.register(rateLimit, {
    max: DEFAULT_PER_MINUTE,
    timeWindow: MINUTE_MS,
    hook: 'preHandler',
    store: storeOf(allowances),
    keyGenerator: (request: FastifyRequest) => request.caller?.userId ?? networkOf(request.ip),
    // A rate limiter knows only when the next attempt is allowed.
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    errorResponseBuilder: (_request, { ttl }) =>
      new Refused({ ok: false, code: 'TOO_OFTEN', retryAfterS: Math.ceil(ttl / 1000) }),
  })
}

type Bounded = { max?: unknown; routeInfo?: { method: string | string[]; url: string } }

/** Our rate limiters as the plugin's store: a common one, and one for each route that sets its own limit. */
function storeOf(allowances: RateLimiters): FastifyRateLimitStoreCtor {
  const open = ({ max, routeInfo }: Bounded): FastifyRateLimitStore => {
    const atOnce = Number(max)
    const name = routeInfo ? `${[routeInfo.method].flat().join()} ${routeInfo.url}` : 'calls'
    const bounds = { atOnce, everyMs: MINUTE_MS / atOnce, keysMax: KEYS_MAX }
    const allowance: SharedRateLimiter = allowances(name, bounds)
    return {
      incr(key, callback) {
        allowance.take(key).then(
          (waitMs) => callback(null, { current: waitMs > 0 ? atOnce + 1 : 1, ttl: waitMs }),
          (error: Error) => callback(error),
        )
      },
      child: (options) => open(options as Bounded),
    }
  }
  // The plugin calls it with `new`, which yields the returned object.
  return function Store(options: Bounded) {
    return open(options)
  } as unknown as FastifyRateLimitStoreCtor
}
