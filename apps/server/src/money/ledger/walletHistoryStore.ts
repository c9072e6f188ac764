import { asCents, type Cents, type TransferKind } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

type Db = Kysely<Database>

/** Transfers of different accounts are committed out of the order of their ids by less than this. */
const SKEW_MS = 3_600_000

/** `dayBack`: 1 for the last 24 hours, 2 for the 24 hours before them, and so on. */
export type DayMoves = { dayBack: number; kind: TransferKind; inCents: Cents; outCents: Cents }

/** A balance, and what moved it in the days before. `feeCents`: the platform's shares of the games won since. */
export type WalletDays = { balanceCents: Cents; feeCents: Cents; moves: DayMoves[] }

/**
 * Reads a user's balance and sums of the moves of the last `days` times 24 hours. One statement, so one
 * snapshot: the balance is what the moves led to. Transfers have no index by time: where the period begins is
 * searched by halving their ids, which costs some thirty look-ups in a ledger of any size.
 */
export async function selectWalletDays(
  db: Db,
  { userId, now, days }: { userId: string; now: Date; days: number },
): Promise<WalletDays> {
  const from = new Date(now.getTime() - days * 86_400_000)
  const { rows } = await sql<{
    balance: bigint
    fees: bigint
    dayBack: number | null
    kind: TransferKind
    in: bigint
    out: bigint
  }>`
    with recursive search (low, high) as (
      select 0::bigint, coalesce((select max(id) from transfers), 0)
      union all
      select case when is_within then low else middle + 1 end, case when is_within then middle else high end
      from search, lateral (select (low + high) / 2 as middle) as half, lateral (
        select created_at >= ${new Date(from.getTime() - SKEW_MS)} as is_within
        from transfers where id >= middle order by id limit 1
      ) as found
      where low < high
    ), wallet as materialized (
      select id, balance from accounts where kind = 'wallet' and owner_id = ${userId}
    ), since as materialized (
      select max(low) as id from search
    ), moves as materialized (
      select kind, reference, created_at, amount as change from transfers
      where credit_account = (select id from wallet) and id >= (select id from since) and created_at >= ${from}
      union all
      select kind, reference, created_at, -amount from transfers
      where debit_account = (select id from wallet) and id >= (select id from since) and created_at >= ${from}
    ), days as (
      select greatest(1, ceil(extract(epoch from ${now}::timestamptz - created_at) / 86400))::int as "dayBack", kind,
        coalesce(sum(change) filter (where change > 0), 0)::bigint as in,
        coalesce(-sum(change) filter (where change < 0), 0)::bigint as out
      from moves group by 1, kind
    ), fees as (
      select coalesce(sum(fee.amount), 0)::bigint as total
      from (select distinct reference from moves where kind = 'win') as won
      join accounts escrow on escrow.owner_id = won.reference and escrow.kind = 'escrow'
      join transfers fee on fee.debit_account = escrow.id and fee.kind = 'fee'
    )
    select wallet.balance, fees.total as fees, days.*
    from wallet cross join fees left join days on true`.execute(db)
  return {
    balanceCents: asCents(rows[0]?.balance ?? 0n),
    feeCents: asCents(rows[0]?.fees ?? 0n),
    moves: rows.flatMap((row) =>
      row.dayBack === null
        ? []
        : [
            {
              dayBack: row.dayBack,
              kind: row.kind,
              inCents: asCents(row.in),
              outCents: asCents(row.out),
            },
          ],
    ),
  }
}
