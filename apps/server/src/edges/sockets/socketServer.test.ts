import { get, type IncomingMessage } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ErrorBody } from '@lance/contract'
import { describe, expect, it } from 'vitest'
import { PUBLISHED_ENV } from '../../../test/publishedEnv.ts'
import { connectSocket } from '../../../test/socketClient.ts'
import {
  ANY_SOCKET,
  connectClient,
  type ErrorEvent,
  echo,
  isAnswering,
  rawRequest,
  startSocketServer,
  stopAfterEachTest,
} from '../../../test/socketKit.ts'
import type { Endpoint } from './endpoint.ts'

stopAfterEachTest()

describe('the socket server', () => {
  it('confirms a valid token in the first frame, and then accepts messages [SOCKET-1]', async () => {
    const { url } = await startSocketServer()
    const client = await connectSocket(url(), { token: 'user-7' })
    expect(await client.next('connection_confirmed')).toMatchObject({ userId: 'user-7', room: 'room-1' })
    expect(await isAnswering(client)).toBe(true)
  })

  it.each([
    ['a wrong token', { type: 'auth', token: 'stolen' }],
    ['no token', { type: 'auth' }],
    ['a guest where guests are not admitted', { type: 'auth', token: null }],
    ['another first frame', { type: 'hello', token: 'user-1' }],
    ['invalid JSON', 'auth user-1'],
    ['a binary frame', Buffer.from('{"type":"auth","token":"user-1"}')],
    ['a token that is not text', { type: 'auth', token: { $ne: null } }],
  ])('closes with 4401 for %s [SOCKET-2]', async (_what, frame) => {
    const { url } = await startSocketServer()
    const client = await connectSocket(url())
    client.send(frame)
    expect((await client.next<ErrorEvent>('error')).data.code).toBe('UNAUTHENTICATED')
    expect((await client.closed).code).toBe(4401)
  })

  it('admits a guest when the endpoint allows guests [SOCKET-1]', async () => {
    const guests: Endpoint<typeof ANY_SOCKET> = {
      name: 'guests',
      socket: ANY_SOCKET,
      path: /^\/ws\/open$/,
      guests: true,
      open(connection) {
        connection.send({ type: 'connection_confirmed', userId: connection.userId })
        return { message: () => {}, closed: () => {} }
      },
    }
    const { url } = await startSocketServer({ endpoints: [guests] })
    const client = await connectSocket(url('/ws/open'), { token: null })
    expect(await client.next('connection_confirmed')).toMatchObject({ userId: null })
  })

  it('closes with the code that the endpoint returns', async () => {
    const { url } = await startSocketServer()
    const client = await connectSocket(url('/ws/echo/private'), { token: 'user-1' })
    expect((await client.closed).code).toBe(4403)
  })

  it('answers BUSY and closes with 1011 when it cannot identify the user, and keeps running', async () => {
    const { url } = await startSocketServer()
    for (const [path, token] of [
      ['/ws/echo/room-1', 'database-down'],
      ['/ws/echo/broken', 'user-1'],
    ] as const) {
      const client = await connectSocket(url(path), { token })
      expect((await client.next<ErrorEvent>('error')).data.code).toBe('BUSY')
      expect((await client.closed).code).toBe(1011)
    }
    expect(await isAnswering(await connectClient(url()))).toBe(true)
  })

  it('answers in the language of the upgrade request', async () => {
    const { url } = await startSocketServer()
    const client = await connectSocket(url(), { token: 'x', headers: { 'accept-language': 'en-GB' } })
    expect((await client.next<ErrorEvent>('error')).data.message).toBe('You need to log in to continue.')
  })

  it('closes a socket that sends nothing for 5 s [SOCKET-1]', async () => {
    const { url, pass } = await startSocketServer()
    const client = await connectSocket(url())
    await pass(4750)
    expect(client.ws.readyState).toBe(client.ws.OPEN)
    await pass(250)
    expect((await client.closed).code).toBe(4401)
  })

  it.each([
    ['an unknown address', '/ws/nothing', {}, 404],
    ['a page of another site', '/ws/echo/a', { origin: 'https://evil.example' }, 403],
    ['a page without an origin of its own', '/ws/echo/a', { origin: 'null' }, 403],
    ['another host', '/ws/echo/a', { headers: { host: 'evil.example' } }, 421],
    [
      'an unconfigured proxy',
      '/ws/echo/a',
      { headers: { 'x-forwarded-for': '1.2.3.4', 'x-real-ip': '1.2.3.4' } },
      421,
    ],
  ])('refuses %s before the handshake', async (_what, path, options, status) => {
    const { url } = await startSocketServer()
    await expect(connectSocket(url(path), options)).rejects.toThrow(`refused ${status}`)
  })

  it('keeps nothing of the upgrade request while the socket lives', async () => {
    setFlagsFromString('--expose-gc')
    const collectGarbage: () => void = runInNewContext('gc')
    const { server, url } = await startSocketServer()
    const requests: WeakRef<IncomingMessage>[] = []
    server.on('upgrade', (request) => requests.push(new WeakRef(request)))
    const client = await connectClient(url())
    await expect
      .poll(() => {
        collectGarbage()
        return requests.map((request) => request.deref()?.url)
      })
      .toEqual([undefined])
    expect(await isAnswering(client)).toBe(true)
  })

  it('admits only the pages of PUBLIC_URL when it is set', async () => {
    const { url } = await startSocketServer({ env: PUBLISHED_ENV })
    await expect(connectSocket(url(), { origin: 'http://127.0.0.1:3000' })).rejects.toThrow('refused 403')
    const client = await connectSocket(url(), { origin: 'https://lance.example', token: 'user-1' })
    expect(await client.next('connection_confirmed')).toMatchObject({ userId: 'user-1' })
  })

  it('answers a refused upgrade with the error body, and ignores an upgrade to another protocol', async () => {
    const { port } = await startSocketServer()
    const refused = await rawRequest(port, '/ws/nothing', 'websocket')
    expect(refused.body).toEqual({ error: 'Não encontrado.', code: 'NOT_FOUND' } satisfies ErrorBody)
    const page = await new Promise((resolve) =>
      get(
        { port, path: '/', headers: { connection: 'Upgrade, HTTP2-Settings', upgrade: 'h2c' } },
        (response) => resolve(response.statusCode),
      ),
    )
    expect(page).toBe(200)
  })
})

