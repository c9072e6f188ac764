import { asCents, type Cents, type TransferKind } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

type Db = Kysely<Database>

/** Above the id of any transfer. */
const NEWEST = sql`9223372036854775807`

/** A move on one wallet. `change` is above 0 if money came in. */
export type WalletMove = {
  id: bigint
  at: Date
  kind: TransferKind
  reference: string
  change: Cents
  balanceAfter: Cents
}

type MovesQuery = {
  userId: string
  kinds: readonly TransferKind[] | null
  before: bigint | null
  limit: number
}

type MoveRow = {
  id: bigint
  at: Date
  kind: TransferKind
  reference: string
  change: bigint
  after: bigint
}

/**
 * Reads the moves on a user's wallet, newest first, each with the balance after it. The moves of one wallet
 * get their ids under its lock, so their ids are their order. `before`: only moves with a lower id. Once the
 * backfill is done, a page costs the same however many moves there are.
 */
export async function readMoves(db: Db, query: MovesQuery): Promise<WalletMove[]> {
  const { rows: stored, isWhole } = await selectStoredMoves(db, query)
  const rows = isWhole || stored.length === query.limit ? stored : await sumMoves(db, query)
  return rows.map(({ change, after, ...move }) => ({
    ...move,
    change: asCents(change),
    balanceAfter: asCents(after),
  }))
}

/** Reads moves from `wallet_moves`. `isWhole`: all moves of this wallet have been backfilled. */
async function selectStoredMoves(
  db: Db,
  { userId, kinds, before, limit }: MovesQuery,
): Promise<{ rows: MoveRow[]; isWhole: boolean }> {
  const wallet = sql`(select id from accounts where kind = 'wallet' and owner_id = ${userId})`
  const page = sql`account = ${wallet} and transfer_id < coalesce(${before}::bigint, ${NEWEST})
    order by transfer_id desc limit ${limit}`
  const ofKinds = sql`
    select found.* from unnest(${kinds}::text[]) as wanted(kind) cross join lateral (
      select transfer_id, balance_after, account from wallet_moves where kind = wanted.kind collate "C" and ${page}
    ) as found order by transfer_id desc limit ${limit}`
  const ofAll = sql`select transfer_id, balance_after, account from wallet_moves where ${page}`
  const { rows } = await sql<MoveRow & { isWhole: boolean }>`
    with page as materialized (${kinds === null ? ofAll : ofKinds}),
    oldest as materialized (
      select coalesce((select min(transfer_id) from wallet_moves where account = ${wallet}), ${NEWEST}) as id
    ), moves as (
      select transfers.id, created_at as at, transfers.kind, reference, balance_after as after,
        case when credit_account = account then amount else -amount end as change
      from page cross join lateral (select * from transfers where id = transfer_id offset 0) as transfers
    )
    select moves.*,
      not exists (select from transfers where credit_account = ${wallet} and id < (select id from oldest))
        and not exists (select from transfers where debit_account = ${wallet} and id < (select id from oldest))
        as "isWhole"
    from (values (1)) as one left join moves on true order by moves.id desc`.execute(db)
  const isWhole = rows[0]?.isWhole ?? false
  return { rows: rows.filter(({ id }) => id !== null), isWhole }
}

/** The same, summed from the first transfer on, for a wallet that is not fully backfilled. */
async function sumMoves(db: Db, { userId, kinds, before, limit }: MovesQuery): Promise<MoveRow[]> {
  const { rows } = await sql<MoveRow>`
    with wallet as (
      select id from accounts where kind = 'wallet' and owner_id = ${userId}
    ), moves as (
      select transfers.id, created_at, kind, reference, amount as change
      from transfers where credit_account = (select id from wallet)
      union all
      select transfers.id, created_at, kind, reference, -amount
      from transfers where debit_account = (select id from wallet)
    ), counted as (
      select *, (sum(change) over (order by id))::bigint as after from moves
    )
    select id, created_at as at, kind, reference, change, after from counted
    where (${before}::bigint is null or id < ${before}) and (${kinds}::text[] is null or kind = any(${kinds}))
    order by id desc limit ${limit}`.execute(db)
  return rows
}
