import type { IncomingMessage, Server } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { CLOSE_CODES, ERROR_STATUS, type ErrorCode, MESSAGE_MAX_BYTES } from '@lance/contract'
import type { Context } from '../../kernel/context.ts'
import type { InSlices, Sweep } from '../../kernel/sweep.ts'
import { errorText } from '../../kernel/texts/errorText.ts'
import { parseAcceptLanguage } from '../../kernel/texts/language.ts'
import { admitUpgrade } from './admitUpgrade.ts'
import { clientAddressOf } from './clientAddress.ts'
import type { Endpoint } from './endpoint.ts'
import { SOCKET_BOUNDS, type SocketBounds } from './socketBounds.ts'
import { makePing, SocketConnection, type SocketHost } from './socketConnection.ts'
import { trackSocketWork } from './socketWork.ts'
import { makeUnauthenticatedSockets } from './unauthenticatedSockets.ts'
import { answerHandshake, WebSocket } from './webSocket.ts'

export type SocketServer = {
  /** Accepts the WebSocket upgrades of an HTTP server. */
  attach(server: Server): void
  /** Closes all sockets with 1012, so that clients reconnect at once, and keeps running. */
  reconnectAll(): void
  /**
   * Closes all sockets with 1012, so that clients reconnect at once, and accepts no more. Settles when all
   * are closed and what they had begun has finished, 4 s later at most.
   */
  drain(): Promise<void>
  /**
   * One sends pings and finds sockets that are gone or never authenticated; one closes sockets of ended
   * sessions whose bus message was lost.
   */
  sweeps: readonly Sweep[]
  counts(): { sockets: number; silent: number; byEndpoint: ReadonlyMap<string, number> }
}

export type SocketServerParts = {
  ctx: Pick<Context, 'config' | 'log' | 'time' | 'bus' | 'draining'>
  endpoints: readonly Endpoint[]
  authenticate: SocketHost['authenticate']
  /** Returns the sessions that are revoked or expired. */
  findEndedSessions(sessionIds: readonly string[]): Promise<readonly string[]>
  /** A monotonic clock, in ms. */
  monotonicMs?: () => number
  bounds?: Partial<SocketBounds>
}

/** The most frames of one message. */
const FRAGMENTS_MAX = 16

/** When the sweep is later than this, silence counts as the server's fault, not the client's. */
const LATE_SWEEP_MS = 3000

/**
 * The product's only WebSocket server: admission, authentication, and every limit. Endpoints handle the
 * messages.
 */
export function openSocketServer(parts: SocketServerParts): SocketServer {
  const { ctx, endpoints, monotonicMs = () => performance.now() } = parts
  const bounds = { ...SOCKET_BOUNDS, ...parts.bounds }
  const register = openRegister(bounds)
  const work = trackSocketWork()
  const host: SocketHost = {
    bounds,
    log: ctx.log,
    nowMs: () => ctx.time.nowMs(),
    monotonicMs,
    textOf: (code, acceptLanguage, params) => errorText(code, parseAcceptLanguage(acceptLanguage), params),
    authenticate: parts.authenticate,
    track: work.track,
    ...register.hooks,
  }
  const upgrades = openUpgradeHandler({ ctx, endpoints, bounds, host, register })
  let sweptAtMs = monotonicMs()
  const unsubscribe = ctx.bus.subscribe((event) => {
    if (event.topic === 'sessions_revoked') register.closeSessions(event.sessionIds)
  })
  async function checkSockets(inSlices: InSlices): Promise<void> {
    const nowMs = monotonicMs()
    const wasLate = nowMs - sweptAtMs > LATE_SWEEP_MS
    sweptAtMs = nowMs
    await inSlices([...register.sockets], async (sockets) => {
      const ping = makePing(monotonicMs())
      for (const socket of sockets) {
        if (wasLate) socket.forgiveSilence(nowMs)
        socket.checkTimeouts(ping)
      }
    })
  }
  async function closeRevoked(inSlices: InSlices): Promise<void> {
    await inSlices([...register.bySession.keys()], async (sessionIds) => {
      register.closeSessions(await parts.findEndedSessions(sessionIds))
    })
  }
  return {
    attach: upgrades.attach,
    sweeps: [
      { name: 'silent sockets', everyMs: 250, run: checkSockets },
      { name: 'sockets of ended sessions', everyMs: 2000, run: closeRevoked },
    ],
    reconnectAll: register.closeAll,
    async drain() {
      unsubscribe()
      await upgrades.close()
      await work.finish({ withinMs: bounds.workTimeoutMs })
    },
    counts: () => ({
      sockets: register.sockets.size,
      silent: register.unauthenticatedCount(),
      byEndpoint: countByEndpoint(endpoints, register.sockets),
    }),
  }
}

function countByEndpoint(
  endpoints: readonly Endpoint[],
  sockets: Iterable<SocketConnection>,
): Map<string, number> {
  const counts = new Map(endpoints.map(({ name }) => [name, 0]))
  for (const { endpointName } of sockets) counts.set(endpointName, (counts.get(endpointName) ?? 0) + 1)
  return counts
}

type Register = ReturnType<typeof openRegister>

