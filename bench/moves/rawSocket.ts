import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

// A WebSocket client that does next to nothing: on a machine that it shares with what it measures, every
// microsecond of its own would be charged to both sides. It sends text and recognizes the kind of a message
// by four characters.

export type RawSocket = { send(frame: Buffer): void; end(): void }

const PONG = 0x8a
const PING = 0x89
const CLOSE = 0x88
const TEXT = 0x81
const BINARY = 0x82
/** The type of Colyseus's first frame, and of the answer to it. */
const JOIN_ROOM = 10

/** A masked frame, of text by default; a mask of zeros leaves the payload as it is. */
function makeFrame(content: string | Buffer, opcode = TEXT): Buffer {
  const payload = Buffer.from(content as string)
  const short = payload.length < 126
  const head = Buffer.alloc(short ? 6 : 8)
  head[0] = opcode
  head[1] = 0x80 | (short ? payload.length : 126)
  if (!short) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

function makePong(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([PONG, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

/** How to talk to a server: to ours and the plain relay, to socket.io by WebSocket alone, or to Colyseus. */
export type Protocol = {
  /** The path of a table's socket; Colyseus is asked for a seat first. */
  address(at: { port: number; path: string }): string | Promise<string>
  /** What is sent on the new connection, and what once the server is ready. */
  hello(who: { path: string; token: string }): Buffer | null
  confirm: Buffer | null
  wrap(text: string): Buffer
  /** The position of the kind in a message. */
  kindAt: number
  /** Whether this message says that the server is ready; all before it are ignored. */
  isReady(text: string): boolean
}
export type ProtocolName = 'plain' | 'socketIo' | 'colyseus'

export const PROTOCOLS: Readonly<Record<ProtocolName, Protocol>> = {
  plain: {
    address: ({ path }) => path,
    hello: ({ token }) => makeFrame(JSON.stringify({ type: 'auth', token })),
    confirm: null,
    wrap: makeFrame,
    kindAt: 9,
    isReady: (text) => text.startsWith('{"type":"conn'),
  },
  socketIo: {
    address: () => '/socket.io/?EIO=4&transport=websocket',
    hello: (who) => makeFrame(`40${JSON.stringify(who)}`),
    confirm: null,
    wrap: (text) => makeFrame(`42["say",${text}]`),
    kindAt: 18,
    isReady: (text) => text.startsWith('40'),
  },
  colyseus: {
    async address({ port, path }) {
      const answer = await fetch(`http://127.0.0.1:${port}/matchmake/joinOrCreate/table`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ path }),
      })
      const { processId, roomId, sessionId } = (await answer.json()) as Record<string, string>
      return `/${processId}/${roomId}?sessionId=${sessionId}`
    },
    hello: () => null,
    confirm: makeFrame(Buffer.from([JOIN_ROOM]), BINARY),
    // The message's name and the text, each in msgpack.
    wrap: (text) =>
      makeFrame(Buffer.from(`\x0d\xa3say\xd9${String.fromCharCode(text.length)}${text}`, 'latin1'), BINARY),
    kindAt: 16,
    isReady: (text) => text.charCodeAt(0) === JOIN_ROOM,
  },
}

/**
 * Connects, sends the first frame and settles when the first event has arrived. `onEvent` gets the first four
 * characters of each event's type.
 */
export async function openRawSocket(
  {
    port,
    path,
    token,
    protocol = PROTOCOLS.plain,
  }: { port: number; path: string; token: string; protocol?: Protocol },
  onEvent: (kind: string, event: () => string) => void,
): Promise<RawSocket> {
  const address = await protocol.address({ port, path })
  return new Promise((resolve, reject) => {
    let kept: Buffer | null = null
    let upgraded = false
    let confirmed = false
    const raw: RawSocket = {
      send: (frame) => void socket.write(frame),
      end: () => void socket.destroy(),
    }
    const onFrame = (opcode: number, data: Buffer, from: number, to: number) => {
      if (opcode === PING) return raw.send(makePong(Buffer.from(data.subarray(from, to))))
      if (opcode === CLOSE) return onEvent('clos', () => data.toString('latin1', from + 2, to))
      const event = () => data.toString('latin1', from, to)
      if (confirmed) {
        const at = from + protocol.kindAt
        return onEvent(data.toString('latin1', at, at + 4), event)
      }
      const said = event()
      if (said.startsWith('{"type":"error') || said.startsWith('44')) return reject(new Error(said))
      if (!protocol.isReady(said)) return
      confirmed = true
      if (protocol.confirm) raw.send(protocol.confirm)
      resolve(raw)
    }
    const onData = (size: number, buffer: Buffer) => {
      let data = buffer.subarray(0, size)
      if (kept) {
        data = Buffer.concat([kept, data])
        kept = null
      }
      let at = 0
      if (!upgraded) {
        const end = data.indexOf('\r\n\r\n')
        if (end === -1) {
          kept = Buffer.from(data)
          return
        }
        if (!data.subarray(0, 12).equals(Buffer.from('HTTP/1.1 101'))) {
          reject(new Error(data.toString('latin1', 0, 200)))
          return
        }
        upgraded = true
        at = end + 4
        const hello = protocol.hello({ path, token })
        if (hello) raw.send(hello)
      }
      while (data.length - at >= 2) {
        const opcode = data[at] as number
        let length = data[at + 1] as number
        let head = 2
        if (length === 126 && data.length - at >= 4) {
          length = data.readUInt16BE(at + 2)
          head = 4
        } else if (length > 125) break
        if (data.length - at < head + length) break
        onFrame(opcode, data, at + head, at + head + length)
        at += head + length
      }
      if (at < data.length) kept = Buffer.from(data.subarray(at))
    }
    const socket: Socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: sharedBuffer,
        callback(size, buffer) {
          onData(size, buffer as Buffer)
          return true
        },
      },
    })
    socket.on('error', reject)
    socket.on('close', () => onEvent('clos', () => 'closed'))
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET ${address} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    )
  })
}

/** Each read is processed before the next begins, so that all sockets may share the buffer. */
const sharedBuffer = Buffer.alloc(65_536)
