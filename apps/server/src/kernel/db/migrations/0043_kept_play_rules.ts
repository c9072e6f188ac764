import { type Kysely, sql } from 'kysely'

/** A pause and the limits of play outlive the account in which they were set. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The key of the hashes below, where the operator has given none and the database is not the embedded one.
    create table identity_keys (
      single boolean primary key default true check (single),
      id text not null,
      secret bytea not null
    );

    -- By what an account's owner can be known again: keyed hashes, one for each key that is in use.
    create table account_identities (
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('email', 'cpf')),
      key_id text not null,
      hash bytea not null,
      -- A CPF that was only named, while another account had it or before money could leave, is not bound.
      is_bound boolean not null,
      primary key (user_id, hash)
    );
    create index account_identities_of on account_identities (hash);

    -- What still held when an account was closed.
    create table kept_play_rules (
      hash bytea not null,
      -- Whether the account had shown that the address or CPF was its owner's.
      is_proven boolean not null,
      key_id text not null,
      paused_until timestamptz,
      deposit_cents bigint check (deposit_cents >= 0),
      -- Until when the limit holds.
      deposit_until timestamptz,
      kept_at timestamptz not null,
      -- When nothing of it holds any more.
      ends_at timestamptz not null,
      primary key (hash, is_proven),
      check ((deposit_cents is null) = (deposit_until is null)),
      check (paused_until is not null or deposit_cents is not null)
    );
    create index kept_play_rules_ended on kept_play_rules (ends_at);
  `.execute(db)
}
