import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const localHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/**
 * Without PUBLIC_URL we serve this computer alone. A request that names another host, or that came through a proxy,
 * means that somebody published us and forgot to say so.
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
 * Whether a request comes from our own pages. A browser names the origin of whatever changes something and of every
 * socket; who names none is no browser, and no cookie of a visitor's comes with what he sends.
 */
export function isOwnOrigin(config: Config, { headers }: Pick<FastifyRequest, 'headers'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  const ours = config.PUBLIC_URL === undefined ? `http://${host}` : new URL(config.PUBLIC_URL).origin
  return origin.toLowerCase() === ours.toLowerCase()
}
