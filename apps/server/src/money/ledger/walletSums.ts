import { asCents, type Cents, type TransferKind } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

/** What came into a wallet, less what left it, by the kind of transfer. */
export type WalletSums = ReadonlyMap<TransferKind, Cents>

/** Sums all transfers of a user's wallet by their kind. */
export async function sumWalletByKind(db: Kysely<Database>, userId: string): Promise<WalletSums> {
  const { rows } = await sql<{ kind: TransferKind; total: bigint }>`
    with wallet as (select id from accounts where kind = 'wallet' and owner_id = ${userId})
    select kind, sum(change)::bigint as total from (
      select kind, amount as change from transfers where credit_account = (select id from wallet)
      union all
      select kind, -amount from transfers where debit_account = (select id from wallet)
    ) as moved group by kind`.execute(db)
  return new Map(rows.map(({ kind, total }) => [kind, asCents(total)]))
}
