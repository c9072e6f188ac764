import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server: what it takes there and back, and by how much that varies either way, in ms. */
export type Line = { rttMs: number; jitterMs: number }

/**
 * Stands between clients and a server, and passes everything on late, in order. `random` gives numbers from 0
 * to 1.
 */
export async function openSlowLine(
  port: number,
  { rttMs, jitterMs }: Line,
  random: () => number,
): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>()
  const timers = new Set<NodeJS.Timeout>()
  const relay = (from: Socket, to: Socket) => {
    let arrivesAtMs = 0
    from.on('data', (chunk) => {
      const delayMs = Math.max(0, rttMs / 2 + (random() - 0.5) * jitterMs)
      arrivesAtMs = Math.max(arrivesAtMs, performance.now() + delayMs)
      const timer = setTimeout(() => {
        timers.delete(timer)
        if (to.writable) to.write(chunk)
      }, arrivesAtMs - performance.now())
      timers.add(timer)
    })
  }
  const proxy = createServer({ noDelay: true }, (client) => {
    const server = connect({ port, host: '127.0.0.1', noDelay: true })
    relay(client, server)
    relay(server, client)
    for (const [one, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  return {
    port: (proxy.address() as AddressInfo).port,
    async close() {
      for (const timer of timers) clearTimeout(timer)
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => proxy.close(resolve))
    },
  }
}
