import { type Rating, STARTING_RATING } from './rating.ts'

/** How well new players say they play, weakest first. */
export const DECLARED_LEVELS = ['learning', 'beginner', 'casual', 'regular', 'tournament'] as const
export type DeclaredLevel = (typeof DECLARED_LEVELS)[number]

/** The rating with which a player of each level begins. */
export const DECLARED_RATINGS: Record<DeclaredLevel, number> = {
  learning: 800,
  beginner: 1100,
  casual: 1400,
  regular: 1700,
  tournament: 2000,
}

/** From this many rated games on, a rating that began with the player's own word counts everywhere. */
export const DECLARED_COUNTS_FROM_GAMES = 10

/** Where a player of this level begins: as uncertain as any beginner. */
export function declaredRating(level: DeclaredLevel): Rating {
  return { ...STARTING_RATING, rating: DECLARED_RATINGS[level] }
}

/**
 * The rating that counts where money or seeds depend on it: the starting rating while the stored one mostly
 * tells what its player said about themselves. `games`: rated games at this speed.
 */
export function provenRating(
  stored: { rating: number; games: number; isDeclared: boolean } | undefined,
): number {
  if (stored === undefined || (stored.isDeclared && stored.games < DECLARED_COUNTS_FROM_GAMES))
    return STARTING_RATING.rating
  return stored.rating
}
