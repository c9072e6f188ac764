import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../kernel/config.ts'
import { DEVICE_DAYS } from './knownDevice.ts'
import { isTokenShaped } from './secretToken.ts'
import { SESSION_DAYS } from './startSession.ts'

type CookieConfig = Pick<Config, 'PUBLIC_URL' | 'PORT'>

const isSecure = ({ PUBLIC_URL }: CookieConfig) => PUBLIC_URL?.startsWith('https:') ?? false

/** `session`: who is signed in. `device`: this browser was here before; it survives signing out. */
type CookieKind = 'session' | 'device'

/**
 * Browsers share cookies between all TCP ports of a host: two copies on one computer must not overwrite each
 * other's. The `__Secure-` prefix stops an attacker between us and the browser from setting the cookie
 * without TLS.
 */
function cookieName(config: CookieConfig, kind: CookieKind): string {
  if (config.PUBLIC_URL === undefined) return `lance_${kind}_${config.PORT}`
  return isSecure(config) ? `__Secure-lance_${kind}` : `lance_${kind}`
}

function cookieOptions(config: CookieConfig): CookieSerializeOptions {
  return {
    path: '/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(config),
  }
}

function readCookie(config: CookieConfig, request: FastifyRequest, kind: CookieKind): string | null {
  const token = request.cookies[cookieName(config, kind)]
  return token !== undefined && isTokenShaped(token) ? token : null
}

/** The session's token from its cookie, which no script can read, or null. */
export const readSessionCookie = (config: CookieConfig, request: FastifyRequest) =>
  readCookie(config, request, 'session')

/** The browser's own token from its cookie, which no script can read, or null. */
export const readDeviceCookie = (config: CookieConfig, request: FastifyRequest) =>
  readCookie(config, request, 'device')

export function setSessionCookie(config: CookieConfig, reply: FastifyReply, refreshToken: string): void {
  reply.setCookie(cookieName(config, 'session'), refreshToken, {
    ...cookieOptions(config),
    maxAge: SESSION_DAYS * 86_400,
  })
}

export function setDeviceCookie(config: CookieConfig, reply: FastifyReply, deviceToken: string): void {
  reply.setCookie(cookieName(config, 'device'), deviceToken, {
    ...cookieOptions(config),
    maxAge: DEVICE_DAYS * 86_400,
  })
}

export function clearSessionCookie(config: CookieConfig, reply: FastifyReply): void {
  reply.clearCookie(cookieName(config, 'session'), cookieOptions(config))
}
