import { type Pace, type RatingClass, speedOf, type TournamentTerms } from '@lance/domain'
import type { Row } from '../../kernel/db/row.ts'
import type { Refusal } from '../../kernel/routing.ts'

/** A tournament as stored. */
export type TournamentRow = Row<
  'tournaments',
  | 'id'
  | 'creatorId'
  | 'name'
  | 'entryCents'
  | 'playerCount'
  | 'prizeDistribution'
  | 'startAt'
  | 'status'
  | 'participants'
  | 'currentRound'
  | 'totalRounds'
  | 'championId'
  | 'championTitle'
  | 'cancelledBy'
  | 'houseSeries'
  | 'format'
  | 'timeControlS'
  | 'incrementS'
  | 'minutes'
  | 'version'
>

/** What tells the terms of a stored tournament. */
export type TermsRow = Pick<
  TournamentRow,
  'id' | 'format' | 'timeControlS' | 'incrementS' | 'minutes' | 'totalRounds'
>

/** The terms of a stored tournament. A knock-out that has begun counts as one of the size that its rounds need. */
export function termsOf(row: TermsRow): TournamentTerms {
  const { id, format, timeControlS, incrementS, minutes, totalRounds } = row
  if (format === 'KNOCKOUT') return { format, playerCount: 2 ** totalRounds }
  if (timeControlS === null || incrementS === null) throw new Error(`tournament ${id} has no pace`)
  const pace = { timeControlS, incrementS }
  if (format === 'SWISS') return { format, pace, rounds: totalRounds }
  if (minutes === null) throw new Error(`arena ${id} has no length`)
  return { format, pace, minutes }
}

/** The pace of a tournament that has one of its own; null for a knock-out. */
export function paceOfRow({
  timeControlS,
  incrementS,
}: Pick<TournamentRow, 'timeControlS' | 'incrementS'>): Pace | null {
  return timeControlS === null || incrementS === null ? null : { timeControlS, incrementS }
}

/** The rating that seeds a tournament and is shown beside its players. A knock-out always has the rapid one. */
export function ratingClassOfRow(row: Pick<TournamentRow, 'timeControlS' | 'incrementS'>): RatingClass {
  const pace = paceOfRow(row)
  return pace === null ? 'rapid' : speedOf(pace)
}

/** Why a tournament was cancelled. */
export type CancelledBy = NonNullable<TournamentRow['cancelledBy']>

/** Who paid an entry: the player, or the platform for a member; null: it was free for all. */
export type Payer = Row<'tournament_entries', 'paidBy'>['paidBy']

/** Why users may no longer join or leave, or null. From the start time on they may not, even if it's late. */
export function refuseChange({ status, startAt }: TournamentRow, nowMs: number): Refusal | null {
  if (status === 'CANCELLED') return { ok: false, code: 'TOURNAMENT_CANCELLED' }
  if (status === 'FINISHED') return { ok: false, code: 'TOURNAMENT_OVER' }
  if (status === 'IN_PROGRESS' || startAt.getTime() <= nowMs) return { ok: false, code: 'TOURNAMENT_STARTED' }
  return null
}
