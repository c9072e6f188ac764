import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import type { Config } from '../config.ts'
import { networkOf } from '../networkOf.ts'

/**
 * Makes the function that finds who is at the other end: the peer, or what a proxy says of it where the operator
 * trusts that proxy. One household has a whole /64 of IPv6, so that is one address here.
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
