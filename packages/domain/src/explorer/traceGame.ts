import { findMove, gamePosition, makeMove, makeUci, parseUci, positionKey, startGame } from '@lance/chess'
import { EXPLORED_PLIES } from './playedGame.ts'

/**
 * The positions of a game with the move that was played from each. A position that comes back counts the first time
 * only: a game is one game wherever it is counted. Ends at the first move that is not legal.
 */
export function traceGame(
  ucis: readonly string[],
  plies: number = EXPLORED_PLIES,
): { position: bigint; uci: string }[] {
  const position = gamePosition(startGame())
  const traced = new Map<bigint, string>()
  for (const uci of ucis.slice(0, plies)) {
    const wanted = parseUci(uci)
    const move = wanted && findMove(position, wanted)
    if (move === null) break
    const key = positionKey(position)
    if (!traced.has(key)) traced.set(key, makeUci(move))
    makeMove(position, move)
  }
  return [...traced].map(([key, uci]) => ({ position: key, uci }))
}
