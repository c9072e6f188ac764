/** A square by number: a1 = 0, b1 = 1 … h1 = 7, a2 = 8 … h8 = 63. */
export type Square = number

const names: readonly string[] = /* @__PURE__ */ Array.from(
  { length: 64 },
  (_, square) => 'abcdefgh'.charAt(square & 7) + ((square >> 3) + 1),
)

/** The square's name in algebraic notation, `squareName(12)` is `'e2'`. */
export function squareName(square: Square): string {
  return names[square] as string
}

/** The square with a two-character name (`'e2'` is 12), or null if the name is invalid. */
export function parseSquare(name: string): Square | null {
  if (name.length !== 2) return null
  const file = name.charCodeAt(0) - 97
  const rank = name.charCodeAt(1) - 49
  return file >= 0 && file < 8 && rank >= 0 && rank < 8 ? (rank << 3) | file : null
}
