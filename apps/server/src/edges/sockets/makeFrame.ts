// Frames as a server sends them (RFC 6455, section 5.2): final, and not masked.

const TEXT = 0x81
const CLOSE = 0x88
const PING = 0x89
const PONG = 0x8a

const CONTROL_HEAD_BYTES = 2
/** The most bytes of a close frame's reason. */
const REASON_MAX_BYTES = 123

/** A text as one complete frame: encoded once, and written unchanged to every socket of a game. */
export function makeTextFrame(text: string): Buffer {
  const bytes = Buffer.byteLength(text)
  const head = textHeadBytes(bytes)
  const frame = Buffer.allocUnsafe(head + bytes)
  writeTextHead(frame, 0, bytes)
  frame.write(text, head, 'utf8')
  return frame
}

/** How many bytes come before a text of this length. */
export function textHeadBytes(textBytes: number): number {
  if (textBytes < 126) return 2
  return textBytes < 65_536 ? 4 : 10
}

/** Writes what comes before a text of this length. */
export function writeTextHead(frame: Buffer, at: number, textBytes: number): void {
  frame[at] = TEXT
  const head = textHeadBytes(textBytes)
  if (head === 2) frame[at + 1] = textBytes
  else if (head === 4) {
    frame[at + 1] = 126
    frame.writeUInt16BE(textBytes, at + 2)
  } else {
    frame[at + 1] = 127
    frame.writeUInt32BE(0, at + 2)
    frame.writeUInt32BE(textBytes, at + 6)
  }
}

/** `payload`: at most 125 bytes. Sockets keep it: a slice of Node's pool would keep 64 KiB for it. */
export function makePingFrame(payload: Buffer): Buffer {
  return makeControlFrame(PING, payload, Buffer.allocUnsafeSlow(CONTROL_HEAD_BYTES + payload.length))
}

/** `payload`: at most 125 bytes. */
export function makePongFrame(payload: Buffer): Buffer {
  return makeControlFrame(PONG, payload)
}

/** `code` null: a close frame without a code. A longer `reason` is cut. */
export function makeCloseFrame(code: number | null, reason = ''): Buffer {
  if (code === null) return makeControlFrame(CLOSE, Buffer.alloc(0))
  const payload = Buffer.alloc(2 + Math.min(Buffer.byteLength(reason), REASON_MAX_BYTES))
  payload.writeUInt16BE(code)
  // Writes no part of a character.
  const end = 2 + payload.write(reason, 2, 'utf8')
  return makeControlFrame(CLOSE, payload.subarray(0, end))
}

function makeControlFrame(
  first: number,
  payload: Buffer,
  frame = Buffer.allocUnsafe(CONTROL_HEAD_BYTES + payload.length),
): Buffer {
  frame[0] = first
  frame[1] = payload.length
  payload.copy(frame, CONTROL_HEAD_BYTES)
  return frame
}
