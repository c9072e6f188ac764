import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../../kernel/config.ts'
import { networkOf } from '../../kernel/networkOf.ts'

/**
 * Makes the function that finds the client's network: that of the peer, or of the address a trusted proxy
 * reports. A household has a whole IPv6 /64, so a /64 counts as one network.
 */
export function clientAddressOf({
  TRUST_PROXY,
}: Pick<Config, 'TRUST_PROXY'>): (request: IncomingMessage) => string {
  const trust =
    TRUST_PROXY === undefined
      ? () => false
      : typeof TRUST_PROXY === 'number'
        ? (_address: string, hop: number) => hop < TRUST_PROXY
        : proxyAddr.compile(TRUST_PROXY)
  return (request) => networkOf(proxyAddr(request, trust) ?? '')
}
