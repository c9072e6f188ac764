import type { Color } from '@lance/chess'

/** With fewer players or rounds a Swiss tournament is not played. */
export const SWISS_MIN_PLAYERS = 2
export const SWISS_MAX_PLAYERS = 8192
export const SWISS_MIN_ROUNDS = 3
export const SWISS_MAX_ROUNDS = 15

/** A player. The place in the list of players, from 1, is the pairing number: by rating, then by seed. */
export type SwissPlayer = { playerId: string; rating: number }

/** How a game ended. A forfeited game ('+/-', '-/+', '-/-') was paired and not played. */
export const SWISS_RESULTS = ['1-0', '0-1', '1/2-1/2', '+/-', '-/+', '-/-'] as const
export type SwissResult = (typeof SWISS_RESULTS)[number]

export type SwissGame = { white: string; black: string; result: SwissResult }

/**
 * A round without an opponent. `pairing` is the bye of the player left over, `half` and `zero` are asked for by
 * the player, `full` is a point the organizer gives. Worth 1, 0.5, 0 and 1 points.
 */
export type SwissBye = { playerId: string; kind: 'pairing' | 'full' | 'half' | 'zero' }

/** A finished round. A player without a game or bye (not yet entered, or withdrawn) has a zero-point bye. */
export type SwissRound = { games: readonly SwissGame[]; byes: readonly SwissBye[] }

/** Points are counted in halves, so they are whole numbers. */
export const HALF_POINTS = {
  win: 2,
  draw: 1,
  loss: 0,
  pairing: 2,
  full: 2,
  half: 1,
  zero: 0,
} as const

/** What each side has from a game, in half points. */
export function halfPointsOf(result: SwissResult): Record<Color, number> {
  const { win, draw, loss } = HALF_POINTS
  if (result === '1/2-1/2') return { white: draw, black: draw }
  if (result === '-/-') return { white: loss, black: loss }
  const whiteWon = result === '1-0' || result === '+/-'
  return whiteWon ? { white: win, black: loss } : { white: loss, black: win }
}

/** Whether the game was played: one that was forfeited gives points, but no color and no opponent. */
export function wasPlayed(result: SwissResult): boolean {
  return result === '1-0' || result === '0-1' || result === '1/2-1/2'
}
