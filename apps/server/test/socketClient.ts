import { isDeepStrictEqual } from 'node:util'
import { SOCKETS, type SocketDefinition } from '@lance/contract'
import { type ClientOptions, WebSocket } from 'ws'

type Event = { type: string; [key: string]: unknown }

/**
 * A real client of our sockets, for tests: events are taken in the order in which they came. After an event
 * that differs from its definition in the contract, `next` only rejects.
 */
export type SocketClient = {
  ws: WebSocket
  send(frame: object | string | Buffer): void
  /** The next event of this type that has not been taken; earlier events of other types stay. */
  next<E = Event>(type: string): Promise<E>
  /** All events not taken yet. */
  waiting(): Event[]
  /** Settles when the socket is closed, by either side. */
  closed: Promise<{ code: number; reason: string }>
}

/**
 * Connects, and sends the first frame if a token is given. Rejects with the status if the upgrade is refused.
 */
export async function connectSocket(
  url: string,
  { token, ...options }: ClientOptions & { token?: string | null } = {},
): Promise<SocketClient> {
  const ws = new WebSocket(url, options)
  const events: Event[] = []
  const waiters: { type: string; resolve: (event: Event) => void; reject: (error: Error) => void }[] = []
  const definition = definitionOf(url)
  let fault: Error | null = null
  ws.on('message', (data) => {
    const event = JSON.parse(data.toString()) as Event
    fault ??= definition && findFault(definition, event)
    if (fault !== null) for (const { reject } of waiters.splice(0)) reject(fault)
    const index = waiters.findIndex(({ type }) => type === event.type)
    if (index === -1) events.push(event)
    else waiters.splice(index, 1)[0]?.resolve(event)
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    ws.once('close', (code, reason) => {
      for (const { type, reject } of waiters.splice(0)) reject(new Error(`closed ${code} before "${type}"`))
      resolve({ code, reason: reason.toString() })
    })
  })
  await new Promise<void>((resolve, reject) => {
    ws.once('open', resolve)
    ws.once('error', reject)
    ws.once('unexpected-response', (_request, response) => {
      reject(new Error(`refused ${response.statusCode}`))
      response.destroy()
    })
  })
  ws.on('error', () => {})
  const send = (frame: object | string | Buffer) =>
    ws.send(typeof frame === 'string' || Buffer.isBuffer(frame) ? frame : JSON.stringify(frame))
  if (token !== undefined) send({ type: 'auth', token })
  return {
    ws,
    send,
    closed,
    waiting: () => [...events],
    next<E = Event>(type: string) {
      const index = events.findIndex((event) => event.type === type)
      if (index !== -1) return Promise.resolve(events.splice(index, 1)[0] as E)
      if (fault !== null) return Promise.reject(fault)
      if (ws.readyState === ws.CLOSED) return Promise.reject(new Error(`closed before "${type}"`))
      return new Promise<E>((resolve, reject) =>
        waiters.push({ type, resolve: resolve as (event: Event) => void, reject }),
      )
    },
  }
}

/** The socket at an address; null for those of a test's own. */
function definitionOf(url: string): SocketDefinition | null {
  const name = new URL(url).pathname.split('/')[2] ?? ''
  return name in SOCKETS ? SOCKETS[name as keyof typeof SOCKETS] : null
}

/** How an event differs from its definition; null if it does not. */
function findFault({ serverEvent }: SocketDefinition, event: Event): Error | null {
  const parsed = serverEvent.safeParse(event)
  if (parsed.success && isDeepStrictEqual(parsed.data, event)) return null
  const reason = parsed.success ? 'it has more fields' : parsed.error.message
  return new Error(`the contract does not define ${JSON.stringify(event)}: ${reason}`)
}
