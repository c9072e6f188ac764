import {
  isCheck,
  kingSquare,
  legalMoves,
  moveFrom,
  movePromotion,
  moveTo,
  parseFen,
  type Variant,
} from '@lance/chess'
import type { Destinations } from '../board/index.ts'

/** The legal destinations of each piece, which of these moves promote, and the king in check. */
export function readRules(fen: string, variant: Variant) {
  const destinations = new Map<number, number[]>()
  const promotions = new Set<number>()
  const parsed = parseFen(fen, { variant })
  if (!parsed.ok) return { destinations: destinations as Destinations, promotions, check: null }
  const { position } = parsed
  for (const move of legalMoves(position)) {
    const [from, to] = [moveFrom(move), moveTo(move)]
    const known = destinations.get(from)
    if (movePromotion(move) !== undefined) promotions.add(from * 64 + to)
    if (known === undefined) destinations.set(from, [to])
    else if (!known.includes(to)) known.push(to)
  }
  const check = isCheck(position) ? kingSquare(position, fen.includes(' w ') ? 'white' : 'black') : null
  return { destinations: destinations as Destinations, promotions, check }
}
