import { squareName } from '@lance/chess'

const PROMOTION = 8
const letters = ['n', 'b', 'r', 'q']

/** An engine's move as UCI. */
export function makeEngineUci(move: number): string {
  const kind = move >> 12
  const letter = kind & PROMOTION ? letters[kind & 3] : ''
  return squareName(move & 63) + squareName((move >> 6) & 63) + letter
}
