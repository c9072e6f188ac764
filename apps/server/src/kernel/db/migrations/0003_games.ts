import { type Kysely, sql } from 'kysely'

// Fixed-width columns come first, and ids compare byte by byte (collate "C"): a move rewrites its game's row
// and looks up two keys, about ten thousand times a second.

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table games (
      ply integer not null default 0,
      -- Rises with every stored change of the game; rides on every message.
      version integer not null default 1,
      white_ms integer not null,
      black_ms integer not null,
      -- Since when the side to move thinks (also before its clock runs: the first move has a limit of its own). In
      -- the future while its clock stands still for an outage.
      turn_started_at timestamptz not null,
      -- The last ply whose side to move was given back time for a server's absence: once a turn.
      credited_ply integer not null default -1,
      time_control_s integer not null,
      white_id uuid not null references users,
      black_id uuid not null references users,
      created_at timestamptz not null,
      white_elo integer not null,
      black_elo integer not null,
      white_elo_provisional boolean not null,
      black_elo_provisional boolean not null,
      rated boolean not null default true,
      white_arrived boolean not null default false,
      black_arrived boolean not null default false,
      -- The page said that it was closed: the countdown is shorter.
      white_page_closed boolean not null default false,
      black_page_closed boolean not null default false,
      white_offers smallint not null default 0,
      black_offers smallint not null default 0,
      wager_cents bigint not null default 0 check (wager_cents >= 0),

      id text collate "C" primary key,
      status text collate "C" not null default 'playing' check (
        status in ('playing', 'checkmate', 'stalemate', 'draw', 'resignation', 'timeout', 'aborted')
      ),
      fen text not null,
      last_move text,
      -- Signs the tokens by which a page says that it was closed, for this game alone.
      beacon_key bytea not null,

      -- When the side to move is due: its first-move limit, or its flag. Null once the game has ended.
      due_at timestamptz,
      -- When a sweep should look at the game; never later than due_at. It is lowered when due_at comes nearer and
      -- raised by the sweep alone, so that most moves change no indexed column and stay cheap (HOT updates).
      sweep_at timestamptz,

      draw_offer_by uuid,
      draw_offer_id text,

      -- Since when a player has no socket on the game; null while he has one.
      white_gone_at timestamptz,
      black_gone_at timestamptz,

      tournament_id text,
      rematch_of text collate "C" unique,

      reason text,
      winner_id uuid,
      ended_at timestamptz,
      -- What the end changed, as it was shown to the players; the elo above is then the one before.
      white_elo_after integer,
      black_elo_after integer,
      white_score_change integer,
      black_score_change integer,

      check (white_id <> black_id),
      check ((status = 'playing') = (ended_at is null)),
      check ((status = 'playing') = (reason is null))
    ) with (fillfactor = 50);
    create index games_to_sweep on games (sweep_at) where status = 'playing';
    create index games_of_white on games (white_id, created_at desc);
    create index games_of_black on games (black_id, created_at desc);
    create index games_playing_of_white on games (white_id) where status = 'playing';
    create index games_playing_of_black on games (black_id) where status = 'playing';
    -- How many games brought the same two players points of late.
    create index games_scored on games (least(white_id, black_id), greatest(white_id, black_id), ended_at)
      where white_score_change <> 0;

    -- No foreign key to games: rows are only ever inserted for the rows of games that the same statement has just
    -- updated, and looking each up again would be a fifth of a move's cost.
    create table moves (
      -- What the mover's clock showed after the move.
      clock_ms integer not null,
      ply integer not null,
      played_at timestamptz not null,
      move_id uuid not null,
      game_id text collate "C" not null,
      uci text not null,
      primary key (game_id, ply)
    );

    -- Nobody can sit in two live games, whatever two servers do. Daily games take no seat.
    create table live_seat (
      user_id uuid primary key references users on delete cascade,
      game_id text collate "C" not null references games
    );
    create index live_seat_of_game on live_seat (game_id);

    -- Time given back to the side to move because no server was there to take its move: its clock stood still from
    -- the last sign of the boot that held its socket.
    create table outage_credits (
      game_id text collate "C" not null references games,
      ply integer not null,
      user_id uuid not null references users,
      stopped_at timestamptz not null,
      resumed_at timestamptz not null check (resumed_at > stopped_at),
      given_at timestamptz not null,
      primary key (game_id, ply)
    );
  `.execute(db)
}
