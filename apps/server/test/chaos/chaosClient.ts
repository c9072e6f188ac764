import type { AuthMessage, ServerEvent, SocketName } from '@lance/contract'
import { WebSocket } from 'ws'
import type { SeededRandom } from './seededRandom.ts'

const ANSWER_MAX_MS = 4000

type ChaosClientOptions = {
  /** The servers' TCP ports; each call and socket goes to any of them. */
  ports: readonly number[]
  token: string
  random: SeededRandom
  /** Called when a socket has opened. */
  onOpen: () => void
}

/** Calls and sockets of one player, to servers that may be down. */
export function openChaosClient({ ports, token, random, onOpen }: ChaosClientOptions) {
  /** Throws if no answer comes within `ANSWER_MAX_MS`. */
  async function call<Body>(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Body }> {
    const answer = await fetch(`http://127.0.0.1:${random.pick(ports)}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(ANSWER_MAX_MS),
    })
    return { status: answer.status, body: (await answer.json().catch(() => ({}))) as Body }
  }

  /** Opens a socket and authenticates it. */
  function open<Name extends SocketName>(
    path: `/ws/${Name}/${string}`,
    onEvent: (event: ServerEvent<Name>) => void,
  ): WebSocket {
    const socket = new WebSocket(`ws://127.0.0.1:${random.pick(ports)}${path}`, {
      handshakeTimeout: ANSWER_MAX_MS,
    })
    socket.on('error', () => {})
    socket.on('open', () => {
      onOpen()
      socket.send(JSON.stringify({ type: 'auth', token } satisfies AuthMessage))
    })
    socket.on('message', (data) => onEvent(JSON.parse(data.toString())))
    return socket
  }

  return { call, open }
}