describe('a socket server closing sockets', () => {
  it('closes the sockets of a revoked session at once, and no others [SOCKET-5]', async () => {
    const { url, bus } = await startSocketServer()
    const [one, other] = [await connectClient(url(), 'user-1'), await connectClient(url(), 'user-2')]
    bus.publish({ topic: 'sessions_revoked', sessionIds: ['session-of-user-1'] })
    expect((await one.next<ErrorEvent>('error')).data.code).toBe('SESSION_ENDED')
    expect((await one.closed).code).toBe(4401)
    expect(await isAnswering(other)).toBe(true)
  })

  it('finds a revoked session whose bus message was lost', async () => {
    const { url, revoked, closeRevoked } = await startSocketServer()
    const client = await connectClient(url())
    await closeRevoked()
    expect(await isAnswering(client)).toBe(true)
    revoked.add('session-of-user-1')
    await closeRevoked()
    expect((await client.closed).code).toBe(4401)
  })

  it('makes all clients reconnect when it drains, unauthenticated ones too, and accepts no more', async () => {
    const { endpoint, log } = echo()
    const { url, sockets } = await startSocketServer({ endpoints: [endpoint] })
    const clients = [
      await connectClient(url(), 'user-1'),
      await connectClient(url(), 'user-2'),
      await connectSocket(url()),
    ]
    await sockets.drain()
    for (const client of clients) expect((await client.closed).code).toBe(1012)
    expect(log.closed.sort()).toEqual(['user-1', 'user-2'])
    await expect(connectSocket(url())).rejects.toThrow('refused 503')
  })

  it('stops only when a socket that was being opened has been opened and closed, but not for ever', async () => {
    let open = () => {}
    const held = echo({ opened: new Promise((resolve) => (open = resolve)) })
    const { url, sockets } = await startSocketServer({
      endpoints: [held.endpoint],
      bounds: { workTimeoutMs: 60_000 },
    })
    const client = await connectSocket(url(), { token: 'user-1' })
    await expect.poll(() => held.log.opening).toEqual(['user-1'])
    let isDrained = false
    const drained = sockets.drain().then(() => {
      isDrained = true
    })
    expect((await client.closed).code).toBe(1012)
    await expect.poll(() => sockets.counts().sockets).toBe(0)
    expect(isDrained).toBe(false)
    open()
    await drained
    expect(held.log.closed).toEqual(['user-1'])

    const stuck = echo({ opened: new Promise(() => {}) })
    const other = await startSocketServer({ endpoints: [stuck.endpoint], bounds: { workTimeoutMs: 50 } })
    await connectSocket(other.url(), { token: 'user-1' })
    await expect.poll(() => stuck.log.opening).toEqual(['user-1'])
    await other.sockets.drain()
    expect(stuck.log.closed).toEqual([])
  })

  it('can recall all sockets, so that the clients reconnect', async () => {
    const { url, sockets } = await startSocketServer()
    const client = await connectClient(url())
    sockets.reconnectAll()
    expect((await client.closed).code).toBe(1012)
    expect(await isAnswering(await connectClient(url()))).toBe(true)
  })

  it('refuses new sockets while it drains', async () => {
    const { url, startDraining } = await startSocketServer()
    startDraining()
    await expect(connectSocket(url())).rejects.toThrow('refused 503')
  })

  it('reports to the endpoint a socket that closed while it was being opened', async () => {
    let open = () => {}
    const held = echo({ opened: new Promise((resolve) => (open = resolve)) })
    const { url, sockets } = await startSocketServer({ endpoints: [held.endpoint] })
    const client = await connectSocket(url(), { token: 'user-1' })
    await expect.poll(() => held.log.opening).toEqual(['user-1'])
    client.ws.close()
    await client.closed
    await expect.poll(() => sockets.counts().sockets).toBe(0)
    open()
    await expect.poll(() => held.log.closed).toEqual(['user-1'])
  })
})
