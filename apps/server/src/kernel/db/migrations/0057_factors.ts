import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When the owner last added or removed a factor; withdrawals rest after it. Null: never.
    alter table users add column factors_changed_at timestamptz;

    -- 'credential_id' and 'public_key' come from the authenticator, the key in COSE. 'counter': how often it signed.
    -- 'transports': how browsers reach it, with spaces between them.
    create table passkeys (
      id uuid primary key,
      credential_id bytea not null unique check (length(credential_id) between 1 and 1023),
      user_id uuid not null references users,
      name text not null check (length(name) between 1 and 50),
      public_key bytea not null,
      counter bigint not null check (counter >= 0),
      transports text not null,
      created_at timestamptz not null,
      used_at timestamptz
    );
    create index passkeys_of_user on passkeys (user_id);

    -- 'sealed': the secret, encrypted with the key named 'key_id'. It counts once a first code has confirmed it.
    -- 'last_step': the time step of the last accepted code.
    create table totp_factors (
      user_id uuid primary key references users,
      key_id text collate "C" not null,
      sealed bytea not null,
      created_at timestamptz not null,
      confirmed_at timestamptz,
      last_step bigint
    );

    create table recovery_codes (
      user_id uuid not null references users,
      hash bytea not null,
      salt bytea not null,
      used_at timestamptz,
      primary key (user_id, hash)
    );

    -- Questions that wait for one answer: challenges of passkeys, and sign-ins that wait for their second step.
    -- 'hash': SHA-256 of the challenge or token. Only a sign-in by passkey has no user yet.
    create table factor_challenges (
      hash bytea primary key,
      kind text collate "C" not null check (kind in ('sign_in', 'second_step', 'register', 'prove')),
      user_id uuid references users,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      check ((user_id is null) = (kind = 'sign_in'))
    );
    create index factor_challenges_by_end on factor_challenges (expires_at);
    create index factor_challenges_of_user on factor_challenges (user_id) where user_id is not null;

    -- The last proof that the owner gave in a session.
    create table session_proofs (
      session_id uuid primary key references sessions on delete cascade,
      kind text collate "C" not null check (kind in ('passkey', 'totp', 'recovery', 'password')),
      proved_at timestamptz not null
    );
  `.execute(db)
}
