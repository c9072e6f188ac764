import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await payments(db)
  await deposits(db)
  await rulesOfPlay(db)
  await sandbox(db)
}

async function payments(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What providers told us, word for word, each event once. They are applied from here, in any order.
    create table payment_events (
      provider text not null,
      event_id text not null,
      payload text not null,
      received_at timestamptz not null,
      -- 'ignored': nobody here has to do with it. 'parked': it contradicts what we stored, an operator decides.
      status text not null default 'waiting' check (status in ('waiting', 'applied', 'ignored', 'parked')),
      -- Why it is parked.
      reason text,
      -- When it is tried, or tried again; null once it is settled.
      due_at timestamptz,
      attempts integer not null default 0,
      -- The payment it names, where we do not know that payment yet: it is tried again when we do.
      awaits_payment text,
      settled_at timestamptz,
      primary key (provider, event_id),
      check ((due_at is null) = (status <> 'waiting')),
      check ((reason is not null) = (status = 'parked'))
    );
    create index payment_events_due on payment_events (due_at) where due_at is not null;
    create index payment_events_awaiting on payment_events (awaits_payment) where awaits_payment is not null;
    create index payment_events_parked on payment_events (received_at) where status = 'parked';

    -- What was asked for under a client's key, and what came of it: the same key is the same request.
    create table request_keys (
      user_id uuid not null references users on delete cascade,
      call text not null,
      key text not null,
      -- Of the body.
      fingerprint bytea not null,
      -- The row that came of it.
      made_id uuid not null,
      created_at timestamptz not null,
      primary key (user_id, call, key)
    );
  `.execute(db)
}

async function deposits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deposits (
      id uuid primary key,
      user_id uuid not null references users,
      amount_cents bigint not null check (amount_cents > 0),
      currency text not null default 'BRL',
      provider text not null,
      is_live boolean not null,
      -- 'open': the page waits for a payment. 'pending': paid, and the money is on its way (Pix).
      status text not null default 'open' check (status in ('open', 'pending', 'paid', 'failed', 'expired')),
      checkout_id text,
      checkout_url text,
      -- The payment by which refunds and disputes name it.
      payment_ref text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- When the provider is asked what became of it, in case a webhook was lost; null once it is settled.
      ask_at timestamptz,
      credited_at timestamptz,
      -- The greatest sum that the provider said it gave back.
      refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
      -- What was taken from the wallet again, for refunds and disputes together, in so many steps.
      reversed_cents bigint not null default 0 check (reversed_cents between 0 and amount_cents),
      reversals integer not null default 0,
      check ((credited_at is not null) = (status = 'paid')),
      check (reversed_cents = 0 or status = 'paid'),
      unique (provider, checkout_id),
      unique (provider, payment_ref)
    );
    create index deposits_of_user on deposits (user_id, created_at desc);
    create index deposits_to_ask on deposits (ask_at) where ask_at is not null;

    create table deposit_disputes (
      deposit_id uuid not null references deposits,
      dispute_id text not null,
      amount_cents bigint not null check (amount_cents > 0),
      state text not null check (state in ('inquiry', 'open', 'won', 'lost')),
      -- When the provider says that it came to this.
      said_at timestamptz not null,
      primary key (deposit_id, dispute_id)
    );
  `.execute(db)
}

/** The limits that users set on their own play for money. */
async function rulesOfPlay(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table play_rules (
      user_id uuid primary key references users on delete cascade,
      -- When he declared to be an adult.
      adult_declared_at timestamptz,
      -- Never brought nearer.
      paused_until timestamptz,
      -- What he may deposit within 24 hours; null: no limit of his own.
      daily_deposit_cents bigint check (daily_deposit_cents >= 0),
      -- A higher limit that was asked for (null: none at all), and from when it holds.
      next_deposit_cents bigint check (next_deposit_cents >= 0),
      next_from timestamptz,
      check (next_from is not null or next_deposit_cents is null)
    );
  `.execute(db)
}

/** The sandbox provider keeps its own books here; a published server never writes to them. */
async function sandbox(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sandbox_secret (
      single boolean primary key default true check (single),
      secret bytea not null
    );
    create table sandbox_checkouts (
      id text primary key,
      idempotency_key text not null unique,
      payment_ref text not null unique,
      what jsonb not null,
      status text not null default 'open' check (status in ('open', 'pending', 'paid', 'failed', 'expired')),
      expires_at timestamptz not null,
      -- When a Pix that was begun is paid, or known not to be.
      resolves_at timestamptz,
      resolves_to text check (resolves_to in ('paid', 'failed')),
      refunded_cents bigint not null default 0
    );
    create index sandbox_checkouts_open on sandbox_checkouts (expires_at) where status = 'open';
    create index sandbox_checkouts_pending on sandbox_checkouts (resolves_at) where status = 'pending';
    create table sandbox_refunds (
      idempotency_key text primary key,
      payment_ref text not null,
      amount_cents bigint not null
    );
    -- Its webhooks, until our door has taken them.
    create table sandbox_webhooks (
      event_id text primary key,
      checkout_id text not null references sandbox_checkouts,
      body text not null,
      due_at timestamptz not null,
      attempts integer not null default 0
    );
    create index sandbox_webhooks_due on sandbox_webhooks (due_at);
  `.execute(db)
}
