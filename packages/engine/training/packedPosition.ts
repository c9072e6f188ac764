import { fenPieces } from '../src/fenPieces.ts'

/** A position for training, in 32 bytes. */
export const POSITION_BYTES = 32

export type TrainingPosition = {
  fen: string
  /** For the side to move, in hundredths of a pawn. */
  score: number
}

/**
 * Writes a position: the occupied squares (u64), a nibble for each piece from the lowest square up (16 bytes), the side to
 * move (u8), the result (u8, written by `setResult`), the score (i16), four bytes unused. Everything is little-endian.
 */
export function packPosition({ fen, score }: TrainingPosition): Uint8Array {
  const bytes = new Uint8Array(POSITION_BYTES)
  const view = new DataView(bytes.buffer)
  let occupied = 0n
  const pieces = fenPieces(fen).sort((one, other) => one.square - other.square)
  pieces.forEach(({ piece, square }, index) => {
    occupied |= 1n << BigInt(square)
    bytes[8 + (index >> 1)] = (bytes[8 + (index >> 1)] ?? 0) | (index & 1 ? piece << 4 : piece)
  })
  view.setBigUint64(0, occupied, true)
  view.setUint8(24, fen.split(' ')[1] === 'b' ? 1 : 0)
  view.setInt16(26, Math.max(-32_000, Math.min(32_000, score)), true)
  return bytes
}

/** Notes how the position's game ended, in half points for White. */
export function setResult(position: Uint8Array, halfPoints: 0 | 1 | 2): void {
  position[25] = halfPoints
}
