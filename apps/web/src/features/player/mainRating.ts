import type { PublicProfile } from '@lance/contract'

type Rating = PublicProfile['ratings'][number]

/** The rating of the speed with the most games, the faster of equals; null without a game. */
export function mainRating(ratings: readonly Rating[]): Rating | null {
  let main: Rating | null = null
  for (const rating of ratings) if (main === null || rating.games > main.games) main = rating
  return main
}
