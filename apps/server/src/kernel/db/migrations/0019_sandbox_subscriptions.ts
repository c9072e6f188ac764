import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the stand-in for a provider charges each month, by its own books.
    create table sandbox_subscriptions (
      id text primary key,
      checkout_id text not null unique references sandbox_checkouts,
      what jsonb not null,
      -- Whether its card will be declined when a month is renewed.
      card_fails boolean not null,
      status text not null default 'active' check (status in ('active', 'past_due', 'ended')),
      renews boolean not null default true,
      began_at timestamptz not null,
      -- How many months are paid, and when the next is charged, or charged again.
      months integer not null default 1,
      declines integer not null default 0,
      due_at timestamptz,
      check ((due_at is null) = (status = 'ended'))
    );
    create index sandbox_subscriptions_due on sandbox_subscriptions (due_at) where due_at is not null;

    create table sandbox_invoices (
      id text primary key,
      subscription_id text not null references sandbox_subscriptions,
      payment_ref text not null unique,
      amount_cents bigint not null,
      status text not null check (status in ('paid', 'failed')),
      period_start timestamptz not null,
      period_end timestamptz not null,
      made_at timestamptz not null,
      refunded_cents bigint not null default 0
    );
  `.execute(db)
}
