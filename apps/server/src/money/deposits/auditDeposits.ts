import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { FINDINGS_MAX, type Finding } from '../ledger/index.ts'

/**
 * What must always be true of deposits: a paid one was credited once, in full, to its user; nothing was
 * credited or taken back without a deposit; what was taken back is what the deposit says.
 */
export async function auditDeposits(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with moved as (
      select transfers.reference, transfers.kind, amount,
        case when f.kind = 'world' then t.owner_id else f.owner_id end as owner_id
      from transfers join accounts f on f.id = debit_account join accounts t on t.id = credit_account
      where transfers.kind in ('deposit', 'deposit_reversed', 'reversal_undone')
    ), by_deposit as (
      select reference,
        sum(amount) filter (where kind = 'deposit') as credited,
        sum(case kind when 'deposit_reversed' then amount when 'reversal_undone' then -amount else 0 end) as reversed,
        count(distinct owner_id) as owners, min(owner_id) as owner_id
      from moved group by reference
    )
    (select 'a paid deposit was credited once, in full, to its user' as check, 'deposit ' || deposits.id as about,
      format('%s of %s, credited %s to %s', status, amount_cents, coalesce(credited, 0), owner_id) as detail
    from deposits left join by_deposit on reference = deposits.id::text
    where coalesce(credited, 0) <> case when status = 'paid' then amount_cents else 0 end
      or owners > 1 or owner_id <> user_id::text
    limit ${FINDINGS_MAX})
    union all
    (select 'what was taken back of a deposit is what it says', 'deposit ' || deposits.id,
      format('says %s, taken back %s', reversed_cents, coalesce(reversed, 0))
    from deposits left join by_deposit on reference = deposits.id::text
    where coalesce(reversed, 0) <> reversed_cents limit ${FINDINGS_MAX})
    union all
    (select 'no money came or went without its deposit', 'deposit ' || reference,
      format('credited %s, taken back %s', credited, reversed)
    from by_deposit where not exists (select from deposits where id::text = reference)
    limit ${FINDINGS_MAX})`.execute(snapshot)
  return rows
}
