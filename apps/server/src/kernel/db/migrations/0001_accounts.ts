import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      -- Lower case as far as ASCII goes here; the rest depends on the locale, and the server sees to it.
      email text not null check (email = lower(email collate "C")),
      -- Null: he has none, and is shown as 'Jogador-' and the first 4 characters of his id.
      name text,
      password_hash text not null,
      role text not null default 'FREEMIUM' check (role in ('FREEMIUM', 'PREMIUM')),
      country char(2),
      phone text,
      language text not null default 'pt-BR',
      score integer not null default 0 check (score >= 0),
      titles integer not null default 0 check (titles >= 0),
      email_confirmed_at timestamptz,
      created_at timestamptz not null default now()
    );
    create unique index users_email on users (email);

    create table sessions (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      refresh_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz
    );
    create index sessions_of_user on sessions (user_id);
    create index sessions_by_end on sessions (expires_at);

    create table access_tokens (
      token_hash bytea primary key,
      session_id uuid not null references sessions on delete cascade,
      expires_at timestamptz not null
    );
    create index access_tokens_of_session on access_tokens (session_id);
    create index access_tokens_by_end on access_tokens (expires_at);

    create table mail_tokens (
      token_hash bytea primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('confirm_email', 'reset_password')),
      -- The mail that carries it; a mail that is sent again carries another token.
      mail_id uuid not null,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index mail_tokens_of_user on mail_tokens (user_id);
    create index mail_tokens_by_end on mail_tokens (expires_at);

    create table ratings (
      user_id uuid not null references users on delete cascade,
      speed text not null check (speed in ('rapid', 'classical', 'daily')),
      rating double precision not null,
      deviation double precision not null,
      volatility double precision not null,
      games integer not null,
      rated_at timestamptz not null,
      primary key (user_id, speed)
    );
  `.execute(db)
}
