import type { ServerEvent } from '@lance/contract'
import { makeTextFrame, textHeadBytes, writeTextHead } from './makeFrame.ts'

type MovePlayed = ServerEvent<'game', 'move'>

/** The most bytes of a frame: an event has some 400. */
const FRAME_MAX_BYTES = 1024
/** Room for the head, whose length depends on that of the text. */
const HEAD_MAX_BYTES = 4

const QUOTE = 0x22
const BACKSLASH = 0x5c
const SPACE = 0x20
const TILDE = 0x7e
const MINUS = 0x2d
const ZERO = 0x30

const KEYS = {
  start: Buffer.from('{"type":"move","version":'),
  fen: Buffer.from(',"data":{"fen":'),
  from: Buffer.from(',"from":'),
  to: Buffer.from(',"to":'),
  promotion: Buffer.from(',"promotion":'),
  playerId: Buffer.from(',"playerId":'),
  san: Buffer.from(',"san":'),
  uci: Buffer.from(',"uci":'),
  ply: Buffer.from(',"ply":'),
  whiteMs: Buffer.from(',"whiteMs":'),
  blackMs: Buffer.from(',"blackMs":'),
  at: Buffer.from(',"at":'),
  moveId: Buffer.from(',"moveId":'),
  end: Buffer.from('}}'),
} as const
const NULL = Buffer.from('null')

/**
 * Makes the frames of moves, the most frequent event, in one buffer that is used again and again, without the
 * strings that `JSON.stringify` would make: both write the same bytes (`moveFrames.test.ts`).
 */
export type MoveFrames = {
  /** The event as a complete frame. Its bytes are overwritten by the next, unless `keep` is called first. */
  make(event: MovePlayed): Buffer
  /** A connection still holds the bytes of the last frame: the next one goes into a new buffer. */
  keep(): void
}

export function openMoveFrames(): MoveFrames {
  let writer = new FrameWriter()
  return {
    make: (event) => writer.write(event) ?? makeTextFrame(JSON.stringify(event)),
    keep() {
      writer = new FrameWriter()
    },
  }
}

class FrameWriter {
  readonly #bytes = Buffer.allocUnsafeSlow(FRAME_MAX_BYTES)
  /** The buffer's parts by where they start and end: cutting one out anew would be garbage. */
  readonly #parts = new Map<number, Buffer>()
  #at = 0
  #isPlain = true

  /** Null for an event with a value that is no plain text or whole number, or that is too long. */
  write({ version, data }: MovePlayed): Buffer | null {
    this.#at = HEAD_MAX_BYTES
    this.#isPlain = true
    this.#number(KEYS.start, version)
    this.#text(KEYS.fen, data.fen)
    this.#text(KEYS.from, data.from)
    this.#text(KEYS.to, data.to)
    this.#text(KEYS.promotion, data.promotion)
    this.#text(KEYS.playerId, data.playerId)
    this.#text(KEYS.san, data.san)
    this.#text(KEYS.uci, data.uci)
    this.#number(KEYS.ply, data.ply)
    this.#number(KEYS.whiteMs, data.whiteMs)
    this.#number(KEYS.blackMs, data.blackMs)
    this.#number(KEYS.at, data.at)
    this.#text(KEYS.moveId, data.moveId)
    this.#bytesOf(KEYS.end)
    return this.#isPlain ? this.#frame() : null
  }

  #frame(): Buffer {
    const textBytes = this.#at - HEAD_MAX_BYTES
    const from = HEAD_MAX_BYTES - textHeadBytes(textBytes)
    writeTextHead(this.#bytes, from, textBytes)
    const key = from * FRAME_MAX_BYTES + this.#at
    let part = this.#parts.get(key)
    if (part === undefined) {
      part = this.#bytes.subarray(from, this.#at)
      this.#parts.set(key, part)
    }
    return part
  }

  #hasRoom(bytes: number): boolean {
    if (this.#at + bytes > FRAME_MAX_BYTES) this.#isPlain = false
    return this.#isPlain
  }

  #bytesOf(bytes: Buffer): void {
    if (!this.#hasRoom(bytes.length)) return
    for (let index = 0; index < bytes.length; index++) this.#bytes[this.#at++] = bytes[index] as number
  }

  #text(key: Buffer, text: string | null): void {
    this.#bytesOf(key)
    if (text === null) this.#bytesOf(NULL)
    else if (this.#hasRoom(text.length + 2)) this.#quoted(text)
  }

  #quoted(text: string): void {
    this.#bytes[this.#at++] = QUOTE
    for (let index = 0; index < text.length; index++) {
      const code = text.charCodeAt(index)
      if (code < SPACE || code > TILDE || code === QUOTE || code === BACKSLASH) this.#isPlain = false
      this.#bytes[this.#at++] = code
    }
    this.#bytes[this.#at++] = QUOTE
  }

  #number(key: Buffer, value: number): void {
    this.#bytesOf(key)
    if (!Number.isSafeInteger(value) || Object.is(value, -0)) this.#isPlain = false
    if (!this.#hasRoom(DIGITS_MAX + 1)) return
    let rest = value
    if (rest < 0) {
      this.#bytes[this.#at++] = MINUS
      rest = -rest
    }
    const end = this.#at + digitsOf(rest)
    for (let at = end - 1; at >= this.#at; at--) {
      const tenth = Math.floor(rest / 10)
      this.#bytes[at] = ZERO + (rest - tenth * 10)
      rest = tenth
    }
    this.#at = end
  }
}

/** The digits of the greatest safe integer. */
const DIGITS_MAX = 16

function digitsOf(value: number): number {
  let digits = 1
  for (let limit = 10; value >= limit; limit *= 10) digits++
  return digits
}
