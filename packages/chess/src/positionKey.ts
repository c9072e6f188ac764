import { hashHalf, loadPosition, type Position } from './table.ts'

/**
 * A position in 64 bits, signed: pieces, side to move, castling rights and a possible en-passant capture. The same on
 * every machine, so it may be stored. Two positions can share a key, so a reader checks what it finds.
 */
export function positionKey(position: Position): bigint {
  loadPosition(position)
  return (BigInt(hashHalf(1)) << 32n) | BigInt(hashHalf(0) >>> 0)
}
