import type { MoveCommand } from './decideMove.ts'
import type { GameFacts } from './gameState.ts'

/** What is kept of what the page told of a move: something where the game counts for somebody, else 0, nothing. */
export function keptSigns({ rated, wagerCents }: GameFacts, { signs = 0 }: MoveCommand): number {
  return rated || wagerCents > 0n ? signs : 0
}
