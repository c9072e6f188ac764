import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../kernel/config.ts'
import { networkOf } from '../kernel/networkOf.ts'
import type { Buyer } from './startCheckout.ts'

type CookieConfig = Pick<Config, 'PUBLIC_URL' | 'PORT'>

/** As long as knowing the buyer's checkout may be useful. */
const COOKIE_MAX_AGE_S = 86_400

/** Browsers share cookies between all TCP ports of a host: two copies must not overwrite each other's. */
function cookieName({ PUBLIC_URL, PORT }: CookieConfig): string {
  if (PUBLIC_URL === undefined) return `lance_buyer_${PORT}`
  return PUBLIC_URL.startsWith('https:') ? '__Secure-lance_buyer' : 'lance_buyer'
}

/**
 * The buyer: the user, or else this browser, identified by a random cookie that it gets with its first
 * checkout. The cookie has one purpose: a guest's second checkout ends their first.
 */
export function readBuyer(config: CookieConfig, request: FastifyRequest, reply: FastifyReply): Buyer {
  const address = networkOf(request.ip)
  const { caller, cookies } = request
  if (caller) return { userId: caller.userId, buyer: `user ${caller.userId}`, address }
  const name = cookieName(config)
  const known = cookies[name]
  const isValid = known !== undefined && /^[A-Za-z0-9_-]{43}$/.test(known)
  const token = isValid ? known : randomBytes(32).toString('base64url')
  const secure = config.PUBLIC_URL?.startsWith('https:') ?? false
  reply.setCookie(name, token, {
    path: '/store',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: COOKIE_MAX_AGE_S,
  })
  const buyer = `guest ${createHash('sha256').update(token).digest('base64url')}`
  return { userId: null, buyer, address }
}
