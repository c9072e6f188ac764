import { type Kysely, sql } from 'kysely'

/** The operators of the desk: their accounts, invitations, factors and sessions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table operators (
      id uuid primary key,
      name text not null check (name <> ''),
      roles text[] not null
        check (roles <> '{}' and roles <@ array['owner', 'finance', 'fair_play', 'support', 'store']),
      created_at timestamptz not null,
      ended_at timestamptz,
      -- A password counts only together with a code of an authenticator app.
      password_hash text,
      totp_secret bytea,
      totp_step bigint,
      check ((password_hash is null) = (totp_secret is null))
    );
    -- Also for operators who left: the log names them.
    create unique index operators_by_name on operators (lower(name));

    create table operator_passkeys (
      id text primary key,
      operator_id uuid not null references operators,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      created_at timestamptz not null,
      used_at timestamptz
    );
    create index operator_passkeys_of_operator on operator_passkeys (operator_id);

    create table operator_invites (
      token_hash bytea primary key,
      -- For an operator who lost their factor; else null, and the invited person chooses a name.
      operator_id uuid references operators,
      roles text[] not null,
      made_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );

    create table operator_challenges (
      challenge text primary key,
      -- What was asked of an invited person: the secret of their authenticator app, or a passkey.
      totp_secret bytea,
      expires_at timestamptz not null
    );
    create index operator_challenges_by_end on operator_challenges (expires_at);

    create table operator_sessions (
      id uuid primary key,
      token_hash bytea not null unique,
      operator_id uuid not null references operators,
      -- The public key of the browser that signed in (SPKI); every request is signed with its private key.
      browser_key bytea not null,
      browser text,
      system text,
      created_at timestamptz not null,
      used_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz
    );
    create index operator_sessions_of_operator on operator_sessions (operator_id) where ended_at is null;
    create index operator_sessions_by_end on operator_sessions (expires_at);
  `.execute(db)
}
