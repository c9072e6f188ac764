import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../kernel/db/schema.ts'

// All SQL of disputes that payers open at their banks. Each capability has its own table; one rule applies to
// all.

type Db = Kysely<Database>

/** The table with the disputes of one kind of payment, and its column that names the payment. */
export type DisputeTable =
  | { table: 'deposit_disputes'; of: 'deposit_id' }
  | { table: 'premium_disputes'; of: 'invoice_id' }
  | { table: 'store_disputes'; of: 'order_id' }

/** A dispute of the payment `paidId`. */
export type Dispute = {
  paidId: string
  disputeId: string
  amount: Cents
  state: 'inquiry' | 'open' | 'won' | 'lost'
  saidAt: Date
}

/** Stores the state of a dispute. Returns false if it is older than what we know, or would undo its end. */
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

/** Sums what the bank keeps of a payment by open and lost disputes. */
export async function sumDisputed(trx: Db, { table, of }: DisputeTable, paidId: string): Promise<Cents> {
  const { rows } = await sql<{ total: bigint | null }>`
    select sum(amount_cents)::bigint as total from ${sql.table(table)}
    where ${sql.ref(of)} = ${paidId} and state in ('open', 'lost')`.execute(trx)
  return asCents(rows[0]?.total ?? NO_CENTS)
}
