import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { GameServerEvent } from '@lance/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type WebSocket as ServerSocket, WebSocketServer } from 'ws'
import { type ManualTimers, manualTimers } from '../../base/manualTimers.ts'
import { type Connection, type ConnectionStatus, openConnection } from './connection.ts'
import type { ConnectionRefusal } from './reconnectPolicy.ts'

/** A list that can be awaited: `until` resolves when its contents satisfy a condition. */
function log<T>() {
  const items: T[] = []
  let wake = () => {}
  return {
    items,
    push(item: T) {
      items.push(item)
      wake()
    },
    async until(done: (items: T[]) => boolean) {
      while (!done(items)) await new Promise<void>((resolve) => (wake = resolve))
    },
  }
}

let server: WebSocketServer
let port: number
let timers: ManualTimers
let connection: Connection<'game'>
let token: string | null
let refresh: () => Promise<boolean>
let wakeUp: () => void
let page: { onSuspend: () => void; onReturn: () => void }
const statuses = log<ConnectionStatus>()
const refusals = log<ConnectionRefusal>()
const silences = log<boolean>()
const delivered = log<GameServerEvent>()
const received = log<Record<string, unknown>>()
const sockets = log<ServerSocket>()
/** How the server responds to a socket's first frame. */
let greet: (socket: ServerSocket) => void

const confirm = (socket: ServerSocket) => socket.send('{"type":"connection_confirmed"}')

async function listen(onPort = 0) {
  server = new WebSocketServer({ port: onPort, host: '127.0.0.1' })
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => {
      const message = JSON.parse(String(data))
      received.push(message)
      if (message.type === 'auth') greet(socket)
    })
  })
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
}

async function stopListening() {
  for (const socket of server.clients) socket.terminate()
  server.close()
  await once(server, 'close')
}

function open() {
  connection = openConnection<'game'>({
    path: `ws://127.0.0.1:${port}/ws/game/1`,
    token: () => token,
    refresh: () => refresh(),
    onMessage: delivered.push,
    onStatus: statuses.push,
    onSilence: silences.push,
    onRefused: refusals.push,
    timers,
    wake: (onWake) => {
      wakeUp = onWake
      return () => (wakeUp = () => {})
    },
    suspend: (listeners) => {
      page = listeners
      return () => (page = { onSuspend: () => {}, onReturn: () => {} })
    },
  })
}

const becomes = (status: ConnectionStatus, times = 1) =>
  statuses.until((all) => all.filter((one) => one === status).length >= times)
const socketNumber = async (n: number) => {
  await sockets.until((all) => all.length >= n)
  return sockets.items[n - 1] as ServerSocket
}

beforeEach(async () => {
  for (const { items } of [statuses, refusals, silences, delivered, received, sockets]) items.length = 0
  timers = manualTimers()
  token = 'first'
  refresh = () => Promise.reject(new Error('no refresh expected'))
  greet = confirm
  await listen()
})
afterEach(async () => {
  connection.close()
  await stopListening()
})

