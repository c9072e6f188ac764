import { connect } from 'node:net'
import { MESSAGE_MAX_BYTES } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { connectSocket, type SocketClient } from '../../../test/socketClient.ts'
import {
  ANY_SOCKET,
  connectClient,
  type ErrorEvent,
  echo,
  isAnswering,
  startSocketServer,
  stopAfterEachTest,
} from '../../../test/socketKit.ts'
import type { Endpoint } from './endpoint.ts'

stopAfterEachTest()

describe('a socket server under bad input', () => {
  it('answers MALFORMED to invalid JSON, binary frames and wrong shapes, and keeps the socket open [SOCKET-6]', async () => {
    const { url } = await startSocketServer()
    const client = await connectClient(url())
    for (const frame of [
      'not json',
      '[1]',
      'null',
      '"ping"',
      '{"type":5}',
      '{}',
      '',
      Buffer.from([0, 1, 2]),
      { type: 'misshapen' },
    ]) {
      client.send(frame)
      expect((await client.next<ErrorEvent>('error')).data.code).toBe('MALFORMED')
    }
    expect(await isAnswering(client)).toBe(true)
  })

  it.each([
    ['nonsense', 'not json'],
    ['wrong shapes', '{"type":"misshapen"}'],
    ['binary frames', Buffer.from([1])],
    ['valid frames', '{"type":"hello"}'],
  ])('closes a flood of %s with 1008', async (_what, frame) => {
    const { url } = await startSocketServer()
    const client = await connectClient(url())
    for (let sent = 0; sent < 200; sent++) client.send(frame)
    expect((await client.closed).code).toBe(1008)
    expect(await isAnswering(await connectClient(url(), 'user-2'))).toBe(true)
  })

  it('closes a flood of ping frames too', async () => {
    const { url } = await startSocketServer()
    const client = await connectClient(url())
    client.ws.on('pong', () => client.ws.ping())
    client.ws.ping()
    expect((await client.closed).code).toBe(1008)
  })

  it('never closes a player who moves ten times a second for a minute [SOCKET-6]', async () => {
    const { url, clock } = await startSocketServer()
    const client = await connectClient(url())
    for (let sent = 0; sent < 600; sent++) {
      clock.monotonicMs += 100
      expect(await isAnswering(client)).toBe(true)
    }
  })

  it('closes with 1009 for an oversized frame, and accepts one of exactly the limit', async () => {
    const { url } = await startSocketServer()
    const client = await connectClient(url())
    const filled = (bytes: number) => `{"type":"${'x'.repeat(bytes - 11)}"}`
    client.send(filled(MESSAGE_MAX_BYTES))
    await client.next('echo')
    client.send(filled(MESSAGE_MAX_BYTES + 1))
    expect((await client.closed).code).toBe(1009)
  })

  it('answers INTERNAL when a handler throws, and keeps the socket open', async () => {
    const { url } = await startSocketServer()
    const client = await connectClient(url())
    for (const type of ['throw', 'reject']) {
      client.send({ type })
      expect((await client.next<ErrorEvent>('error')).data.code).toBe('INTERNAL')
    }
    expect(await isAnswering(client)).toBe(true)
  })

  it('survives invalid WebSocket bytes and half an upgrade', async () => {
    const { url, port, sockets } = await startSocketServer()
    const half = connect(port, '127.0.0.1')
    half.write('GET /ws/echo/a HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgr')
    const broken = await connectClient(url())
    const { _socket: raw } = broken.ws as unknown as { _socket: { write(bytes: Buffer): void } }
    raw.write(Buffer.from([0xff, 0xff, 0xff, 0xff]))
    expect((await broken.closed).code).toBe(1002)
    half.destroy()
    expect(await isAnswering(await connectClient(url(), 'user-2'))).toBe(true)
    expect(sockets.counts().sockets).toBe(1)
  })
})

describe('the limits of the socket server', () => {
  it('admit a player of the same network beside a thousand sockets that never authenticate', async () => {
    const { url, sockets, pass } = await startSocketServer({ bounds: { unauthenticatedPerAddressMax: 300 } })
    const crowd: SocketClient[] = []
    for (let batch = 0; batch < 10; batch++) {
      crowd.push(...(await Promise.all(Array.from({ length: 100 }, () => connectSocket(url())))))
    }
    expect(sockets.counts()).toEqual({ sockets: 300, silent: 300, byEndpoint: new Map([['echo', 300]]) })
    const player = await connectClient(url())
    expect(await isAnswering(player)).toBe(true)
    await pass(5000)
    await Promise.all(crowd.map(({ closed }) => closed))
    expect(sockets.counts()).toEqual({ sockets: 1, silent: 0, byEndpoint: new Map([['echo', 1]]) })
  }, 20_000)

  it('drop the oldest unauthenticated socket for a newer one of any network [SOCKET-6]', async () => {
    const { url } = await startSocketServer({ bounds: { unauthenticatedMax: 2 } })
    const [first, second] = [await connectSocket(url()), await connectSocket(url())]
    await connectSocket(url())
    await first.closed
    expect(second.ws.readyState).toBe(second.ws.OPEN)
  })

  it('bound the sockets of one user, and free a place when one closes [SOCKET-6]', async () => {
    const { url } = await startSocketServer({ bounds: { perUserMax: 2 } })
    const first = await connectClient(url())
    await connectClient(url())
    expect((await (await connectSocket(url(), { token: 'user-1' })).closed).code).toBe(1008)
    await connectClient(url(), 'user-2')
    first.ws.close()
    await first.closed
    await connectClient(url())
  })

  it('refuse more sockets than the server may hold [SOCKET-6]', async () => {
    const { url } = await startSocketServer({ bounds: { socketsMax: 1 } })
    await connectClient(url())
    await expect(connectSocket(url())).rejects.toThrow('refused 503')
  })

  it('drop a client that does not read [SOCKET-6]', async () => {
    const talker = echo()
    const flood: Endpoint<typeof ANY_SOCKET> = {
      name: 'flood',
      path: /^\/ws\/flood$/,
      socket: ANY_SOCKET,
      async open(connection) {
        const handlers = await talker.endpoint.open(connection, { room: 'x' })
        return {
          ...handlers,
          message() {
            const page = { type: 'page', text: 'x'.repeat(64 * 1024) }
            for (let sent = 0; sent < 1000; sent++) connection.send(page)
          },
        }
      },
    }
    const { url, sockets } = await startSocketServer({ endpoints: [flood] })
    const client = await connectClient(url('/ws/flood'))
    client.ws.pause()
    client.send({ type: 'go' })
    await expect.poll(() => talker.log.closed).toEqual(['user-1'])
    expect(sockets.counts().sockets).toBe(0)
    client.ws.terminate()
  })

  it('bound the frames buffered while a socket is being opened, and keep their order', async () => {
    let open = () => {}
    const held = echo({ opened: new Promise((resolve) => (open = resolve)) })
    const { url } = await startSocketServer({ endpoints: [held.endpoint], bounds: { openingFramesMax: 3 } })
    const client = await connectSocket(url(), { token: 'user-1' })
    const hasty = await connectSocket(url(), { token: 'user-2' })
    for (const type of ['a', 'b', 'c']) client.send({ type })
    for (const type of ['a', 'b', 'c', 'd']) hasty.send({ type })
    expect((await hasty.closed).code).toBe(1008)
    open()
    await client.next('connection_confirmed')
    for (const _ of 'abc') await client.next('echo')
    expect(held.log.heard.map(({ message }) => message.type)).toEqual(['a', 'b', 'c'])
  })
})
