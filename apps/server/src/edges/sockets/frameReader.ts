import { isUtf8 } from 'node:buffer'

/**
 * What a client's frames say. Bytes are valid only during the call: the next read may overwrite them.
 * `onFault` is called at most once; nothing is read after it, nor after `onClose`.
 */
export type FrameSink = {
  /** A whole text message. It is valid UTF-8. */
  onText(bytes: Buffer, from: number, to: number): void
  onBinary(): void
  onPing(bytes: Buffer, from: number, to: number): void
  onPong(bytes: Buffer, from: number, to: number): void
  /** The client closes, with a code of the protocol, or `NO_CODE`. */
  onClose(code: number): void
  /** The frames break the protocol or a limit: the connection has to be closed with this code. */
  onFault(code: number): void
}

export type FrameBounds = {
  /** The most bytes of a message. */
  messageMaxBytes: number
  /** The most frames of a message. */
  fragmentsMax: number
}

/** Close codes of RFC 6455, section 7.4.1. `NO_CODE` is never sent: it stands for a close frame without one. */
export const NO_CODE = 1005
const PROTOCOL_ERROR = 1002
const INVALID_TEXT = 1007
const POLICY_VIOLATION = 1008
const TOO_BIG = 1009

const CONTINUATION = 0
const TEXT = 1
const BINARY = 2
const PING = 9
const PONG = 10
const CONTROL_BIT = 8
const CONTROL_MAX_BYTES = 125

const FINAL_BIT = 0x80
const RESERVED_BITS = 0x70
const OPCODE_BITS = 0x0f
const MASK_BIT = 0x80
const LENGTH_BITS = 0x7f
const MASK_BYTES = 4

const INCOMPLETE = -1

/**
 * Reads the frames of one client (RFC 6455, section 5) where they lie in what the network delivered, without
 * copying a message that came in one piece. The library's own receiver is the judge of it: both must say the
 * same about any bytes (`frameReader.test.ts`).
 */
export class FrameReader {
  readonly #bounds: FrameBounds
  readonly #sink: FrameSink
  /** The beginning of a frame whose end has not arrived. */
  #kept: Buffer | null = null
  /** The message whose last frame has not arrived: its kind, its frames, and their bytes. */
  #opcode = CONTINUATION
  #fragments: Buffer[] = []
  #fragmentsBytes = 0
  #isOver = false

  constructor(bounds: FrameBounds, sink: FrameSink) {
    this.#bounds = bounds
    this.#sink = sink
  }

