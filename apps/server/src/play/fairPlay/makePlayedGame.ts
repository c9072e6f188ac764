import type { Row } from '../../kernel/db/row.ts'
import type { PlayedGame } from './openAnalyst.ts'

/** A stored game as the comparison takes it. */
export function makePlayedGame(
  { variant, startFen }: Row<'games', 'variant' | 'startFen'>,
  moves: readonly { uci: string }[],
): PlayedGame {
  const ucis = moves.map(({ uci }) => uci)
  return startFen === null ? { ucis } : { ucis, start: { fen: startFen, variant } }
}
