import type { MoveInput } from '@lance/domain'
import type { BoardInput, BoardState } from './state.ts'

/** How the move was made that results from this input on the given board. */
export function inputOf({ drag }: Pick<BoardState, 'drag'>, input: BoardInput): MoveInput {
  if (input.type === 'position') return 'premove'
  if (input.type === 'choose') return 'keyboard'
  // The second of two clicks is on a square where no drag starts.
  return drag !== null ? 'drag' : 'click'
}
