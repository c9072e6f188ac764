import { type Kysely, sql } from 'kysely'

/** The members' collections of games in PGN, of which all their devices have a copy. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- One row per player with a collection. It is locked while the collection changes, so that numbers become visible in order.
    create table collections (
      user_id uuid primary key references users,
      last_seq integer not null default 0 check (last_seq >= 0),
      games integer not null default 0 check (games >= 0),
      -- Of the games' texts, in UTF-8.
      bytes integer not null default 0 check (bytes >= 0),
      -- Deleted games whose ids are kept.
      deleted integer not null default 0 check (deleted >= 0),
      -- The last deletion that is not kept any more: a device that was away since before it must compare everything.
      forgotten_seq integer not null default 0 check (forgotten_seq >= 0)
    );

    create table collected_games (
      user_id uuid not null references users,
      -- The first 16 bytes of the SHA-256 of the game's normal form.
      id bytea not null check (length(id) = 16),
      -- Its place among the player's changes: a device asks for those after the last one it has.
      seq integer not null,
      -- By the device that made the change. Of two changes the later one counts.
      changed_at timestamptz not null,
      added_at timestamptz not null,
      -- Of the text, in UTF-8; 0 once deleted.
      text_bytes integer not null check (text_bytes >= 0),
      -- Text and summary, compressed. Null once deleted: the row keeps the game from coming back from another device.
      packed bytea,
      primary key (user_id, id),
      check ((packed is null) = (text_bytes = 0))
    );
    alter table collected_games alter column packed set storage external;
    create unique index collected_games_by_seq on collected_games (user_id, seq);
    create index collected_games_deleted on collected_games (user_id, seq) where packed is null;
  `.execute(db)
}
