import type { PrizeDistribution, TournamentStatus } from '@lance/domain'
import type { Refusal } from '../../kernel/routing.ts'

/** A tournament as stored. */
export type TournamentRow = {
  id: string
  creatorId: string
  name: string
  entryCents: bigint
  playerCount: number
  prizeDistribution: PrizeDistribution
  startAt: Date
  status: TournamentStatus
  participants: number
  currentRound: number
  totalRounds: number
  championId: string | null
  cancelledBy: 'creator' | 'too_few' | 'operator' | null
  version: number
}

/** Who paid an entry: the player, or the platform for a member; null: it was free for all. */
export type Payer = 'wallet' | 'house' | null

/** Why users may no longer join or leave, or null. From the start time on they may not, even if it's late. */
export function refuseChange({ status, startAt }: TournamentRow, nowMs: number): Refusal | null {
  if (status === 'CANCELLED') return { ok: false, code: 'TOURNAMENT_CANCELLED' }
  if (status === 'FINISHED') return { ok: false, code: 'TOURNAMENT_OVER' }
  if (status === 'IN_PROGRESS' || startAt.getTime() <= nowMs) return { ok: false, code: 'TOURNAMENT_STARTED' }
  return null
}
