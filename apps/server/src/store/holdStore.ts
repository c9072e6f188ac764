import { type Kysely, sql } from 'kysely'
import type { Database } from '../kernel/db/schema.ts'
import type { Holding } from './decideHold.ts'

// SQL for what unpaid checkouts hold. The variants are locked, so that the counts cannot change.

type Db = Kysely<Database>

/** Whether this account's address is confirmed. */
export async function isConfirmed(trx: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${userId} and email_confirmed_at is not null`.execute(trx)
  return rows.length > 0
}

/**
 * What is held of each of these variants, by its id; variants without holds are missing. `since`: ignores
 * holds that ended before.
 */
export async function selectHoldings(
  trx: Db,
  {
    buyer,
    address,
    replacedId,
    variantIds,
    since,
    now,
  }: {
    buyer: string
    address: string
    /** The checkout that gives up its pieces for the new one. */
    replacedId: string | null
    variantIds: readonly string[]
    since: Date
    now: Date
  },
): Promise<Map<string, Holding>> {
  const checkout = sql`
    select id, buyer, address, coalesce(is_guest, user_id is null) as is_guest, created_at,
      is_reserved and id is distinct from ${replacedId}::uuid as holds, coalesce(released_at, ${now}) as ended_at
    from store_checkouts`
  const isPast = sql`not is_reserved and status <> 'paid' and released_at > ${since}`
  const ms = sql`(extract(epoch from ended_at - created_at) * 1000)`
  const isOfNetwork = sql`is_guest and address = ${address}`
  const { rows } = await sql<Holding & { variantId: string }>`
    with checkouts as (
      ${checkout} where is_reserved
      union all ${checkout} where ${isPast} and buyer = ${buyer}
      union all ${checkout} where ${isPast} and address = ${address} and buyer <> ${buyer}
    )
    select variant_id as "variantId",
      coalesce(sum(quantity) filter (where holds and buyer = ${buyer}), 0)::float8 as "ownPieces",
      coalesce(sum(quantity) filter (where holds and ${isOfNetwork}), 0)::float8 as "networkPieces",
      coalesce(sum(quantity) filter (where holds and is_guest), 0)::float8 as "guestPieces",
      coalesce(sum(${ms}) filter (where buyer = ${buyer}), 0)::float8 as "ownMs",
      coalesce(sum(quantity * ${ms}) filter (where ${isOfNetwork}), 0)::float8 as "networkPieceMs",
      coalesce(extract(epoch from max(ended_at) filter (where buyer = ${buyer} or ${isOfNetwork})) * 1000, 0)::float8
        as "lastMs"
    from checkouts join store_checkout_lines on checkout_id = checkouts.id
    where variant_id = any(${[...variantIds]})
    group by variant_id`.execute(trx)
  return new Map(rows.map(({ variantId, ...holding }) => [variantId, holding]))
}
