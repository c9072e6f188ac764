import type { LabGame } from '../format.ts'
import { openRandom } from '../seededRandom.ts'
import type { MaiaNets } from './openMaiaNets.ts'

/** How often a net's likeliest move is the one that a person made. */
export type Agreement = { net: number; moves: number; share: number }

/** As the nets' authors measured it: without the first ten plies, on games of people of the net's rating. */
const FROM_PLY = 10
const RATING_APART = 60
const MOVES_MOST = 1500

/** Compares nets with games of people of their own rating. */
export async function measureAgreement(
  maia: MaiaNets,
  games: readonly LabGame[],
  nets: readonly number[],
): Promise<Agreement[]> {
  const found: Agreement[] = []
  for (const net of nets) {
    let [moves, agreed] = [0, 0]
    for (const game of ofRating(games, net)) {
      if (moves >= MOVES_MOST) break
      for (let ply = FROM_PLY; ply < game.ucis.length; ply++) {
        const chances = await maia.predict(net, game.ucis.slice(0, ply))
        const [likeliest] = [...chances.entries()].reduce((best, one) => (one[1] > best[1] ? one : best))
        moves++
        if (likeliest === game.ucis[ply]) agreed++
      }
    }
    found.push({ net, moves, share: moves === 0 ? 0 : agreed / moves })
  }
  return found
}

/** The nets learned from games that were not bullet. */
function ofRating(games: readonly LabGame[], rating: number): LabGame[] {
  const isNear = ({ white, black }: LabGame) =>
    [white, black].every((side) => side.model === 'human' && Math.abs(side.rating - rating) <= RATING_APART)
  return games
    .filter((game) => game.class !== 'bullet' && isNear(game))
    .map((game) => ({ game, order: openRandom('agreement', game.id)() }))
    .sort((one, other) => one.order - other.order)
    .map(({ game }) => game)
}
