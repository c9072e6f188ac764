import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- One row a run of a server process, until another one buries it. It is alive while seen_at is younger than 12 s.
    create table server_boots (
      id uuid primary key,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      ended_at timestamptz
    );

    -- One row a live socket, leased: it counts while its boot is alive. game_id is null for a player's own socket.
    create table socket_leases (
      id uuid primary key,
      user_id uuid not null references users on delete cascade,
      game_id text,
      boot_id uuid not null references server_boots on delete cascade,
      opened_at timestamptz not null
    );
    create index socket_leases_of_user on socket_leases (user_id);
    create index socket_leases_of_game on socket_leases (game_id) where game_id is not null;
    create index socket_leases_of_boot on socket_leases (boot_id);

    create table players_online (
      id uuid primary key references users on delete cascade,
      status text not null default 'offline' check (status in ('offline', 'online', 'searching', 'in_game')),
      current_game_id text,
      -- Rises with every change, so that a server can ask for what it missed.
      version integer not null default 0,
      -- Since when no socket of this player is known; null while there is one.
      gone_at timestamptz,
      changed_at timestamptz not null,
      check ((status = 'in_game') = (current_game_id is not null))
    );
    create index players_online_gone on players_online (gone_at) where gone_at is not null and status <> 'offline';

    -- A player waits in one live pool at a time; his daily searches stand by themselves, one for each time control.
    create table matchmaking_queue (
      player_id uuid not null references users on delete cascade,
      time_control_s integer not null,
      wager_cents bigint not null default 0 check (wager_cents >= 0),
      rating double precision not null,
      entered_at timestamptz not null,
      -- Until when the entry stands without being renewed.
      lease_until timestamptz not null,
      primary key (player_id, time_control_s)
    );
    create unique index matchmaking_queue_live on matchmaking_queue (player_id) where time_control_s < 86400;
    create index matchmaking_queue_pool on matchmaking_queue (time_control_s, wager_cents, entered_at);
    create index matchmaking_queue_lease on matchmaking_queue (lease_until);
  `.execute(db)
}
