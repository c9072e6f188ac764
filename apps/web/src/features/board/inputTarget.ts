import type { Color, Square } from '@lance/chess'
import { squareAt } from './boardCells.ts'
import type { BoardInput, BoardState } from './state.ts'

/** What pointer and key input acts on. */
export type InputTarget = {
  root: HTMLElement
  state: () => BoardState
  step: (input: BoardInput) => void
  pieceOn: (square: Square) => HTMLElement | null
  focus: (square: Square) => void
}

/** The square under a pointer; null outside the board. */
export function squareUnder(
  { clientX, clientY }: { clientX: number; clientY: number },
  frame: DOMRect,
  orientation: Color,
): Square | null {
  const column = Math.floor(((clientX - frame.left) / frame.width) * 8)
  const row = Math.floor(((clientY - frame.top) / frame.height) * 8)
  if (column < 0 || column > 7 || row < 0 || row > 7) return null
  return squareAt(row * 8 + column, orientation)
}
