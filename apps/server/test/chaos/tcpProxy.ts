import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** Forwards a fixed address to something that listens, and can act as a bad line to it. */
export type TcpProxy = {
  port: number
  /** Where new connections go; null: they are refused. */
  setTarget(target: NetConnectOpts | null): void
  /** Ends every open connection, even in the middle of a message. New ones are accepted. */
  cut(): void
  /** Stops all traffic in both directions without closing anything, or lets all of it flow again. */
  setStalled(isHeld: boolean): void
  close(): Promise<void>
}

export async function openTcpProxy(first: NetConnectOpts | null): Promise<TcpProxy> {
  let target = first
  let isStalled = false
  const pairs = new Set<readonly [Socket, Socket]>()
  const server = createServer({ pauseOnConnect: true }, (near) => {
    if (target === null) return void near.destroy()
    const far = connect(target)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.setNoDelay(true)
      one.on('error', () => {})
      one.on('close', () => {
        pairs.delete(pair)
        other.destroy()
      })
      one.pipe(other)
    }
    if (isStalled) stallPair(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const [near] of pairs) near.resetAndDestroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    setTarget(next) {
      target = next
    },
    setStalled(stalled) {
      isStalled = stalled
      for (const pair of pairs) (stalled ? stallPair : resumePair)(pair)
    },
    async close() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}

function stallPair([near, far]: readonly [Socket, Socket]): void {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}

function resumePair([near, far]: readonly [Socket, Socket]): void {
  near.pipe(far)
  far.pipe(near)
}
