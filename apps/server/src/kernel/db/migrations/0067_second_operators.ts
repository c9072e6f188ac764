import { type Kysely, sql } from 'kysely'

// Builds indexes of tables that players write to. Can be run again after an interruption.
export const outsideTransaction = true

/**
 * Acts that wait for a second operator, what an applicant is told about a refused withdrawal, the networks of
 * sessions as keyed hashes, and the indexes of the desk's lists of withdrawals, disputes and late payments.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table if not exists act_requests (
      -- The first operator's act, which waits for a second one.
      act_id uuid primary key references operator_acts,
      -- The SHA-256 of the verb and its arguments: the second act is the same.
      fingerprint bytea not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null check (expires_at > asked_at),
      confirmed_by uuid unique references operator_acts check (confirmed_by <> act_id)
    )`.execute(db)
  await sql`
    create index if not exists act_requests_open on act_requests (expires_at) where confirmed_by is null`.execute(
    db,
  )
  await sql`alter table withdrawals add column if not exists told text`.execute(db)
  await sql`alter table sessions add column if not exists network_hash bytea`.execute(db)
  for (const [name, definition] of INDEXES) {
    await sql`drop index concurrently if exists ${sql.ref(name)}`.execute(db)
    await sql`create index concurrently ${sql.ref(name)} on ${sql.raw(definition)}`.execute(db)
  }
}

const INDEXES: ReadonlyArray<[name: string, definition: string]> = [
  ['withdrawals_by_time', 'withdrawals (created_at desc, id desc)'],
  ['withdrawals_by_status', 'withdrawals (status, created_at desc, id desc)'],
  ['withdrawals_by_amount', 'withdrawals (amount_cents, created_at desc, id desc)'],
  ['deposit_disputes_by_time', 'deposit_disputes (said_at desc, dispute_id desc)'],
  ['premium_disputes_by_time', 'premium_disputes (said_at desc, dispute_id desc)'],
  ['store_disputes_by_time', 'store_disputes (said_at desc, dispute_id desc)'],
  ['deposits_unsettled', "deposits (created_at, id) where status in ('open', 'pending')"],
  ['store_checkouts_unsettled', "store_checkouts (created_at, id) where status in ('open', 'pending')"],
  ['subscriptions_unsettled', "subscriptions (created_at, id) where status = 'open'"],
]
