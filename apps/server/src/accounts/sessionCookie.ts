import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { isTokenShaped } from './secretToken.ts'
import { SESSION_DAYS } from './startSession.ts'

type Where = Pick<Config, 'PUBLIC_URL' | 'PORT'>

/** Browsers share the cookies of all ports of a host: two copies on one computer must not overwrite each other's. */
function cookieName({ PUBLIC_URL, PORT }: Where): string {
  return PUBLIC_URL === undefined ? `lance_session_${PORT}` : 'lance_session'
}

function cookieOptions({ PUBLIC_URL }: Where): CookieSerializeOptions {
  return {
    path: '/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure: PUBLIC_URL?.startsWith('https:') ?? false,
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
