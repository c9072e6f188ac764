import type { Color } from '@lance/chess'
import type { GameRecord } from '@lance/contract'

/** What a game did to somebody's points, as its end tells him: what it brought, or why it brought none. */
export type EndPoints =
  /** `isAtFloor`: his score had not that many to lose, and never falls below 0. */
  { kind: 'brought'; change: number; isAtFloor: boolean } | { kind: 'none'; why: 'tooShort' | 'pairLimit' }

/** Null where nothing is to be said of points: nobody was to win or lose any, or the reason of the end says it all. */
export function endPoints(record: GameRecord, color: Color | null): EndPoints | null {
  const { status, reason, rated, ratings, score, scoreBooked, winner_id: winnerId } = record
  if (color === null || !rated || status === 'playing' || status === 'aborted' || reason === null) return null
  if (ratings === null) return { kind: 'none', why: 'tooShort' }
  if (winnerId === null) return null
  if (score === null) return { kind: 'none', why: 'pairLimit' }
  const change = score[color]
  // A server of an earlier version does not say what was booked.
  const booked = scoreBooked?.[color] ?? change
  return { kind: 'brought', change, isAtFloor: booked > change }
}
