import { type Kysely, sql } from 'kysely'
import type { Database } from '../kernel/db/schema.ts'
import { FINDINGS_MAX, type Finding } from '../money/ledger/index.ts'

/**
 * Checks what must always be true of the store: an order is booked once, in full; its reversals match the
 * ledger; every paid checkout has its order; the reserved pieces of a variant are those of its checkouts.
 */
export async function auditOrders(snapshot: Kysely<Database>): Promise<Finding[]> {
  const { rows } = await sql<Finding>`
    with by_order as (
      select reference, coalesce(sum(amount) filter (where kind = 'order'), 0) as booked,
        coalesce(sum(case kind when 'order_reversed' then amount when 'order_restored' then -amount end), 0) as reversed
      from transfers where kind in ('order', 'order_reversed', 'order_restored') group by reference
    )
    (select 'an order is booked once, in full' as check, 'order ' || store_orders.id as about,
      format('%s, booked %s', amount_cents, coalesce(booked, 0)) as detail
    from store_orders left join by_order on reference = store_orders.id::text
    where coalesce(booked, 0) <> amount_cents limit ${FINDINGS_MAX})
    union all
    (select 'what was taken back of an order is what it says', 'order ' || store_orders.id,
      format('says %s, taken back %s', reversed_cents, coalesce(reversed, 0))
    from store_orders left join by_order on reference = store_orders.id::text
    where coalesce(reversed, 0) <> reversed_cents limit ${FINDINGS_MAX})
    union all
    (select 'no money came or went without its order', 'order ' || reference, format('%s, %s', booked, reversed)
    from by_order where not exists (select from store_orders where id::text = reference) limit ${FINDINGS_MAX})
    union all
    (select 'a paid checkout has its order, and no other has one', 'checkout ' || store_checkouts.id,
      store_checkouts.status
    from store_checkouts left join store_orders on store_orders.checkout_id = store_checkouts.id
    where (store_checkouts.status = 'paid') <> (store_orders.id is not null)
      or store_orders.amount_cents <> store_checkouts.amount_cents limit ${FINDINGS_MAX})
    union all
    (select 'what is kept of a variant is what checkouts keep', 'variant ' || store_variants.id,
      format('kept %s, checkouts %s', reserved, coalesce(kept, 0))
    from store_variants left join (
      select variant_id, sum(quantity) as kept
      from store_checkout_lines join store_checkouts on store_checkouts.id = store_checkout_lines.checkout_id
      where is_reserved group by variant_id
    ) as lines on variant_id = store_variants.id
    where reserved <> coalesce(kept, 0) limit ${FINDINGS_MAX})`.execute(snapshot)
  return rows
}
