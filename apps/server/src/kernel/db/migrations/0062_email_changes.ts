import { type Kysely, sql } from 'kysely'

/** Changes of an account's address, which the old and the new one confirm, and which the old one may undo. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- When the owner's address was last changed or restored; withdrawals rest for a while after it.
    alter table users add column email_changed_at timestamptz;

    create table email_changes (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      old_email text not null,
      new_email text not null,
      -- An unconfirmed address has nothing to approve.
      needs_approval boolean not null,
      -- The session that asked; it stays signed in.
      session_id uuid not null,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      approved_at timestamptz,
      proved_at timestamptz,
      -- The order of changes, which an undone one takes along.
      done_at timestamptz,
      undo_until timestamptz,
      -- Replaced, cancelled or undone.
      ended_at timestamptz,
      check ((done_at is null) = (undo_until is null))
    );
    create unique index email_changes_open on email_changes (user_id) where done_at is null and ended_at is null;
    create index email_changes_of_user on email_changes (user_id);
    create index email_changes_old on email_changes (old_email) where done_at is not null and ended_at is null;
    create index email_changes_by_end on email_changes (expires_at);

    create table email_change_tokens (
      token_hash bytea primary key,
      change_id uuid not null references email_changes on delete cascade,
      step text not null check (step in ('approve', 'prove', 'undo')),
      used_at timestamptz
    );
    create index email_change_tokens_of on email_change_tokens (change_id);
  `.execute(db)
}