/** All sockets of this server, indexed for lookups and limits. */
function openRegister(bounds: SocketBounds) {
  const sockets = new Set<SocketConnection>()
  const unauthenticated = makeUnauthenticatedSockets<SocketConnection>({
    totalMax: bounds.unauthenticatedMax,
    perAddressMax: bounds.unauthenticatedPerAddressMax,
  })
  const opening = new Set<SocketConnection>()
  const bySession = new Map<string, Set<SocketConnection>>()
  const byOwner = new Map<string, Set<SocketConnection>>()
  const ownerOf = (socket: SocketConnection) => socket.userId ?? `guest ${socket.address}`
  return {
    sockets,
    bySession,
    unauthenticatedCount: () => [...unauthenticated].length,
    add(socket: SocketConnection) {
      sockets.add(socket)
      unauthenticated.add(socket)?.drop()
    },
    closeSessions(sessionIds: readonly string[]) {
      for (const sessionId of sessionIds) {
        for (const socket of bySession.get(sessionId) ?? []) {
          socket.sendError('SESSION_ENDED')
          socket.close(CLOSE_CODES.unauthenticated, 'SESSION_ENDED')
        }
      }
    },
    closeAll() {
      for (const socket of [...sockets]) socket.close(CLOSE_CODES.goingAway, 'going away')
    },
    hooks: {
      onFirstFrame(socket: SocketConnection): boolean {
        unauthenticated.delete(socket)
        if (opening.size >= bounds.openingMax) return false
        opening.add(socket)
        return true
      },
      onIdentified(socket: SocketConnection): boolean {
        opening.delete(socket)
        const max = socket.userId === null ? bounds.perGuestAddressMax : bounds.perUserMax
        if ((byOwner.get(ownerOf(socket))?.size ?? 0) >= max) return false
        addTo(byOwner, ownerOf(socket), socket)
        if (socket.sessionId !== null) addTo(bySession, socket.sessionId, socket)
        return true
      },
      onClosed(socket: SocketConnection): void {
        sockets.delete(socket)
        unauthenticated.delete(socket)
        opening.delete(socket)
        removeFrom(byOwner, ownerOf(socket), socket)
        if (socket.sessionId !== null) removeFrom(bySession, socket.sessionId, socket)
      },
    },
  }
}

function addTo<T>(groups: Map<string, Set<T>>, key: string, member: T): void {
  const group = groups.get(key) ?? new Set<T>()
  groups.set(key, group.add(member))
}

function removeFrom<T>(groups: Map<string, Set<T>>, key: string, member: T): void {
  const group = groups.get(key)
  group?.delete(member)
  if (group?.size === 0) groups.delete(key)
}

function openUpgradeHandler({
  ctx,
  endpoints,
  bounds,
  host,
  register,
}: {
  ctx: SocketServerParts['ctx']
  endpoints: readonly Endpoint[]
  bounds: SocketBounds
  host: SocketHost
  register: Register
}) {
  const addressOf = clientAddressOf(ctx.config)
  let closing = false
  const open = new Set<Duplex>()
  const frames = {
    messageMaxBytes: MESSAGE_MAX_BYTES,
    fragmentsMax: FRAGMENTS_MAX,
    closeTimeoutMs: bounds.closeTimeoutMs,
  }

  const onUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // Until a WebSocket takes over, a reset would be an unhandled error and end the process.
    const ignoreReset = () => socket.destroy()
    socket.on('error', ignoreReset)
    const refuse = (code: ErrorCode) =>
      answerUpgrade(socket, code, host.textOf(code, request.headers['accept-language']))
    if (closing || ctx.draining()) return refuse('DRAINING')
    if (register.sockets.size >= bounds.socketsMax) return refuse('BUSY')
    const admission = admitUpgrade(ctx.config, request.headers)
    if (admission !== 'admitted') return refuse(admission)
    const found = findEndpoint(endpoints, request.url ?? '')
    if (!found) return refuse('NOT_FOUND')
    const answer = answerHandshake(request)
    if (answer === null) return refuse('MALFORMED')
    socket.off('error', ignoreReset)
    addUntilClosed(open, socket)
    if (socket instanceof Socket) socket.setTimeout(0).setNoDelay(true)
    socket.write(answer)
    const acceptLanguage = request.headers['accept-language']
    const from = { ...found, address: addressOf(request), acceptLanguage }
    register.add(
      new SocketConnection((listener) => new WebSocket(socket, head, frames, listener), from, host),
    )
  }
  return {
    attach(server: Server) {
      // Requests for another protocol (h2c) are answered as if they had not asked for an upgrade.
      Object.assign(server, {
        shouldUpgradeCallback: ({ headers }: IncomingMessage) =>
          headers.upgrade?.toLowerCase() === 'websocket',
      })
      server.on('upgrade', onUpgrade)
    },
    async close() {
      closing = true
      const closed = [...open].map(
        (socket) => new Promise<void>((resolve) => socket.once('close', () => resolve())),
      )
      register.closeAll()
      await Promise.all(closed)
    },
  }
}

/** A function of its own: a listener in the handler would keep the whole request as long as the socket lives. */
function addUntilClosed(open: Set<Duplex>, socket: Duplex): void {
  open.add(socket)
  socket.once('close', () => open.delete(socket))
}

function findEndpoint(endpoints: readonly Endpoint[], url: string) {
  const path = url.split('?', 1)[0] ?? ''
  for (const endpoint of endpoints) {
    const match = endpoint.path.exec(path)
    if (match) return { endpoint, params: { ...match.groups } }
  }
  return null
}

/** Answers a refused upgrade as the HTTP server would, and closes the connection. */
function answerUpgrade(socket: Duplex, code: ErrorCode, error: string): void {
  const body = JSON.stringify({ error, code })
  socket.end(
    [
      `HTTP/1.1 ${ERROR_STATUS[code]} ${code}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
}