describe('a connection', () => {
  it('authenticates in its first frame and is open once the server confirms', async () => {
    open()
    expect(connection.send({ type: 'sync' })).toBe(false)
    await becomes('Open')
    expect(received.items).toEqual([{ type: 'auth', token: 'first' }])
    expect(statuses.items).toEqual(['Waiting', 'Open'])
    expect(connection.send({ type: 'sync' })).toBe(true)
    await received.until((all) => all.length === 2)
    expect(received.items[1]).toEqual({ type: 'sync' })
  })

  it('passes on every message that has a type and drops anything else', async () => {
    greet = (socket) => {
      socket.send('not JSON')
      socket.send('{"no":"type"}')
      socket.send(Buffer.from([1, 2, 3]))
      confirm(socket)
      socket.send('{"type":"move","data":{"ply":1}}')
    }
    open()
    await delivered.until((all) => all.length === 2)
    expect(delivered.items).toEqual([{ type: 'connection_confirmed' }, { type: 'move', data: { ply: 1 } }])
  })

  it('retries after 3000, 4500 and 6750 ms, then fails [SOCKET-4]', async () => {
    open()
    await becomes('Open')
    await stopListening()
    for (const [attempt, delayMs] of [3000, 4500, 6750].entries()) {
      await becomes('Error', attempt + 1)
      expect(timers.dueInMs()).toEqual([delayMs])
      timers.advance(delayMs)
    }
    await becomes('Failed')
    expect(statuses.items).toEqual([
      'Waiting',
      'Open',
      ...['Error', 'Waiting'],
      ...['Error', 'Waiting'],
      ...['Error', 'Waiting'],
      'Failed',
    ])
    await listen(port)
  })

  it('resets its attempts after a new confirmation', async () => {
    open()
    await becomes('Open')
    ;(await socketNumber(1)).terminate()
    await becomes('Error')
    timers.advance(3000)
    await becomes('Open', 2)
    ;(await socketNumber(2)).terminate()
    await becomes('Error', 2)
    expect(timers.dueInMs()).toEqual([3000])
  })

  it('keeps retrying after failure: every 15 s, on request, and when network or player return [SOCKET-4]', async () => {
    open()
    await becomes('Open')
    await stopListening()
    for (const attempt of [1, 2, 3]) {
      await becomes('Error', attempt)
      timers.advance(7000)
    }
    await becomes('Failed')
    expect(timers.dueInMs()).toEqual([15_000])
    connection.retry()
    await becomes('Failed', 2)
    wakeUp()
    await becomes('Failed', 3)
    await listen(port)
    timers.advance(15_000)
    await becomes('Open', 2)
  })

  it('does not wait for the next attempt when the player comes back', async () => {
    open()
    await becomes('Open')
    ;(await socketNumber(1)).terminate()
    await becomes('Error')
    wakeUp()
    await becomes('Open', 2)
    expect(timers.nowMs()).toBe(0)
  })

  it('reconnects at once, without counting an attempt, when the server restarts [SOCKET-5]', async () => {
    open()
    await becomes('Open')
    ;(await socketNumber(1)).close(1012)
    await becomes('Open', 2)
    expect(statuses.items).toEqual(['Waiting', 'Open', 'Waiting', 'Open'])
    expect(timers.nowMs()).toBe(0)
  })

  it('does not hammer a server that closes before confirming', async () => {
    greet = (socket) => socket.close(1012)
    open()
    await becomes('Error')
    expect(timers.dueInMs()).toEqual([3000])
  })

  it('refreshes an expired token and reconnects with it at once [SOCKET-5]', async () => {
    refresh = async () => {
      token = 'second'
      return true
    }
    greet = (socket) => (token === 'second' ? confirm(socket) : socket.close(4401))
    open()
    await becomes('Open')
    expect(received.items.map((message) => message.token)).toEqual(['first', 'second'])
    expect(statuses.items).toEqual(['Waiting', 'Open'])
  })

  it('refreshes only once, and gives up when the new token is refused too', async () => {
    refresh = async () => true
    greet = (socket) => socket.close(4401)
    open()
    await becomes('Closed')
    expect(refusals.items).toEqual(['unauthenticated'])
    expect(sockets.items).toHaveLength(2)
  })

  it('stops when the session has ended', async () => {
    refresh = async () => false
    greet = (socket) => socket.close(4401)
    open()
    await becomes('Closed')
    expect(refusals.items).toEqual(['unauthenticated'])
    expect(sockets.items).toHaveLength(1)
  })

  it('counts an unanswered refresh as an attempt, and refreshes again later', async () => {
    refresh = async () => {
      refresh = async () => true
      throw new Error('offline')
    }
    let greeted = 0
    greet = (socket) => (++greeted < 3 ? socket.close(4401) : confirm(socket))
    open()
    await becomes('Error')
    timers.advance(3000)
    await becomes('Open')
  })

  it.each([
    [4403, 'forbidden'],
    [4404, 'not_found'],
  ] as const)('treats close code %i as final: %s', async (code, refusal) => {
    greet = (socket) => socket.close(code)
    open()
    await becomes('Closed')
    expect(refusals.items).toEqual([refusal])
    expect(timers.dueInMs()).toEqual([])
  })

  it.each([1000, 1001])('does not reconnect after close code %i [SOCKET-5]', async (code) => {
    open()
    await becomes('Open')
    ;(await socketNumber(1)).close(code)
    await becomes('Closed')
    expect(timers.dueInMs()).toEqual([])
  })

  it('pings every 25 s [SOCKET-3]', async () => {
    greet = (socket) => {
      confirm(socket)
      socket.on('message', (data) => {
        if (String(data).includes('ping')) socket.send('{"type":"pong"}')
      })
    }
    open()
    await becomes('Open')
    for (const n of [1, 2, 3]) {
      timers.advance(25_000)
      await delivered.until((all) => all.filter(({ type }) => type === 'pong').length === n)
    }
    expect(received.items.filter(({ type }) => type === 'ping')).toHaveLength(3)
    expect(statuses.items).toEqual(['Waiting', 'Open'])
  })

  it('treats the server as lost when a ping is unanswered for 10 s [SOCKET-3]', async () => {
    open()
    await becomes('Open')
    timers.advance(25_000)
    await received.until((all) => all.some(({ type }) => type === 'ping'))
    timers.advance(10_000)
    expect(statuses.items).toEqual(['Waiting', 'Open', 'Error'])
    timers.advance(3000)
    await becomes('Open', 2)
  })

  it('reports within five seconds, while urgent, that the server is silent, and when it is heard again [SOCKET-9]', async () => {
    open()
    await becomes('Open')
    connection.setUrgent(true)
    timers.advance(2499)
    expect(received.items.filter(({ type }) => type === 'ping')).toEqual([])
    timers.advance(1)
    await received.until((all) => all.some(({ type }) => type === 'ping'))
    timers.advance(1999)
    expect(silences.items).toEqual([])
    timers.advance(1)
    expect(silences.items).toEqual([true])
    expect(statuses.items).toEqual(['Waiting', 'Open'])
    ;(await socketNumber(1)).send('{"type":"state"}')
    await silences.until((all) => all.length === 2)
    expect(silences.items).toEqual([true, false])
  })

  it('leaves a silent socket ten seconds after the ping, and reports its silence as over', async () => {
    open()
    await becomes('Open')
    connection.setUrgent(true)
    timers.advance(2500)
    timers.advance(10_000)
    expect(silences.items).toEqual([true, false])
    expect(statuses.items).toEqual(['Waiting', 'Open', 'Error'])
  })

  it('pings a server that is heard, while urgent, no sooner than 2.5 s after its last message, and then every 25 s [SOCKET-9]', async () => {
    greet = (socket) => {
      confirm(socket)
      socket.on('message', (data) => {
        if (String(data).includes('ping')) socket.send('{"type":"pong"}')
      })
    }
    const pings = () => received.items.filter(({ type }) => type === 'ping').length
    open()
    await becomes('Open')
    connection.setUrgent(true)
    timers.advance(2000)
    ;(await socketNumber(1)).send('{"type":"state"}')
    await delivered.until((all) => all.some(({ type }) => type === 'state'))
    expect(timers.dueInMs()).toEqual([2500])
    timers.advance(2500)
    await delivered.until((all) => all.some(({ type }) => type === 'pong'))
    expect(pings()).toBe(1)
    connection.setUrgent(false)
    expect(timers.dueInMs()).toEqual([25_000])
    expect(silences.items).toEqual([])
  })

  it('treats a server that never confirms as lost', async () => {
    greet = () => {}
    open()
    await received.until((all) => all.length === 1)
    timers.advance(10_000)
    expect(statuses.items).toEqual(['Waiting', 'Error'])
  })

  it('closes while its page is in the back/forward cache, and reconnects when it returns', async () => {
    open()
    await becomes('Open')
    const left = once(await socketNumber(1), 'close')
    page.onSuspend()
    expect(await left).toEqual([1000, Buffer.from('')])
    wakeUp()
    connection.retry()
    expect(timers.dueInMs()).toEqual([])
    expect(sockets.items).toHaveLength(1)
    page.onReturn()
    await becomes('Open', 2)
    expect(statuses.items).toEqual(['Waiting', 'Open', 'Waiting', 'Open'])
    expect(sockets.items).toHaveLength(2)
  })

  it('does not reconnect with its page after a final close by the server', async () => {
    greet = (socket) => socket.close(4404)
    open()
    await becomes('Closed')
    page.onSuspend()
    page.onReturn()
    expect(statuses.items).toEqual(['Waiting', 'Closed'])
    expect(sockets.items).toHaveLength(1)
  })

  it('stays closed after close()', async () => {
    open()
    await becomes('Open')
    const socket = await socketNumber(1)
    const closed = once(socket, 'close')
    connection.close()
    const [code] = await closed
    expect(code).toBe(1000)
    connection.retry()
    wakeUp()
    expect(statuses.items).toEqual(['Waiting', 'Open', 'Closed'])
    expect(timers.dueInMs()).toEqual([])
  })
})
