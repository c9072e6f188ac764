import type { Color } from '@lance/chess'
import type { GameRecord } from '@lance/contract'

/** What a game did to a player's points: the change, or why there is none. */
export type EndPoints =
  /** `isAtFloor`: the player had fewer points than that to lose; the total never falls below 0. */
  { kind: 'brought'; change: number; isAtFloor: boolean } | { kind: 'none'; why: 'tooShort' | 'pairLimit' }

/** Null when there is nothing to say: no points were at stake, or the reason of the end explains it. */
export function endPoints(record: GameRecord, color: Color | null): EndPoints | null {
  const { status, reason, rated, ratings, score, scoreBooked, winner_id: winnerId } = record
  if (color === null || !rated || status === 'playing' || status === 'aborted' || reason === null) return null
  if (ratings === null) return { kind: 'none', why: 'tooShort' }
  if (winnerId === null) return null
  if (score === null) return { kind: 'none', why: 'pairLimit' }
  const change = score[color]
  // Servers of an earlier version don't send the booked points.
  const booked = scoreBooked?.[color] ?? change
  return { kind: 'brought', change, isAtFloor: booked > change }
}
