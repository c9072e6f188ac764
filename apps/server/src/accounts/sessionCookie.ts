import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isTokenShaped } from './secretToken.ts'
import { SESSION_DAYS } from './startSession.ts'

type Where = Pick<Config, 'PUBLIC_URL' | 'PORT'>

const isSecure = ({ PUBLIC_URL }: Where) => PUBLIC_URL?.startsWith('https:') ?? false

/**
 * Browsers share the cookies of all ports of a host: two copies on one computer must not overwrite each other's. A
 * cookie by the other name could be set by whoever is between us and the browser without TLS.
 */
function cookieName(where: Where): string {
  if (where.PUBLIC_URL === undefined) return `lance_session_${where.PORT}`
  return isSecure(where) ? '__Secure-lance_session' : 'lance_session'
}

function cookieOptions(where: Where): CookieSerializeOptions {
  return {
    path: '/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(where),
  }
}

/** The session's token as the browser keeps it where no script can read it, or null. */
export function readSessionCookie(where: Where, request: FastifyRequest): string | null {
  const token = request.cookies[cookieName(where)]
  return token !== undefined && isTokenShaped(token) ? token : null
}

export function setSessionCookie(where: Where, reply: FastifyReply, refreshToken: string): void {
  reply.setCookie(cookieName(where), refreshToken, {
    ...cookieOptions(where),
    maxAge: SESSION_DAYS * 86_400,
  })
}

export function clearSessionCookie(where: Where, reply: FastifyReply): void {
  reply.clearCookie(cookieName(where), cookieOptions(where))
}
