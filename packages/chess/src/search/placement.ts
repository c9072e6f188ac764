import { BISHOPS, BLACK, KNIGHTS, PAWNS, QUEENS, ROOKS } from '../table.ts'

// What a piece is worth on a square. Unit: hundredths of a pawn, so the pawn's 10 of the product's rules is 100 here
// and the queen's 90 is 900; the finer grain is for where a piece stands. A worth has two parts, one for the middle
// game and one for the endgame, packed into one integer so that both are added at once.

/** Packs the worth in the middle game and in the endgame. */
export function pack(middle: number, end: number): number {
  return (middle << 16) + end
}

/** By role, none first. */
export const ROLE_WORTH: Int32Array = /* @__PURE__ */ Int32Array.of(0, 100, 300, 300, 500, 900, 9000, 0)

/** How much each piece is of a full board, by its number; the middle game fades with the sum. */
export const FULLNESS: Int32Array = /* @__PURE__ */ Int32Array.from({ length: 16 }, (_, piece) => {
  const byRole: Record<number, number> = { [KNIGHTS]: 1, [BISHOPS]: 1, [ROOKS]: 2, [QUEENS]: 4 }
  return byRole[piece & 7] ?? 0
})
export const FULL_BOARD = 24

/** Half boards: files a to d, which e to h mirror; ranks from the eighth down, as the board is drawn. */
type HalfBoard = readonly number[]

// biome-ignore format: boards
const middleBoards: readonly HalfBoard[] = [
  [ // pawn
      0,   0,   0,   0,
     50,  60,  60,  65,
     18,  24,  30,  36,
      4,   8,  12,  24,
     -4,   0,   6,  22,
     -4,   0,   2,   8,
     -2,   6,   2, -14,
      0,   0,   0,   0,
  ],
  [ // knight
    -70, -40, -28, -20,
    -36, -16,   4,  10,
    -14,  10,  22,  28,
     -6,   8,  20,  28,
    -10,   6,  16,  22,
    -18,   2,  12,  14,
    -34, -18,  -2,   2,
    -56, -22, -20, -14,
  ],
  [ // bishop
    -16, -14, -12, -12,
    -10,   0,   2,   2,
      0,   8,  12,  10,
      0,  10,  12,  20,
      2,   8,  14,  18,
      4,  12,  14,  10,
      6,  16,   8,   6,
    -14,  -4, -10,  -6,
  ],
  [ // rook
     12,  12,  14,  16,
     16,  20,  24,  26,
      0,   6,  10,  12,
     -8,  -2,   4,   6,
    -14,  -6,   0,   2,
    -18,  -8,  -2,   0,
    -22, -10,  -2,   2,
    -10,  -4,   4,  12,
  ],
  [ // queen
     -4,   4,  10,  12,
     -2, -10,   6,   6,
      2,   4,   8,  12,
     -4,   0,   4,   6,
     -4,   0,   2,   4,
     -6,   4,   4,   4,
     -8,   0,   8,   8,
    -10, -12,  -4,   6,
  ],
  [ // king
    -60, -60, -70, -80,
    -50, -50, -60, -70,
    -40, -45, -55, -60,
    -35, -40, -50, -55,
    -30, -35, -45, -50,
    -10, -15, -30, -36,
     14,  10, -14, -24,
     20,  34,  12,  -4,
  ],
]

// biome-ignore format: boards
const endBoards: readonly HalfBoard[] = [
  [ // pawn
      0,   0,   0,   0,
     60,  58,  54,  50,
     34,  32,  28,  26,
     16,  14,  10,   8,
      6,   6,   2,   0,
      0,   2,   0,   2,
      0,   2,   4,   4,
      0,   0,   0,   0,
  ],
  [ // knight
    -50, -34, -20, -16,
    -26, -10,  -4,   4,
    -16,  -4,  10,  14,
     -8,   4,  16,  20,
    -10,   2,  14,  20,
    -16,  -2,   4,  14,
    -26, -14,  -6,   0,
    -44, -30, -18, -14,
  ],
  [ // bishop
    -12,  -8,  -6,  -4,
     -6,   0,   2,   2,
      0,   4,   6,   6,
      0,   6,   8,  10,
     -2,   4,   8,  10,
     -4,   2,   6,   8,
     -8,  -6,   0,   2,
    -14,  -8,  -8,  -4,
  ],
  [ // rook
     10,  12,  12,  12,
     14,  14,  14,  12,
      8,   8,   8,   8,
      4,   4,   6,   4,
      0,   2,   2,   0,
     -4,  -2,  -4,  -2,
     -6,  -6,  -2,  -2,
     -6,  -2,   0,  -2,
  ],
  [ // queen
      0,   8,  12,  16,
      0,  14,  20,  24,
     -4,   8,  18,  28,
     -2,  12,  20,  30,
     -6,  10,  14,  26,
    -10,  -4,   8,  10,
    -16, -16, -12,  -6,
    -22, -22, -18, -14,
  ],
  [ // king
    -60, -30, -18, -14,
    -20,   8,  14,  14,
     -2,  20,  26,  24,
     -8,  18,  28,  32,
    -16,   6,  22,  28,
    -22,  -2,  12,  18,
    -30, -12,   0,   6,
    -52, -34, -24, -26,
  ],
]

/** `piece << 6 | square`: packed worth, a black piece's less than nothing. The king's is that of its square alone. */
export const WORTH: Int32Array = /* @__PURE__ */ (() => {
  const table = new Int32Array(1024)
  for (let role = PAWNS; role <= 6; role++) {
    const base = role === 6 ? 0 : ROLE_WORTH[role]!
    for (let square = 0; square < 64; square++) {
      const file = Math.min(square & 7, 7 - (square & 7))
      const at = ((7 - (square >> 3)) << 2) + file
      const worth = pack(base + middleBoards[role - 1]![at]!, base + endBoards[role - 1]![at]!)
      table[(role << 6) + square] = worth
      table[((role | BLACK) << 6) + (square ^ 56)] = -worth
    }
  }
  return table
})()
