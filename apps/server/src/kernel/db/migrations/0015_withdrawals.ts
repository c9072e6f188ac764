import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who a user is to the bank: one CPF an account, one account a CPF; and where he wants his money.
    create table payees (
      user_id uuid primary key references users,
      cpf text not null unique check (cpf ~ '^[0-9]{11}$'),
      pix_kind text not null check (pix_kind in ('cpf', 'email', 'phone', 'random')),
      pix_key text not null,
      -- When he last asked for another key; null while he has the first.
      key_changed_at timestamptz
    );

    create table withdrawals (
      id uuid primary key,
      user_id uuid not null references users,
      amount_cents bigint not null check (amount_cents > 0),
      cpf text not null,
      pix_kind text not null,
      pix_key text not null,
      status text not null default 'asked' check (status in ('asked', 'paid', 'refused', 'cancelled')),
      created_at timestamptz not null,
      settled_at timestamptz,
      check ((settled_at is null) = (status = 'asked'))
    );
    create index withdrawals_of_user on withdrawals (user_id, created_at desc);
    create index withdrawals_asked on withdrawals (created_at) where status = 'asked';
  `.execute(db)
}
