import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'
import { FINDINGS_MAX, type Finding } from '../ledger/index.ts'

/** Each withdrawal was held once, in full, and left its hold once, as its row says. */
export async function auditWithdrawals(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with moved as (
      select reference, coalesce(sum(amount) filter (where kind = 'withdrawal'), 0) as held,
        coalesce(sum(amount) filter (where kind = 'withdrawal_paid'), 0) as paid,
        coalesce(sum(amount) filter (where kind = 'withdrawal_refused'), 0) as given_back
      from transfers where kind in ('withdrawal', 'withdrawal_paid', 'withdrawal_refused') group by reference
    )
    select 'a withdrawal is held once and leaves once, as it says' as check,
      'withdrawal ' || coalesce(withdrawals.id::text, reference) as about,
      format('%s of %s, held %s, paid %s, given back %s', status, amount_cents, held, paid, given_back) as detail
    from withdrawals full join moved on reference = withdrawals.id::text
    where coalesce(held, 0) <> coalesce(amount_cents, 0) or status is null
      or coalesce(paid, 0) <> case when status = 'paid' then amount_cents else 0 end
      or coalesce(given_back, 0) <> case when status in ('refused', 'cancelled', 'failed') then amount_cents else 0 end
    limit ${FINDINGS_MAX}`.execute(snapshot)
  return rows
}
