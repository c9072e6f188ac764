import { isLoopback } from '../kernel/config.ts'
import type { Context } from '../kernel/context.ts'

/** Whether a return address is on our site: no checkout may send a buyer elsewhere. */
export function isOwnAddress(
  { config, siteUrl }: Pick<Context, 'config'> & { siteUrl: () => string },
  address: string,
): boolean {
  if (!URL.canParse(address)) return false
  const { origin, protocol, hostname, port, username, password } = new URL(address)
  if (username !== '' || password !== '') return false
  const own = new URL(siteUrl())
  if (origin === own.origin) return true
  // A computer has several names for itself.
  return (
    config.PUBLIC_URL === undefined && protocol === own.protocol && port === own.port && isLoopback(hostname)
  )
}
