import { squareName } from '@lance/chess'

const PROMOTION = 8
const letters = ['n', 'b', 'r', 'q']

/** An engine's move as UCI. */
export function makeEngineUci(move: number): string {
  const kind = move >> 12
  const letter = kind & PROMOTION ? letters[kind & 3] : ''
  return squareName(move & 63) + squareName((move >> 6) & 63) + letter
}

/** Where a UCI move goes from and to, as in an engine's move: from | to << 6. */
export function squaresOfUci(uci: string): number {
  const square = (at: number) => uci.charCodeAt(at) - 97 + 8 * (uci.charCodeAt(at + 1) - 49)
  return square(0) | (square(2) << 6)
}
