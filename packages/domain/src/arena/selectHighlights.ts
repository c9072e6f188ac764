import type { EndReason } from '../endReason.ts'
import type { ArenaGame } from './arenaGame.ts'

/** The most games that a list of highlights holds. */
export const HIGHLIGHTS_MAX = 10

/** A best game lasts at least this long: twenty moves of both sides. */
export const BEST_GAME_MIN_PLIES = 40

/** The ends that are decided on the board: not by the clock, nor by an agreement or an absence. */
const BOARD_ENDS: ReadonlySet<EndReason> = new Set<EndReason>([
  'checkmate',
  'resignation',
  'stalemate',
  'repetition',
  'fifty_moves',
  'insufficient_material',
])

/**
 * The best games of an arena, best first: long enough, decided on the board, and between the strongest players. Ranked
 * by the weaker player's rating, then by the stronger one's; of equal games a decided one, then the earlier one.
 */
export function selectBestGames<Game extends ArenaGame>(
  games: Iterable<Game>,
  { count }: { count: number },
): Game[] {
  return selectFirst(games, {
    count,
    isEligible: ({ reason, ply }) => BOARD_ENDS.has(reason) && ply >= BEST_GAME_MIN_PLIES,
    compare: (one, other) =>
      weakerRating(other) - weakerRating(one) ||
      strongerRating(other) - strongerRating(one) ||
      Number(one.winner === null) - Number(other.winner === null) ||
      one.endedAtMs - other.endedAtMs,
  })
}

/** The mates in the fewest plies, fastest first; of equal ones that against the stronger player, then the earlier. */
export function selectFastestMates<Game extends ArenaGame>(
  games: Iterable<Game>,
  { count }: { count: number },
): Game[] {
  return selectFirst(games, {
    count,
    isEligible: ({ reason, winner }) => reason === 'checkmate' && winner !== null,
    compare: (one, other) =>
      one.ply - other.ply || loserRating(other) - loserRating(one) || one.endedAtMs - other.endedAtMs,
  })
}

/** The first games by an order, in one pass that holds no more than it returns. Equal games keep their order. */
function selectFirst<Game extends ArenaGame>(
  games: Iterable<Game>,
  {
    count,
    isEligible,
    compare,
  }: { count: number; isEligible: (game: Game) => boolean; compare: (one: Game, other: Game) => number },
): Game[] {
  const most = Math.min(count, HIGHLIGHTS_MAX)
  const first: Game[] = []
  for (const game of games) {
    if (!isEligible(game)) continue
    const before = first.findLastIndex((one) => compare(one, game) <= 0) + 1
    if (before >= most) continue
    first.splice(before, 0, game)
    if (first.length > most) first.pop()
  }
  return first
}

const weakerRating = ({ white, black }: ArenaGame) => Math.min(white.rating, black.rating)
const strongerRating = ({ white, black }: ArenaGame) => Math.max(white.rating, black.rating)
const loserRating = ({ white, black, winner }: ArenaGame) =>
  winner === 'white' ? black.rating : white.rating
