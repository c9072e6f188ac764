import type { Square } from '@lance/chess'
import type { BoardInput, BoardState } from './state.ts'

/** What pointer and key input acts on. */
export type InputTarget = {
  root: HTMLElement
  state: () => BoardState
  step: (input: BoardInput) => void
  pieceOn: (square: Square) => HTMLElement | null
  focus: (square: Square) => void
}
