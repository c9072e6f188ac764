import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Accounts that an operator froze: their money stays where it is. Who and why is in the act.
    create table frozen_accounts (
      user_id uuid primary key references users on delete cascade,
      act_id uuid not null references operator_acts,
      frozen_at timestamptz not null
    );

    -- A win that was held back and then undone: both stakes went back instead.
    alter table held_payouts add column undone_by uuid references operator_acts;

    create index request_keys_by_age on request_keys (created_at);
    create index payment_events_settled on payment_events (settled_at) where status in ('applied', 'ignored');
  `.execute(db)
}
