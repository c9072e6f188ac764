import type { Color } from '@lance/chess'
import type { EndReason } from '../endReason.ts'
import type { SwissResult } from './swissRound.ts'

/** A game in which a side made no move was not played: its loser forfeits it. */
const PLIES_OF_PLAYED_GAME = 2

/**
 * The result of a game of a Swiss tournament, once it has ended; null for a voided game, which is played again. A draw
 * is a result.
 */
export function swissResultOf({
  winner,
  reason,
  ply,
}: {
  winner: Color | null
  reason: EndReason
  ply: number
}): SwissResult | null {
  if (reason === 'server' || reason === 'aborted') return null
  const isForfeit = reason === 'no_show' || ply < PLIES_OF_PLAYED_GAME
  if (winner === null) return reason === 'no_show' ? '-/-' : '1/2-1/2'
  if (winner === 'white') return isForfeit ? '+/-' : '1-0'
  return isForfeit ? '-/+' : '0-1'
}

/** The result that an operator sets: a forfeit stays one. */
export function correctedResult(result: SwissResult | null, winner: Color): SwissResult {
  const isForfeit = result === '+/-' || result === '-/+' || result === '-/-'
  if (winner === 'white') return isForfeit ? '+/-' : '1-0'
  return isForfeit ? '-/+' : '0-1'
}
