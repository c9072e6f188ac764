import type { Color } from '@lance/chess'
import type { GameRecord } from '@lance/contract'
import { prizeReais } from '../wager/index.ts'

/** What a wagered game did to a player's money, in R$. */
export type EndMoney =
  /**
   * `gainReais`: the prize less the player's own stake. `dueAtMs`: when a delayed payout is due. `inReview`:
   * the payout waits for an operator to release it.
   */
  | { kind: 'won'; prizeReais: number; gainReais: number; dueAtMs: number | null; inReview: boolean }
  | { kind: 'lost'; stakeReais: number }
  /** Each player got their own stake back. */
  | { kind: 'back'; stakeReais: number }

/** Null without a stake, while the game runs, and for viewers. */
export function endMoney(record: GameRecord, color: Color | null): EndMoney | null {
  const { wager: stakeReais, status, winner_id: winnerId, payoutDueAt, payoutInReview } = record
  if (stakeReais === 0 || color === null || status === 'playing') return null
  if (winnerId === null) return { kind: 'back', stakeReais }
  if (winnerId !== record[`${color}_player_id`]) return { kind: 'lost', stakeReais }
  const prize = prizeReais(stakeReais)
  const gainReais = Math.round((prize - stakeReais) * 100) / 100
  return { kind: 'won', prizeReais: prize, gainReais, dueAtMs: payoutDueAt, inReview: payoutInReview }
}