  /** Reads what has arrived, and unmasks it in place. */
  read(chunk: Buffer): void {
    if (this.#isOver) return
    const bytes = this.#kept === null ? chunk : Buffer.concat([this.#kept, chunk])
    this.#kept = null
    let at = 0
    while (at < bytes.length) {
      const next = this.#readFrame(bytes, at)
      if (this.#isOver) return
      if (next === INCOMPLETE) {
        this.#kept = copyOf(bytes.subarray(at))
        return
      }
      at = next
    }
  }

  /** Returns where the frame ends, or INCOMPLETE. */
  #readFrame(bytes: Buffer, start: number): number {
    const available = bytes.length - start
    if (available < 2) return INCOMPLETE
    const first = bytes[start] as number
    const second = bytes[start + 1] as number
    if (!this.#isAllowed(first, second)) return this.#fail(PROTOCOL_ERROR)
    let length = second & LENGTH_BITS
    let head = 2
    if (length === 126) {
      if (available < 4) return INCOMPLETE
      length = bytes.readUInt16BE(start + 2)
      head = 4
    } else if (length === 127) {
      if (available < 10) return INCOMPLETE
      if (bytes.readUInt32BE(start + 2) !== 0) return this.#fail(TOO_BIG)
      length = bytes.readUInt32BE(start + 6)
      head = 10
    }
    const opcode = first & OPCODE_BITS
    const isControl = opcode >= CONTROL_BIT
    if (!isControl && this.#fragmentsBytes + length > this.#bounds.messageMaxBytes) return this.#fail(TOO_BIG)
    const from = start + head + MASK_BYTES
    const to = from + length
    if (to > bytes.length) return INCOMPLETE
    const isAscii = unmask(bytes, from, to)
    if (isControl) this.#onControl(opcode, bytes, from, to)
    else this.#onData(first, bytes, { from, to, isAscii })
    return to
  }

  #isAllowed(first: number, second: number): boolean {
    const opcode = first & OPCODE_BITS
    if ((first & RESERVED_BITS) !== 0 || (second & MASK_BIT) === 0) return false
    if (opcode >= CONTROL_BIT)
      return opcode <= PONG && (first & FINAL_BIT) !== 0 && (second & LENGTH_BITS) <= CONTROL_MAX_BYTES
    return opcode <= BINARY && (opcode === CONTINUATION) === (this.#opcode !== CONTINUATION)
  }

  #onControl(opcode: number, bytes: Buffer, from: number, to: number): void {
    if (opcode === PING) this.#sink.onPing(bytes, from, to)
    else if (opcode === PONG) this.#sink.onPong(bytes, from, to)
    else this.#onCloseFrame(bytes, from, to)
  }

  #onCloseFrame(bytes: Buffer, from: number, to: number): void {
    if (to === from) {
      this.#isOver = true
      this.#sink.onClose(NO_CODE)
      return
    }
    const code = to - from >= 2 ? bytes.readUInt16BE(from) : 0
    if (!isCloseCode(code)) this.#fail(PROTOCOL_ERROR)
    else if (!isUtf8(bytes.subarray(from + 2, to))) this.#fail(INVALID_TEXT)
    else {
      this.#isOver = true
      this.#sink.onClose(code)
    }
  }

  #onData(
    first: number,
    bytes: Buffer,
    { from, to, isAscii }: { from: number; to: number; isAscii: boolean },
  ): void {
    const isFinal = (first & FINAL_BIT) !== 0
    if (isFinal && this.#opcode === CONTINUATION) {
      if ((first & OPCODE_BITS) === BINARY) this.#sink.onBinary()
      else if (isAscii || isUtf8(bytes.subarray(from, to))) this.#sink.onText(bytes, from, to)
      else this.#fail(INVALID_TEXT)
      return
    }
    if (this.#opcode === CONTINUATION) this.#opcode = first & OPCODE_BITS
    this.#fragments.push(copyOf(bytes.subarray(from, to)))
    this.#fragmentsBytes += to - from
    if (this.#fragments.length > this.#bounds.fragmentsMax) this.#fail(POLICY_VIOLATION)
    else if (isFinal) this.#endMessage()
  }

  #endMessage(): void {
    const isText = this.#opcode === TEXT
    const message = Buffer.concat(this.#fragments)
    this.#opcode = CONTINUATION
    this.#fragments = []
    this.#fragmentsBytes = 0
    if (!isText) this.#sink.onBinary()
    else if (isUtf8(message)) this.#sink.onText(message, 0, message.length)
    else this.#fail(INVALID_TEXT)
  }

  #fail(code: number): number {
    this.#isOver = true
    this.#fragments = []
    this.#sink.onFault(code)
    return INCOMPLETE
  }
}

/** Copies into memory of its own, so that a few bytes keep alive neither what was delivered nor 64 KiB of Node's pool. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** Removes the mask that lies before the payload. Returns whether all of it is ASCII. */
function unmask(bytes: Buffer, from: number, to: number): boolean {
  let high = 0
  for (let at = from; at < to; at++) {
    const byte = (bytes[at] as number) ^ (bytes[from - MASK_BYTES + ((at - from) & 3)] as number)
    bytes[at] = byte
    high |= byte
  }
  return high < 0x80
}

/** Whether a close frame may carry this code (RFC 6455, section 7.4). */
function isCloseCode(code: number): boolean {
  if (code >= 1000 && code <= 1014) return code !== 1004 && code !== NO_CODE && code !== 1006
  return code >= 3000 && code <= 4999
}
