import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { FINDINGS_MAX, type Finding } from '../ledger/index.ts'

/**
 * Every held win and prize is in its winner's hold, and is in review exactly while an operator or a
 * judgement holds it.
 */
export async function auditPayouts(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with held as (
      select 'game ' || game_id as about, user_id, amount, in_review, exists (
        select from payout_holds h where h.game_id = p.game_id or h.user_id = p.user_id
      ) or exists (
        select from payout_judgements j where j.game_id = p.game_id and j.state = 'held'
      ) as is_held from held_payouts p where paid_at is null
      union all
      select format('prize %s of tournament %s', place, tournament_id), user_id, amount, in_review, exists (
        select from payout_holds h where h.tournament_id = p.tournament_id or h.user_id = p.user_id
      ) or exists (
        select from payout_judgements j where j.tournament_id = p.tournament_id and j.place = p.place
          and j.state = 'held'
      ) from held_prizes p where paid_at is null
    )
    (select 'a hold covers the wins that are held back' as check, 'user ' || user_id as about,
      format('held back %s, hold %s', amount, coalesce(balance, 0)) as detail
    from (select user_id, sum(amount) as amount from held group by user_id) as h
    left join accounts on kind = 'hold' and owner_id = user_id::text
    where coalesce(balance, 0) < amount limit ${FINDINGS_MAX})
    union all
    (select 'a win waits for an operator exactly while they hold it', about,
      format('of user %s, in review %s', user_id, in_review)
    from held where in_review <> is_held limit ${FINDINGS_MAX})
    union all
    (select 'a judgement that holds or waits has a win that is not paid', coalesce('game ' || j.game_id,
      format('prize %s of tournament %s', j.place, j.tournament_id)), format('of user %s, %s', j.user_id, j.state)
    from payout_judgements j
    left join held_payouts w on w.game_id = j.game_id
    left join held_prizes p on p.tournament_id = j.tournament_id and p.place = j.place
    where j.state in ('waiting', 'judging', 'held', 'failed') and coalesce(w.paid_at, p.paid_at) is not null
    limit ${FINDINGS_MAX})
    union all
    (select 'a held win belongs to a user who exists', about, format('of user %s', user_id)
    from held left join users on users.id = user_id where users.id is null limit ${FINDINGS_MAX})`.execute(
    snapshot,
  )
  return rows
}
