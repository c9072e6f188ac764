import type { Color } from '@lance/chess'
import type { GameRecord } from '@lance/contract'
import { prizeReais } from '../wager/index.ts'

/** What a wagered game did to a player's money, in R$. */
export type EndMoney =
  /**
   * `gainReais`: the prize less the player's own stake. `dueAtMs`: when a delayed payout is due. `inReview`:
   * the payout waits for an operator to release it, since `reviewSinceMs` where that is known.
   */
  | {
      kind: 'won'
      prizeReais: number
      gainReais: number
      dueAtMs: number | null
      inReview: boolean
      reviewSinceMs: number | null
    }
  | { kind: 'lost'; stakeReais: number }
  /** Each player got their own stake back. */
  | { kind: 'back'; stakeReais: number }

/** Null without a stake, while the game runs, and for viewers. */
export function endMoney(record: GameRecord, color: Color | null): EndMoney | null {
  const {
    wager: stakeReais,
    status,
    winner_id: winnerId,
    payoutDueAt,
    payoutInReview,
    payoutReviewSince,
  } = record
  if (stakeReais === 0 || color === null || status === 'playing') return null
  if (winnerId === null) return { kind: 'back', stakeReais }
  if (winnerId !== record[`${color}_player_id`]) return { kind: 'lost', stakeReais }
  const prize = prizeReais(stakeReais)
  const gainReais = Math.round((prize - stakeReais) * 100) / 100
  return {
    kind: 'won',
    prizeReais: prize,
    gainReais,
    dueAtMs: payoutDueAt,
    inReview: payoutInReview,
    reviewSinceMs: payoutReviewSince ?? null,
  }
}

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
