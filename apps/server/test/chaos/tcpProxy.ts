import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'

/** Forwards a fixed address to something that listens, and can act as a bad line to it. */
export type TcpProxy = {
  port: number
  /** Where new connections go; null: they are refused. */
  lead(target: NetConnectOpts | null): void
  /** Ends every open connection, even in the middle of a message. New ones are accepted. */
  cut(): void
  /** Stops all traffic in both directions without closing anything, or lets all of it flow again. */
  hold(isHeld: boolean): void
  close(): Promise<void>
}

export async function openTcpProxy(first: NetConnectOpts | null): Promise<TcpProxy> {
  let target = first
  let isHeld = false
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
    if (isHeld) holdPair(pair)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    for (const [near] of pairs) near.resetAndDestroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    lead(next) {
      target = next
    },
    hold(wanted) {
      isHeld = wanted
      for (const pair of pairs) (wanted ? holdPair : releasePair)(pair)
    },
    async close() {
      server.close()
      cut()
      await once(server, 'close')
    },
  }
}

function holdPair([near, far]: readonly [Socket, Socket]): void {
  near.unpipe(far).pause()
  far.unpipe(near).pause()
}

function releasePair([near, far]: readonly [Socket, Socket]): void {
  near.pipe(far)
  far.pipe(near)
}
