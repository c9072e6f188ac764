import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A closed account keeps its row, for the games and the ledger that name it, and nothing that says whose it was.
    alter table users
      alter column email drop not null,
      alter column password_hash drop not null,
      add column closed_at timestamptz,
      add constraint users_closed check (
        (closed_at is null) = (email is not null) and (closed_at is null) = (password_hash is not null)
        and (closed_at is null or (name is null and phone is null and country is null))
      );

    -- The same, where everybody who begins something for this user holds his row: read under its lock, it is the truth.
    alter table players_online add column closed boolean not null default false;

    -- For the file of somebody's own data.
    create index reports_by on reports (reporter_id);
    create index chat_mutes_of on chat_mutes (muted_id);
  `.execute(db)
}
