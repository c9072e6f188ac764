import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'

// All SQL of what payers dispute at their banks. Each capability keeps its own; one rule holds for all of them.

type Db = Kysely<Database>

/** Where the disputes of a kind of payment are kept, and the column that says of which payment. */
export type DisputeTable =
  | { table: 'deposit_disputes'; of: 'deposit_id' }
  | { table: 'premium_disputes'; of: 'invoice_id' }
  | { table: 'store_disputes'; of: 'order_id' }

/** Of the payment `paidId`. */
export type Dispute = {
  paidId: string
  disputeId: string
  amount: Cents
  state: 'inquiry' | 'open' | 'won' | 'lost'
  saidAt: Date
}

/** Keeps what a dispute came to. What is older than what we know, or undoes its end, is left and is no news. */
export async function upsertDispute(
  trx: Db,
  { table, of }: DisputeTable,
  { paidId, disputeId, amount, state, saidAt }: Dispute,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} as known (${sql.ref(of)}, dispute_id, amount_cents, state, said_at)
    values (${paidId}, ${disputeId}, ${amount}, ${state}, ${saidAt})
    on conflict (${sql.ref(of)}, dispute_id) do update
      set amount_cents = excluded.amount_cents, state = excluded.state, said_at = excluded.said_at
      where (excluded.state in ('won', 'lost'), excluded.said_at) > (known.state in ('won', 'lost'), known.said_at)
        or (excluded.state = 'open' and known.state = 'inquiry')`.execute(trx)
  return numAffectedRows === 1n
}

/** What the bank holds of a payment by disputes that are open or lost. */
export async function sumDisputed(trx: Db, { table, of }: DisputeTable, paidId: string): Promise<Cents> {
  const { rows } = await sql<{ total: bigint | null }>`
    select sum(amount_cents)::bigint as total from ${sql.table(table)}
    where ${sql.ref(of)} = ${paidId} and state in ('open', 'lost')`.execute(trx)
  return asCents(rows[0]?.total ?? NO_CENTS)
}
