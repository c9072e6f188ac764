import type { Square } from '@lance/chess'
import type { PieceLetter } from './placement.ts'

/** Texts for screen readers, in the language of the interface. */
export type BoardTexts = {
  /** The language of these texts. */
  language: string
  board: string
  /** "cavalo branco em g1"; for an empty square, only its name. */
  square: (square: Square, letter: PieceLetter | null) => string
  /** Added after the square where they apply. */
  check: string
  lastMove: string
  premove: string
  reachable: string
}
