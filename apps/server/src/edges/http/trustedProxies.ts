import type { Config } from '../../kernel/config.ts'

/** Which proxies' forwarded addresses are trusted: none, those of the named networks, or a number of hops. */
export function trustedProxies({
  TRUST_PROXY,
}: Config): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof TRUST_PROXY === 'number') return (_address, hop) => hop < TRUST_PROXY
  return TRUST_PROXY ?? false
}
