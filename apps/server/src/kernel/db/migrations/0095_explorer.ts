import { type Kysely, sql } from 'kysely'

/** The opening explorer: what finished games played from each position, and how far they have been counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A position by its key, with the games by move, pace and rating, packed (packages/domain/src/explorer).
    create table explorer_positions (
      position bigint primary key,
      entries bytea not null
    );

    -- The last counted game, in the order of their ends. Who counts locks the row.
    create table explorer_progress (
      single boolean primary key default true check (single),
      ended_at timestamptz not null,
      game_id text collate "C" not null
    );
    insert into explorer_progress (ended_at, game_id) values ('epoch', '');
  `.execute(db)
}
