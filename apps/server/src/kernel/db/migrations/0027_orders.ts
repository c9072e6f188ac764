import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table store_checkouts (
      id uuid primary key,
      user_id uuid references users on delete set null,
      -- Who buys: a user, or the browser of a guest. One of them has one open checkout.
      buyer text collate "C" not null,
      -- The network it came from.
      address text not null,
      -- The name that the page gave to its request, and what it asked for.
      request_key text,
      fingerprint bytea not null,
      -- 'pending': paid, and the money is on its way (Pix). 'closed': given up for another, or by its buyer.
      status text not null default 'open'
        check (status in ('open', 'pending', 'paid', 'failed', 'expired', 'closed')),
      -- Whether its pieces are kept for it.
      is_reserved boolean not null default true,
      amount_cents bigint not null check (amount_cents > 0),
      currency text not null default 'BRL',
      provider text not null,
      is_live boolean not null,
      checkout_id text,
      checkout_url text,
      payment_ref text,
      language text not null,
      success_url text not null,
      cancel_url text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      -- When the provider is asked what became of it, in case a webhook was lost; null once it is settled.
      ask_at timestamptz,
      paid_at timestamptz,
      check (not is_reserved or status in ('open', 'pending')),
      check ((paid_at is not null) = (status = 'paid')),
      unique (provider, checkout_id),
      unique (provider, payment_ref)
    );
    create unique index store_checkouts_open_of_buyer on store_checkouts (buyer) where status = 'open';
    create index store_checkouts_open_of_address on store_checkouts (address) where status = 'open';
    create index store_checkouts_by_key on store_checkouts (request_key) where request_key is not null;
    create index store_checkouts_reserved on store_checkouts (expires_at) where is_reserved;
    create index store_checkouts_to_ask on store_checkouts (ask_at) where ask_at is not null;

    -- What was ordered, as it was called and priced then.
    create table store_checkout_lines (
      checkout_id uuid not null references store_checkouts on delete cascade,
      position integer not null,
      variant_id text collate "C" not null references store_variants,
      product_id text collate "C" not null,
      title text not null,
      variant_title text not null,
      -- A picture, by its name.
      image text,
      quantity integer not null check (quantity > 0),
      unit_price_cents bigint not null check (unit_price_cents >= 0),
      primary key (checkout_id, position)
    );
    create index store_checkout_lines_of_variant on store_checkout_lines (variant_id);

    create table store_orders (
      id uuid primary key,
      number bigint generated always as identity (start with 1001) unique,
      checkout_id uuid not null unique references store_checkouts,
      user_id uuid references users on delete set null,
      -- 'refunding': its money is on its way back.
      status text not null default 'paid' check (status in ('paid', 'sent', 'refunding', 'refunded')),
      -- What it could not be delivered for: it was paid when the pieces were another's.
      is_short boolean not null default false,
      amount_cents bigint not null check (amount_cents > 0),
      currency text not null,
      email text,
      phone text,
      address jsonb,
      tracking text,
      paid_at timestamptz not null,
      sent_at timestamptz,
      refunded_at timestamptz,
      restocked_at timestamptz,
      -- The greatest sum that the provider said it gave back.
      refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents),
      -- What left our revenue again, for refunds and disputes together, in so many steps.
      reversed_cents bigint not null default 0 check (reversed_cents between 0 and amount_cents),
      reversals integer not null default 0,
      -- When its refund is asked for, or asked for again, at the provider.
      refund_due_at timestamptz
    );
    create index store_orders_of_user on store_orders (user_id, number desc) where user_id is not null;
    create index store_orders_by_status on store_orders (status, number desc);
    create index store_orders_to_refund on store_orders (refund_due_at) where refund_due_at is not null;

    create table store_disputes (
      order_id uuid not null references store_orders,
      dispute_id text not null,
      amount_cents bigint not null check (amount_cents > 0),
      state text not null check (state in ('inquiry', 'open', 'won', 'lost')),
      said_at timestamptz not null,
      primary key (order_id, dispute_id)
    );
  `.execute(db)
}
