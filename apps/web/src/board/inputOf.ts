import type { MoveInput } from '@lance/domain'
import type { BoardInput, BoardState } from './state.ts'

/** How a move is made that this input leads to on the board as it stood. */
export function inputOf({ drag }: Pick<BoardState, 'drag'>, input: BoardInput): MoveInput {
  if (input.type === 'position') return 'premove'
  if (input.type === 'choose') return 'keyboard'
  // The second of two clicks falls where no piece is taken in hand.
  return drag !== null ? 'drag' : 'click'
}
