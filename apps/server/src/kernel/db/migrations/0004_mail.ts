import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Mails that are to be sent, written in the transaction that causes them. The text is made when it is sent, so
    -- no secret of a link is ever stored. A row is deleted when its mail has been handed over.
    create table mail_outbox (
      id uuid primary key,
      kind text not null,
      -- What the mail is about, for whoever words it: ids and addresses, no texts.
      about jsonb not null,
      queued_at timestamptz not null,
      -- When it is to be tried (again). While one server tries, this stands ahead: nobody else does.
      due_at timestamptz not null,
      -- After this it is of no use to anyone and dropped.
      until timestamptz not null,
      attempts integer not null default 0,
      last_error text
    );
    create index mail_outbox_due on mail_outbox (due_at);
  `.execute(db)
}
