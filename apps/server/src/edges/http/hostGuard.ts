import type { FastifyRequest } from 'fastify'
import type { Config } from '../../kernel/config.ts'

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/**
 * Without PUBLIC_URL we serve this computer only. A request that names another host or came through a proxy
 * means that an operator published the server without setting it.
 */
export function isForeignRequest(config: Config, request: Pick<FastifyRequest, 'headers'>): boolean {
  if (config.PUBLIC_URL !== undefined) return false
  const { headers } = request
  if (!localHost.test(headers.host ?? '')) return true
  return Object.keys(headers).some(
    (name) => name === 'forwarded' || name === 'via' || name.startsWith('x-forwarded-'),
  )
}

/**
 * Where a browser that opens a page at this computer's address finds it under `localhost`, or null. Browsers
 * make no passkeys for an address, and a player of both would have two sessions. Calls keep working at either.
 */
export function localPageOf(config: Config, request: Pick<FastifyRequest, 'headers' | 'url'>): string | null {
  const { headers, url } = request
  if (config.PUBLIC_URL !== undefined || headers['sec-fetch-mode'] !== 'navigate') return null
  const named = /^(?:127\.0\.0\.1|\[::1\])(:\d{1,5})?$/.exec(headers.host ?? '')
  return named === null ? null : `http://localhost${named[1] ?? ''}${url}`
}

/**
 * Whether a request comes from our own pages. A browser sends an Origin with every request that changes
 * something and with every socket. A client that sends none is not a browser, so no visitor's cookie comes
 * with its request.
 */
export function isOwnOrigin(config: Config, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  const ours = config.PUBLIC_URL === undefined ? `http://${host}` : new URL(config.PUBLIC_URL).origin
  return origin.toLowerCase() === ours.toLowerCase()
}
