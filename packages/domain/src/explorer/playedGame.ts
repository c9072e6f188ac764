import type { Color } from '@lance/chess'
import type { Speed } from '../timeControl.ts'

/** How many plies of a game are counted. */
export const EXPLORED_PLIES = 30

/** How many of a user's latest games are counted as their own openings. */
export const OWN_GAMES_MAX = 2000

/** The lowest rating of each band. */
export const RATING_BANDS = [0, 1200, 1400, 1600, 1800, 2000, 2200] as const
export type RatingBand = (typeof RATING_BANDS)[number]

/** The band of a game: that of the average of both players' ratings before it. */
export function ratingBandOf({ whiteElo, blackElo }: { whiteElo: number; blackElo: number }): RatingBand {
  const average = (whiteElo + blackElo) / 2
  return RATING_BANDS.findLast((lowest) => average >= lowest) ?? RATING_BANDS[0]
}

/** How games ended. */
export type Score = { white: number; draws: number; black: number }

/** A finished game as the explorer counts it. */
export type PlayedGame = {
  /** From the start of standard chess, in UCI. */
  ucis: readonly string[]
  speed: Speed
  band: RatingBand
  /** Null for a draw. */
  winner: Color | null
}

/** The score of one game. */
export const scoreOf = (winner: Color | null): Score => ({
  white: Number(winner === 'white'),
  draws: Number(winner === null),
  black: Number(winner === 'black'),
})
