import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { DEVICE_DAYS } from './knownDevice.ts'
import { isTokenShaped } from './secretToken.ts'
import { SESSION_DAYS } from './startSession.ts'

type Where = Pick<Config, 'PUBLIC_URL' | 'PORT'>

const isSecure = ({ PUBLIC_URL }: Where) => PUBLIC_URL?.startsWith('https:') ?? false

/** `session`: who is signed in. `device`: this browser was here before; it survives signing out. */
type CookieKind = 'session' | 'device'

/**
 * Browsers share cookies between all TCP ports of a host: two copies on one computer must not overwrite each
 * other's. The `__Secure-` prefix stops an attacker between us and the browser from setting the cookie
 * without TLS.
 */
function cookieName(where: Where, kind: CookieKind): string {
  if (where.PUBLIC_URL === undefined) return `lance_${kind}_${where.PORT}`
  return isSecure(where) ? `__Secure-lance_${kind}` : `lance_${kind}`
}

function cookieOptions(where: Where): CookieSerializeOptions {
  return {
    path: '/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(where),
  }
}

function readCookie(where: Where, request: FastifyRequest, kind: CookieKind): string | null {
  const token = request.cookies[cookieName(where, kind)]
  return token !== undefined && isTokenShaped(token) ? token : null
}

/** The session's token from its cookie, which no script can read, or null. */
export const readSessionCookie = (where: Where, request: FastifyRequest) =>
  readCookie(where, request, 'session')

/** The browser's own token from its cookie, which no script can read, or null. */
export const readDeviceCookie = (where: Where, request: FastifyRequest) =>
  readCookie(where, request, 'device')

export function setSessionCookie(where: Where, reply: FastifyReply, refreshToken: string): void {
  reply.setCookie(cookieName(where, 'session'), refreshToken, {
    ...cookieOptions(where),
    maxAge: SESSION_DAYS * 86_400,
  })
}

export function setDeviceCookie(where: Where, reply: FastifyReply, deviceToken: string): void {
  reply.setCookie(cookieName(where, 'device'), deviceToken, {
    ...cookieOptions(where),
    maxAge: DEVICE_DAYS * 86_400,
  })
}

export function clearSessionCookie(where: Where, reply: FastifyReply): void {
  reply.clearCookie(cookieName(where, 'session'), cookieOptions(where))
}
