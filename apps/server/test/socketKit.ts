import { createServer, get, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ServerEvent, SocketName } from '@lance/contract'
import pino from 'pino'
import { afterEach } from 'vitest'
import { z } from 'zod'
import type { Endpoint, Handlers } from '../src/edges/sockets/endpoint.ts'
import type { SocketBounds } from '../src/edges/sockets/socketBounds.ts'
import { openSocketServer } from '../src/edges/sockets/socketServer.ts'
import { openLocalBus } from '../src/kernel/bus/bus.ts'
import { parseConfig } from '../src/kernel/config.ts'
import { atOnce } from '../src/kernel/sweep.ts'
import { connectSocket, type SocketClient } from './socketClient.ts'

export type ErrorEvent = ServerEvent<SocketName, 'error'>

/** Takes and sends whatever has a type; `misshapen` is malformed. */
export const ANY_SOCKET = {
  clientMessage: z.looseObject({ type: z.string().refine((type) => type !== 'misshapen') }),
  serverEvent: z.looseObject({ type: z.string() }),
}

const USER = /^(user-\d+|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

const stops: (() => Promise<void>)[] = []

/** Stops what each test of a file started. */
export function stopAfterEachTest(): void {
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop()
  })
}

/** A socket server on a real TCP port. A token `user-N`, or a UUID, is its user's id; tests move its time. */
export async function startSocketServer({
  env = {},
  bounds,
  endpoints = [echo().endpoint],
}: {
  env?: Record<string, string>
  bounds?: Partial<SocketBounds>
  endpoints?: readonly Endpoint[]
} = {}) {
  const parsed = parseConfig(env)
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems))
  const bus = openLocalBus({ onError: () => {} })
  const clock = { databaseMs: 1_700_000_000_000, monotonicMs: 0 }
  const revoked = new Set<string>()
  let draining = false
  const sockets = openSocketServer({
    ctx: {
      config: parsed.config,
      log: pino({ level: 'silent' }),
      time: { nowMs: () => clock.databaseMs },
      bus,
      draining: () => draining,
    },
    endpoints,
    authenticate: async (token) => {
      if (token === 'database-down') throw new Error('the database is down')
      return USER.test(token) ? { userId: token, sessionId: `session-of-${token}` } : null
    },
    findEndedSessions: async (ids) => ids.filter((id) => revoked.has(id)),
    monotonicMs: () => clock.monotonicMs,
    bounds,
  })
  const sweep = (name: string) => async () => sockets.sweeps.find((one) => one.name === name)?.run(atOnce)
  const [look, closeRevoked] = [sweep('silent sockets'), sweep('sockets of ended sessions')]
  const server: Server = createServer((_request, response) => response.end('page'))
  sockets.attach(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const port = (server.address() as AddressInfo).port
  stops.push(async () => {
    await sockets.drain()
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    server,
    sockets,
    look,
    closeRevoked,
    bus,
    clock,
    revoked,
    port,
    startDraining: () => {
      draining = true
    },
    url: (path = '/ws/echo/room-1') => `ws://127.0.0.1:${port}${path}`,
    /** Moves the monotonic clock in the steps in which the server checks its sockets. */
    async pass(ms: number) {
      for (let passed = 0; passed < ms; passed += 250) {
        clock.monotonicMs += 250
        await look()
      }
    },
  }
}

/** An endpoint that echoes what it receives, and records who was connected. */
export function echo({ opened }: { opened?: Promise<void> } = {}) {
  const log: {
    opening: string[]
    closed: string[]
    heard: { message: { type: string }; receivedAtMs: number }[]
  } = { opening: [], closed: [], heard: [] }
  const endpoint: Endpoint<typeof ANY_SOCKET> & { guests?: false } = {
    name: 'echo',
    socket: ANY_SOCKET,
    path: /^\/ws\/echo\/(?<room>[^/]+)$/,
    async open(connection, params): Promise<Handlers<typeof ANY_SOCKET> | { close: number }> {
      log.opening.push(connection.userId)
      await opened
      if (params.room === 'private') return { close: 4403 }
      if (params.room === 'broken') throw new Error('a bug in an endpoint')
      connection.send({ type: 'connection_confirmed', userId: connection.userId, room: params.room })
      return {
        message(message, receivedAtMs) {
          log.heard.push({ message, receivedAtMs })
          if (message.type === 'throw') throw new Error('a bug in a handler')
          if (message.type === 'reject') return fail()
          if (message.type === 'lag') connection.send({ type: 'lag', lagMs: connection.lagMs() })
          else connection.send({ ...message, type: 'echo' })
          return undefined
        },
        closed: () => void log.closed.push(connection.userId),
      }
    },
  }
  return { endpoint, log }
}

async function fail(): Promise<never> {
  throw new Error('a bug in an async handler')
}

export async function connectClient(url: string, token = 'user-1'): Promise<SocketClient> {
  const client = await connectSocket(url, { token })
  await client.next('connection_confirmed')
  return client
}

export async function isAnswering(client: SocketClient): Promise<boolean> {
  client.send({ type: 'hello' })
  return (await client.next('echo')).type === 'echo'
}
export function rawRequest(port: number, path: string, upgrade: string): Promise<{ body: unknown }> {
  return new Promise((resolve, reject) => {
    const headers = {
      connection: 'Upgrade',
      upgrade,
      'sec-websocket-version': '13',
      'sec-websocket-key': 'x',
    }
    get({ port, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve({ body: JSON.parse(text) }))
    }).on('error', reject)
  })
}
