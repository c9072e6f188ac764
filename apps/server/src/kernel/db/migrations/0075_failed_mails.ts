import { type Kysely, sql } from 'kysely'

/** Mails that were given up: an address refused one for good, or it could not be sent in time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table failed_mails (
      -- The id that the mail had in the outbox.
      id uuid primary key,
      kind text not null,
      ended text not null check (ended in ('refused', 'late')),
      -- What the server of mail said, without addresses; empty if no try was made.
      reason text not null,
      -- Whose mail it was, where that is known.
      user_id uuid references users,
      queued_at timestamptz not null,
      failed_at timestamptz not null,
      -- The operator's act that marked it as seen.
      seen_by uuid references operator_acts
    );
    create index failed_mails_by_time on failed_mails (failed_at);
    create index failed_mails_unseen on failed_mails (failed_at desc, id) where seen_by is null;
    create index failed_mails_of on failed_mails (user_id) where user_id is not null;
  `.execute(db)
}
