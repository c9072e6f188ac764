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
  const [board = '', side] = fen.split(' ')
  const pieces = new Map<number, number>()
  board.split('/').forEach((rank, index) => {
    let square = 56 - 8 * index
    for (const letter of rank) {
      const type = 'pnbrqk'.indexOf(letter.toLowerCase()) + 1
      if (type === 0) square += Number(letter)
      else pieces.set(square++, letter === letter.toLowerCase() ? type | 8 : type)
    }
  })
  const bytes = new Uint8Array(POSITION_BYTES)
  const view = new DataView(bytes.buffer)
  let occupied = 0n
  const squares = [...pieces.keys()].sort((one, other) => one - other)
  squares.forEach((square, index) => {
    occupied |= 1n << BigInt(square)
    const piece = pieces.get(square) ?? 0
    bytes[8 + (index >> 1)] = (bytes[8 + (index >> 1)] ?? 0) | (index & 1 ? piece << 4 : piece)
  })
  view.setBigUint64(0, occupied, true)
  view.setUint8(24, side === 'b' ? 1 : 0)
  view.setInt16(26, Math.max(-32_000, Math.min(32_000, score)), true)
  return bytes
}

/** Notes how the position's game ended, in half points for White. */
export function setResult(position: Uint8Array, halfPoints: 0 | 1 | 2): void {
  position[25] = halfPoints
}
