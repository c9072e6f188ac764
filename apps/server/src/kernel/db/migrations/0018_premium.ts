import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await subscriptions(db)
  await invoices(db)
  await members(db)
}

async function subscriptions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table subscriptions (
      id uuid primary key,
      user_id uuid not null references users,
      -- What we asked to have charged each month, and the provider's own name for that price.
      amount_cents bigint not null check (amount_cents > 0),
      currency text not null default 'BRL',
      price_ref text not null,
      provider text not null,
      is_live boolean not null,
      -- 'open': the page waits for a first payment. 'running': something was paid, and more may be charged.
      -- 'ended': nothing will be charged any more. 'expired': nobody paid on the page.
      status text not null default 'open' check (status in ('open', 'running', 'ended', 'expired')),
      checkout_id text,
      checkout_url text,
      subscription_ref text,
      created_at timestamptz not null,
      -- Of the page.
      expires_at timestamptz not null,
      -- False: it ends with the period that is paid. And when the provider said that.
      renews boolean not null default true,
      renews_said_at timestamptz,
      -- A charge failed for what would begin then, and nothing later was paid.
      failed_from timestamptz,
      ended_at timestamptz,
      -- When the provider is asked about it, in case a webhook was lost.
      ask_at timestamptz,
      check ((ended_at is not null) = (status = 'ended')),
      unique (provider, checkout_id),
      unique (provider, subscription_ref)
    );
    create index subscriptions_of_user on subscriptions (user_id, created_at desc);
    create unique index subscriptions_open on subscriptions (user_id) where status = 'open';
    create index subscriptions_to_ask on subscriptions (ask_at) where ask_at is not null;
  `.execute(db)
}

async function invoices(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What was paid for one period of one subscription.
    create table premium_invoices (
      id uuid primary key,
      subscription_id uuid not null references subscriptions,
      user_id uuid not null references users,
      provider text not null,
      invoice_ref text not null,
      -- The payment by which refunds and disputes name it; learned later than the invoice, at times.
      payment_ref text,
      amount_cents bigint not null check (amount_cents > 0),
      period_start timestamptz not null,
      period_end timestamptz not null,
      paid_at timestamptz not null,
      receipt_url text,
      -- The greatest sum that the provider said it gave back; what left our revenue again, in so many steps.
      refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
      reversed_cents bigint not null default 0 check (reversed_cents between 0 and amount_cents),
      reversals integer not null default 0,
      disputed boolean not null default false,
      -- A period whose payment stands.
      is_good boolean not null generated always as (reversed_cents < amount_cents and not disputed) stored,
      -- What entries to tournaments it pays, and how much of that is used.
      allowance_cents bigint not null check (allowance_cents between 0 and amount_cents - 1),
      used_cents bigint not null default 0 check (used_cents between 0 and allowance_cents),
      -- What of it its owner was made to owe, in so many steps.
      owed_cents bigint not null default 0 check (owed_cents >= 0),
      owings integer not null default 0,
      check (period_start < period_end),
      unique (provider, invoice_ref),
      unique (provider, payment_ref)
    );
    create index premium_invoices_of_user on premium_invoices (user_id, period_end desc);
    create index premium_invoices_of_subscription on premium_invoices (subscription_id, period_end desc);
    create index premium_invoices_owing on premium_invoices (id)
      where owed_cents <> case when disputed then used_cents else 0 end;

    create table premium_disputes (
      invoice_id uuid not null references premium_invoices,
      dispute_id text not null,
      amount_cents bigint not null check (amount_cents > 0),
      state text not null check (state in ('inquiry', 'open', 'won', 'lost')),
      -- When the provider says that it came to this.
      said_at timestamptz not null,
      primary key (invoice_id, dispute_id)
    );

    -- Entries to tournaments that an invoice's allowance paid.
    create table free_entries (
      id uuid primary key default gen_random_uuid(),
      invoice_id uuid not null references premium_invoices,
      user_id uuid not null references users,
      tournament_id text not null,
      fee_cents bigint not null check (fee_cents > 0),
      entered_at timestamptz not null,
      -- He left, or there was no tournament: the fee is the allowance's again.
      restored_at timestamptz
    );
    create unique index free_entries_standing on free_entries (tournament_id, user_id) where restored_at is null;
    create index free_entries_of_invoice on free_entries (invoice_id);
  `.execute(db)
}

async function members(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whoever paid once: users.role follows from this row and the time.
    create table premium_members (
      user_id uuid primary key references users on delete cascade,
      -- Until when what he paid makes him a member.
      member_until timestamptz,
      -- He asked to be FREEMIUM in the middle of it.
      given_up boolean not null default false,
      -- When his role is looked at again.
      due_at timestamptz
    );
    create index premium_members_due on premium_members (due_at) where due_at is not null;
  `.execute(db)
}
