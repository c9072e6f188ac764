import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../../kernel/config.ts'
import { isForeignRequest, isOwnOrigin } from '../http/hostGuard.ts'

/** Whether an upgrade request is for this site and from its own pages. */
export function admitUpgrade(
  config: Config,
  headers: IncomingHttpHeaders,
): 'admitted' | 'WRONG_HOST' | 'FORBIDDEN' {
  if (isForeignRequest(config, { headers })) return 'WRONG_HOST'
  return isOwnOrigin(config, { headers }) ? 'admitted' : 'FORBIDDEN'
}
