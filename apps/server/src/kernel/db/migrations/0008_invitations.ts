import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A game with a friend: whoever has the link, which carries the id, plays against the host.
    create table invitations (
      id uuid primary key,
      host_id uuid not null references users on delete cascade,
      time_control_s integer not null,
      -- What the host plays.
      color text not null check (color in ('white', 'black', 'random')),
      created_at timestamptz not null,
      until timestamptz not null,
      taken_by uuid references users on delete cascade,
      game_id text collate "C" references games,
      check ((taken_by is null) = (game_id is null)),
      check (taken_by <> host_id)
    );
    create index invitations_of_host on invitations (host_id, created_at);
    create index invitations_by_end on invitations (until);
  `.execute(db)
}
