import { type Kysely, sql } from 'kysely'

/** Arenas that have begun, their players, and the games that counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table arenas (
      tournament_id uuid primary key references tournaments,
      ends_at timestamptz not null,
      -- The next pairing is due then. The server that pairs moves it first, so that others leave the arena to it.
      pairing_due_at timestamptz not null,
      has_paired boolean not null default false,
      -- Chosen at the end, best or fastest first.
      best_game_ids text[] not null default '{}',
      fastest_mate_ids text[] not null default '{}'
    );

    create table arena_players (
      tournament_id uuid not null references arenas,
      user_id uuid not null references users,
      points integer not null default 0,
      games integer not null default 0,
      wins integer not null default 0,
      wins_in_row integer not null default 0,
      has_drawn boolean not null default false,
      rated_games integer not null default 0,
      performance_sum integer not null default 0,
      performance integer not null default 0,
      reached_at timestamptz not null,
      -- The latest games, one character each.
      sheet text not null default '',
      -- The latest opponents, newest first.
      last_opponents uuid[] not null default '{}',
      -- Games with White less games with Black.
      white_surplus integer not null default 0,
      last_color text,
      -- The running game; null: the player is free, or paused.
      game_id text references games,
      free_since timestamptz not null,
      paused_at timestamptz,
      paused_by text,
      -- The final place; null until the arena is over.
      place integer,
      changed_at timestamptz not null,
      primary key (tournament_id, user_id),
      constraint arena_players_score check (
        points >= 0 and games >= wins and games >= rated_games and wins >= 0 and rated_games >= 0
          and wins_in_row between 0 and wins and (points = 0 or games > 0)
      ),
      constraint arena_players_last_color check (last_color in ('white', 'black')),
      constraint arena_players_paused_by check (paused_by in ('player', 'absence')),
      constraint arena_players_paused check ((paused_at is null) = (paused_by is null)),
      constraint arena_players_bounded check (cardinality(last_opponents) <= 5 and length(sheet) <= 20)
    );
    create index arena_players_changed on arena_players (tournament_id, changed_at);
    create index arena_players_of_user on arena_players (user_id);
    create index arena_players_in_game on arena_players (game_id) where game_id is not null;
    create unique index arena_players_placed on arena_players (tournament_id, place) where place is not null;

    create table arena_games (
      game_id text primary key references games,
      tournament_id uuid not null references arenas,
      white_id uuid not null references users,
      black_id uuid not null references users,
      white_elo integer not null,
      black_elo integer not null,
      white_points integer not null,
      black_points integer not null,
      white_berserk boolean not null,
      black_berserk boolean not null,
      winner text,
      reason text not null,
      ply integer not null,
      ended_at timestamptz not null,
      constraint arena_games_winner check (winner in ('white', 'black')),
      constraint arena_games_points check (white_points >= 0 and black_points >= 0)
    );
    create index arena_games_of_white on arena_games (tournament_id, white_id, ended_at);
    create index arena_games_of_black on arena_games (tournament_id, black_id, ended_at);

    -- An arena in which no player scored has no winner.
    alter table tournaments drop constraint tournaments_cancelled_by_check;
    alter table tournaments add constraint tournaments_cancelled_by_check
      check (cancelled_by in ('creator', 'too_few', 'operator', 'no_points')) not valid;
  `.execute(db)
}
