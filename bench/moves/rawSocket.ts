import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

// A WebSocket client that does next to nothing: on a machine that it shares with what it measures, every microsecond
// of its own would be charged to both sides. It sends text and knows the kind of what it gets by two bytes.

export type RawSocket = { send(frame: Buffer): void; end(): void }

const PONG = 0x8a
const PING = 0x89
const CLOSE = 0x88

/** A masked text frame; a mask of zeros leaves the text as it is. */
export function makeFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  const short = payload.length < 126
  const head = Buffer.alloc(short ? 6 : 8)
  head[0] = 0x81
  head[1] = 0x80 | (short ? payload.length : 126)
  if (!short) head.writeUInt16BE(payload.length, 2)
  return Buffer.concat([head, payload])
}

function makePong(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([PONG, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}

/**
 * Connects, sends the first frame and settles when the first event has come. `onEvent` gets the first four
 * characters of each event's type.
 */
export function openRawSocket(
  { port, path, token }: { port: number; path: string; token: string },
  onEvent: (kind: string, event: () => string) => void,
): Promise<RawSocket> {
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
      const kind = data.toString('latin1', from + 9, from + 13)
      if (!confirmed) {
        confirmed = true
        if (kind === 'conn') resolve(raw)
        else reject(new Error(event()))
        return
      }
      onEvent(kind, event)
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
        raw.send(makeFrame(JSON.stringify({ type: 'auth', token })))
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
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    )
  })
}

/** One read is looked at before the next begins, so that all sockets may share it. */
const sharedBuffer = Buffer.alloc(65_536)
