import { isIPv6 } from 'node:net'

/** The network that limits count a client by: an IPv4 address, or an IPv6 /64, which one household owns. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [front = '', back = ''] = plain.split('::')
  const head = front === '' ? [] : front.split(':')
  const tail = back === '' ? [] : back.split(':')
  const gap = plain.includes('::') ? new Array<string>(8 - head.length - tail.length).fill('0') : []
  return `${[...head, ...gap, ...tail]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
