import type { GameFacts } from './gameState.ts'
import type { MoveCommand } from './moveCommand.ts'

/** The move signs to store: only for a game that is rated or wagered, else 0 for none. */
export function storedMoveSigns({ rated, wagerCents }: GameFacts, { signs = 0 }: MoveCommand): number {
  return rated || wagerCents > 0n ? signs : 0
}
