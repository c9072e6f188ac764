import type { Square } from '@lance/chess'
import type { PieceLetter } from './placement.ts'

/** What a screen reader says, in the language of the interface. */
export type BoardWords = {
  /** Tells these words from those of another language. */
  language: string
  board: string
  /** "cavalo branco em g1"; with no piece, the square alone. */
  square: (square: Square, letter: PieceLetter | null) => string
  /** Said after the square where they apply. */
  check: string
  lastMove: string
  premove: string
  reachable: string
}
