import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table tournaments (
      id uuid primary key,
      creator_id uuid not null references users,
      entry_cents bigint not null check (entry_cents >= 0),
      start_at timestamptz not null,
      player_count integer not null,
      -- Those who are entered now.
      participants integer not null default 0 check (participants between 0 and player_count),
      -- 0 before it starts.
      current_round integer not null default 0,
      total_rounds integer not null,
      -- When the round began.
      round_at timestamptz,
      started_at timestamptz,
      ended_at timestamptz,
      created_at timestamptz not null,
      champion_id uuid references users,
      -- Rises with every change of this row.
      version integer not null default 1,
      status text not null default 'WAITING' check (
        status in ('WAITING', 'IN_PROGRESS', 'FINISHED', 'CANCELLED')
      ),
      cancelled_by text check (cancelled_by in ('creator', 'too_few', 'operator')),
      prize_distribution text not null,
      name text not null,

      check ((status = 'WAITING') = (current_round = 0) or status = 'CANCELLED'),
      check ((status in ('FINISHED', 'CANCELLED')) = (ended_at is not null)),
      check ((status = 'FINISHED') = (champion_id is not null)),
      check ((status = 'CANCELLED') = (cancelled_by is not null))
    );
    -- What starts next, and the list of those that wait.
    create index tournaments_waiting on tournaments (start_at, id) where status = 'WAITING';
    create index tournaments_running on tournaments (id) where status = 'IN_PROGRESS';
    create index tournaments_by_status on tournaments (status, start_at desc, id);
    create index tournaments_of_creator on tournaments (creator_id) where status in ('WAITING', 'IN_PROGRESS');

    -- Who is entered, or was. Who left and came back has one row.
    create table tournament_entries (
      tournament_id uuid not null references tournaments,
      user_id uuid not null references users,
      entered_at timestamptz not null,
      left_at timestamptz,
      -- How often he entered: each time has its own transfer.
      number integer not null default 1,
      seed integer,
      -- What was paid for it, the last time, and who did: himself, or the house for a member.
      paid_cents bigint not null check (paid_cents >= 0),
      paid_by text check (paid_by in ('wallet', 'house')),
      primary key (tournament_id, user_id),
      check ((paid_by is null) = (paid_cents = 0))
    );
    create index tournament_entries_of_user on tournament_entries (user_id, entered_at);
    create index tournament_entries_in_order on tournament_entries (tournament_id, entered_at, user_id)
      where left_at is null;
    create unique index tournament_entries_seeded on tournament_entries (tournament_id, seed)
      where seed is not null;

    -- Who is in no match of a full bracket has a bye. A match without anybody is over from the start.
    create table tournament_matches (
      id uuid primary key default gen_random_uuid(),
      tournament_id uuid not null references tournaments,
      round integer not null check (round > 0),
      slot integer not null check (slot >= 0),
      player1_id uuid,
      player2_id uuid,
      seed1 integer,
      seed2 integer,
      -- Who has White, once it is drawn.
      white_id uuid check (white_id in (player1_id, player2_id)),
      winner_id uuid check (winner_id in (player1_id, player2_id)),
      -- Of the game that runs, or the last: 2 is the one played again after a draw.
      game_number integer not null default 0,
      -- When the server starts a game of it: the first, if nobody has, or the one played again.
      due_at timestamptz,
      changed_at timestamptz not null,
      status text collate "C" not null check (status in ('PENDING', 'IN_PROGRESS', 'COMPLETED', 'BYE')),
      game_id text collate "C" unique,
      unique (tournament_id, round, slot),
      check ((player1_id is null) = (seed1 is null) and (player2_id is null) = (seed2 is null)),
      check (status not in ('PENDING', 'IN_PROGRESS') or (player1_id is not null and player2_id is not null)),
      check ((status = 'PENDING') = (game_number = 0) or status in ('COMPLETED', 'BYE')),
      check (due_at is null or status in ('PENDING', 'IN_PROGRESS'))
    ) with (fillfactor = 80);
    create index tournament_matches_due on tournament_matches (due_at) where due_at is not null;
    create index tournament_matches_open on tournament_matches (tournament_id)
      where status in ('PENDING', 'IN_PROGRESS');
    -- The match that somebody is waited for in: looked for at each connection of his.
    create index tournament_matches_open_of_player1 on tournament_matches (player1_id)
      where status in ('PENDING', 'IN_PROGRESS');
    create index tournament_matches_open_of_player2 on tournament_matches (player2_id)
      where status in ('PENDING', 'IN_PROGRESS');
    create index tournament_matches_of_player1 on tournament_matches (player1_id, tournament_id);
    create index tournament_matches_of_player2 on tournament_matches (player2_id, tournament_id);

    create table tournament_prizes (
      tournament_id uuid not null references tournaments,
      place integer not null check (place > 0),
      user_id uuid not null references users,
      amount_cents bigint not null check (amount_cents > 0),
      primary key (tournament_id, place)
    );
  `.execute(db)
}
