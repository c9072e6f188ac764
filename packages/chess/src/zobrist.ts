// Zobrist hashing (1970): a position's hash is the exclusive or of the random numbers of its features. The
// seed is fixed, so a hash means the same on every machine. Each table stores two 32-bit halves side by side.

/**
 * A counter through a 32-bit mixer (splitmix32). Its multiplications matter: the numbers of a generator that
 * is linear over bits, such as xorshift32, would span only half of the 64 bits.
 */
function randomTable(entries: number, seed: number): Int32Array {
  const table = new Int32Array(entries * 2)
  for (let at = 0; at < table.length; at++) {
    seed = (seed + 0x9e3779b9) | 0
    let mixed = Math.imul(seed ^ (seed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    table[at] = mixed ^ (mixed >>> 15)
  }
  return table
}

/** `piece << 7 | square << 1` */
export const PIECE_HASH: Int32Array = /* @__PURE__ */ randomTable(16 * 64, 0x2545f491)
/** `rights << 1` */
export const CASTLING_HASH: Int32Array = /* @__PURE__ */ randomTable(16, 0x6a09e667)
/** `file << 1` */
export const EN_PASSANT_HASH: Int32Array = /* @__PURE__ */ randomTable(8, 0x3c6ef372)
export const BLACK_TO_MOVE_LO = 0x1f83d9ab
export const BLACK_TO_MOVE_HI = 0x5be0cd19
