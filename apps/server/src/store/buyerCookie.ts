import { createHash, randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { networkOf } from '../networkOf.ts'
import type { Buyer } from './startCheckout.ts'

type Where = Pick<Config, 'PUBLIC_URL' | 'PORT'>

/** As long as a checkout of his may be of any use to know. */
const KEPT_S = 86_400

/** Browsers share the cookies of all ports of a host: two copies on one computer must not overwrite each other's. */
function cookieName({ PUBLIC_URL, PORT }: Where): string {
  if (PUBLIC_URL === undefined) return `lance_buyer_${PORT}`
  return PUBLIC_URL.startsWith('https:') ? '__Secure-lance_buyer' : 'lance_buyer'
}

/**
 * Who buys: the user, else this browser, known by a cookie that it gets with its first checkout and that says nothing
 * of anybody. It serves for one thing: a guest's second checkout ends his first.
 */
export function readBuyer(where: Where, request: FastifyRequest, reply: FastifyReply): Buyer {
  const address = networkOf(request.ip)
  const { speaker, cookies } = request
  if (speaker) return { userId: speaker.userId, buyer: `user ${speaker.userId}`, address }
  const name = cookieName(where)
  const known = cookies[name]
  const isGood = known !== undefined && /^[A-Za-z0-9_-]{43}$/.test(known)
  const token = isGood ? known : randomBytes(32).toString('base64url')
  const secure = where.PUBLIC_URL?.startsWith('https:') ?? false
  reply.setCookie(name, token, { path: '/store', httpOnly: true, sameSite: 'lax', secure, maxAge: KEPT_S })
  const buyer = `guest ${createHash('sha256').update(token).digest('base64url')}`
  return { userId: null, buyer, address }
}
