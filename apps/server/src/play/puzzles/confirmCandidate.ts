import type { Exercise } from '@lance/chess/training'
import type { Engine } from '@lance/engine'
import { confirmMistake, listPositions } from '@lance/engine/training'

/** What a device claims of a game, and the moves of that game as the server has them. */
export type Claim = { gameId: string; ply: number; fen: string; played: string; ucis: readonly string[] }

/**
 * Makes the exercise of a claimed mistake anew, from the game's moves alone. Null if its position did not arise in the game, if
 * another move was played there, or without a clear answer.
 */
export function confirmCandidate(
  engine: Engine,
  { gameId, ply, fen, played, ucis }: Claim,
  checkNodes: readonly number[],
): Exercise | null {
  const before = listPositions({ ucis })[ply - 1]
  if (before === undefined || before.fen !== fen || before.played !== played) return null
  // The same mistake gives the same exercise, whatever was searched before.
  engine.forget()
  return confirmMistake(
    engine,
    { gameId, source: 'online', variant: 'standard', fen, ply, played },
    checkNodes,
  )
}
