import { asCents, type Cents, type TransferKind } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

type Db = Kysely<Database>

/** A move on one wallet: `change` is above 0 where money came in. */
export type WalletMove = {
  id: bigint
  at: Date
  kind: TransferKind
  reference: string
  change: Cents
  balanceAfter: Cents
}

/**
 * The moves on a user's wallet, the newest first, each with what was in it then. Those of one wallet are numbered
 * under its lock, so their numbers are their order. `before`: only those with a lower one.
 */
export async function readMoves(
  db: Db,
  {
    userId,
    kinds,
    before,
    limit,
  }: { userId: string; kinds: readonly TransferKind[] | null; before: bigint | null; limit: number },
): Promise<WalletMove[]> {
  const { rows } = await sql<{
    id: bigint
    at: Date
    kind: TransferKind
    reference: string
    change: bigint
    after: bigint
  }>`
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
  return rows.map(({ change, after, ...move }) => ({
    ...move,
    change: asCents(change),
    balanceAfter: asCents(after),
  }))
}
