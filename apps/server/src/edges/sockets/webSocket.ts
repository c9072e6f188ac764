import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type FrameBounds, FrameReader, type FrameSink, NO_CODE } from './frameReader.ts'
import { makeCloseFrame, makePongFrame } from './makeFrame.ts'

/** Bytes of messages are valid only during the call. */
export type WebSocketListener = Omit<FrameSink, 'onClose' | 'onFault' | 'onPing'> & {
  onPing(): void
  /** The connection is gone, or the client has begun to close it. May be called more than once. */
  onClosed(): void
}

export type WebSocketBounds = FrameBounds & {
  /** How long the client may take to answer the close frame. */
  closeTimeoutMs: number
}

/** RFC 6455, section 1.3. */
const HANDSHAKE_GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
/** Sixteen bytes in base64. */
const HANDSHAKE_KEY = /^[+/0-9A-Za-z]{22}==$/
const VERSION = '13'

/** The answer to a valid handshake; null for any other request (RFC 6455, section 4.2). */
export function answerHandshake({ method, headers }: IncomingMessage): string | null {
  const key = headers['sec-websocket-key']
  const isValid =
    method === 'GET' &&
    headers.upgrade?.toLowerCase() === 'websocket' &&
    headers['sec-websocket-version'] === VERSION &&
    key !== undefined &&
    HANDSHAKE_KEY.test(key)
  if (!isValid) return null
  const accept = createHash('sha1')
    .update(key + HANDSHAKE_GUID)
    .digest('base64')
  return [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    `Sec-WebSocket-Accept: ${accept}`,
    '\r\n',
  ].join('\r\n')
}

/**
 * The server's end of one WebSocket, after the handshake. It has no events, no streams and no queue of its
 * own: frames are read where they arrive and written to the network as they are, which costs a move a tenth
 * of what the library's socket does.
 */
export class WebSocket implements FrameSink {
  readonly #socket: Duplex
  readonly #listener: WebSocketListener
  readonly #bounds: WebSocketBounds
  /** `closing`: a close frame has been sent, or the other side has ended. */
  #state: 'open' | 'closing' | 'closed' = 'open'
  #closeTimer: NodeJS.Timeout | null = null

  /** `head`: what arrived together with the handshake. */
  constructor(socket: Duplex, head: Buffer, bounds: WebSocketBounds, listener: WebSocketListener) {
    this.#socket = socket
    this.#listener = listener
    this.#bounds = bounds
    const reader = new FrameReader(bounds, this)
    if (head.length > 0) socket.unshift(head)
    socket.on('data', (chunk: Buffer) => reader.read(chunk))
    socket.on('end', () => this.#end())
    socket.on('error', () => this.terminate())
    socket.on('close', () => this.#finish())
  }

  get isOpen(): boolean {
    return this.#state === 'open'
  }

  /** What the client has not read yet. */
  get unsentBytes(): number {
    return this.#socket.writableLength
  }

  /** Writes a whole frame. Its bytes must not change before `unsentBytes` is 0. */
  write(frame: Buffer): void {
    if (this.#state === 'open') this.#socket.write(frame)
  }

  /** Begins to close: the client answers, or is cut off in the end. */
  close(code: number | null, reason?: string): void {
    if (this.#state !== 'open') return
    this.#socket.write(makeCloseFrame(code, reason))
    this.#state = 'closing'
    this.#closeTimer = setTimeout(() => this.#socket.destroy(), this.#bounds.closeTimeoutMs)
  }

  /** Ends the connection without a close frame. */
  terminate(): void {
    this.#socket.destroy()
    this.#finish()
  }

  onText(bytes: Buffer, from: number, to: number): void {
    this.#listener.onText(bytes, from, to)
  }

  onBinary(): void {
    this.#listener.onBinary()
  }

  onPing(bytes: Buffer, from: number, to: number): void {
    this.write(makePongFrame(bytes.subarray(from, to)))
    this.#listener.onPing()
  }

  onPong(bytes: Buffer, from: number, to: number): void {
    this.#listener.onPong(bytes, from, to)
  }

  onClose(code: number): void {
    this.close(code === NO_CODE ? null : code)
    this.#socket.end()
    this.#listener.onClosed()
  }

  onFault(code: number): void {
    this.close(code)
    this.#listener.onClosed()
  }

  /** The client has sent its last byte. */
  #end(): void {
    if (this.#state === 'open') this.#state = 'closing'
    this.#socket.end()
    this.#closeTimer ??= setTimeout(() => this.#socket.destroy(), this.#bounds.closeTimeoutMs)
    this.#listener.onClosed()
  }

  #finish(): void {
    if (this.#closeTimer !== null) clearTimeout(this.#closeTimer)
    this.#closeTimer = null
    if (this.#state === 'closed') return
    this.#state = 'closed'
    this.#listener.onClosed()
  }
}
