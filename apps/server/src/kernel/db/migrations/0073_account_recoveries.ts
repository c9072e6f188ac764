import { type Kysely, sql } from 'kysely'

/** Owners who lost every factor and were identified again: after a wait their factors are removed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_recoveries (
      -- The check that identified the owner again.
      id uuid primary key,
      user_id uuid not null references users,
      started_at timestamptz not null,
      ends_at timestamptz not null check (ends_at > started_at),
      -- When the next mail says that it still waits; null when no more are due.
      next_mail_at timestamptz,
      cancelled_at timestamptz,
      done_at timestamptz,
      check (cancelled_at is null or done_at is null)
    );
    create unique index account_recoveries_open on account_recoveries (user_id)
      where cancelled_at is null and done_at is null;
    create index account_recoveries_by_user on account_recoveries (user_id, started_at);
    create index account_recoveries_due on account_recoveries (ends_at)
      where cancelled_at is null and done_at is null;
    create index account_recoveries_mails on account_recoveries (next_mail_at)
      where cancelled_at is null and done_at is null and next_mail_at is not null;

    create table account_recovery_tokens (
      token_hash bytea primary key,
      recovery_id uuid not null references account_recoveries on delete cascade
    );
    create index account_recovery_tokens_of on account_recovery_tokens (recovery_id);
  `.execute(db)
}
