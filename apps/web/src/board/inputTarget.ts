import type { Square } from '@lance/chess'
import type { BoardInput, BoardState } from './state.ts'

/** What hand and keys act upon. */
export type InputTarget = {
  root: HTMLElement
  state: () => BoardState
  step: (input: BoardInput) => void
  pieceOn: (square: Square) => HTMLElement | null
  focus: (square: Square) => void
}
