import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'
import { isForeignRequest } from '../http/hostGuard.ts'

/**
 * Whether an upgrade comes from our own pages. A browser always names the page's origin; who names none is no
 * browser, and gains nothing here without a token.
 */
export function admitUpgrade(
  config: Config,
  headers: IncomingHttpHeaders,
): 'admitted' | 'WRONG_HOST' | 'FORBIDDEN' {
  if (isForeignRequest(config, { headers })) return 'WRONG_HOST'
  const { origin, host } = headers
  if (origin === undefined) return 'admitted'
  const ours = config.PUBLIC_URL === undefined ? `http://${host}` : new URL(config.PUBLIC_URL).origin
  return origin.toLowerCase() === ours.toLowerCase() ? 'admitted' : 'FORBIDDEN'
}
