import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { idsOf, isPrize, type PayoutTarget, type PrizeTarget, prizesOf } from './payoutHoldStore.ts'

/**
 * Ends the holds of judgements on a game, a tournament's prizes, one of them, or all that a user won, because an operator looked.
 * Nothing is left to wait for, so these payouts are due now. Returns how many there were. The caller has locked the
 * game or tournament, and marks what is no longer in review.
 */
export async function releaseJudged(
  trx: Kysely<Database>,
  { of, actId, now }: { of: PayoutTarget | PrizeTarget; actId: string; now: Date },
): Promise<number> {
  const about = isPrize(of) ? prizesOf(of) : aboutOf(of)
  // In the order in which every payout is changed: the game, its payout, its judgement.
  await sql`
    select from games where id in (select game_id from payout_judgements where ${about} and state = 'held')
    order by id for update`.execute(trx)
  await sql`
    update held_payouts set due_at = least(due_at, ${now}) where paid_at is null and game_id in (
      select game_id from payout_judgements where ${about} and state = 'held'
    )`.execute(trx)
  await sql`
    update held_prizes set due_at = least(due_at, ${now}) where paid_at is null and (tournament_id, place) in (
      select tournament_id, place from payout_judgements where ${about} and state = 'held'
    )`.execute(trx)
  const { numAffectedRows } = await sql`
    update payout_judgements set state = 'released', released_by = ${actId} where ${about} and state = 'held'`.execute(
    trx,
  )
  return Number(numAffectedRows)
}

function aboutOf(of: PayoutTarget) {
  const { gameId, tournamentId, userId } = idsOf(of)
  return sql`(game_id = ${gameId} or tournament_id = ${tournamentId} or user_id = ${userId})`
}
