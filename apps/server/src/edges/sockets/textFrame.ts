/**
 * Encodes a text as one complete WebSocket frame (RFC 6455, section 5.2: final, and unmasked as a server's
 * frames are). It is encoded once and written unchanged to every socket of a game.
 */
export function makeTextFrame(text: string): Buffer {
  const bytes = Buffer.byteLength(text)
  const head = bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10
  const frame = Buffer.allocUnsafe(head + bytes)
  frame[0] = 0x81
  if (head === 2) frame[1] = bytes
  else if (head === 4) {
    frame[1] = 126
    frame.writeUInt16BE(bytes, 2)
  } else {
    frame[1] = 127
    frame.writeUInt32BE(0, 2)
    frame.writeUInt32BE(bytes, 6)
  }
  frame.write(text, head, 'utf8')
  return frame
}
