import { type Kysely, sql } from 'kysely'

/**
 * Judging before the payout: a queue of the wins and prizes that wait, what the analysis found in each side of a game,
 * the evidence of a suspicion game by game, and how much money is behind it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Since when an operator or a judgement holds it.
    alter table held_payouts add column review_since timestamptz;
    alter table held_prizes add column review_since timestamptz;

    -- The wins and prizes that are judged before they are paid, and what became of each.
    create table payout_judgements (
      id uuid primary key,
      game_id text collate "C" unique references held_payouts,
      tournament_id uuid,
      place integer,
      user_id uuid not null references users,
      -- 'clean' was paid at once, 'held' waits for an operator, 'released' was held. 'failed': three tries; it is paid
      -- when its hold is over. 'missed': it was paid then, without a judgement. 'undone': its stakes went back.
      state text collate "C" not null default 'waiting' check (
        state in ('waiting', 'judging', 'clean', 'held', 'released', 'failed', 'missed', 'undone')
      ),
      asked_at timestamptz not null,
      -- When it is judged; of one that is being judged: when another server may take it.
      due_at timestamptz,
      -- Of the server that judges it: an answer that comes too late counts no more.
      run_id uuid,
      tries smallint not null default 0 check (tries >= 0),
      begun_at timestamptz,
      ended_at timestamptz,
      nats real,
      false_alarm_rate double precision check (false_alarm_rate between 0 and 1),
      took_ms integer check (took_ms >= 0),
      suspicion_id uuid references suspicions on delete set null,
      released_by uuid references operator_acts,
      foreign key (tournament_id, place) references held_prizes,
      unique (tournament_id, place),
      check ((game_id is null) = (tournament_id is not null) and (tournament_id is null) = (place is null)),
      check ((due_at is not null) = (state in ('waiting', 'judging')))
    );
    create index payout_judgements_due on payout_judgements (due_at) where due_at is not null;
    create index payout_judgements_held on payout_judgements (user_id) where state = 'held';
    create index payout_judgements_of_user on payout_judgements (user_id, asked_at desc);
    create index payout_judgements_unjudged on payout_judgements (ended_at desc, id) where state in ('failed', 'missed');
    create index payout_judgements_ended on payout_judgements (ended_at) where ended_at is not null;
    create index payout_judgements_of_suspicion on payout_judgements (suspicion_id) where suspicion_id is not null;

    -- One side of an analysed game, as the judgement of a player takes it. look 2: with ten times the nodes.
    create table judged_sides (
      game_id text collate "C" not null references games,
      user_id uuid not null references users on delete cascade,
      look smallint not null check (look in (1, 2)),
      ended_at timestamptz not null,
      analysed_at timestamptz not null,
      side jsonb not null,
      primary key (game_id, user_id, look)
    );
    create index judged_sides_of_user on judged_sides (user_id, look, ended_at desc);
    create index judged_sides_by_end on judged_sides (ended_at);
    create index judged_sides_by_analysis on judged_sides (analysed_at);

    -- The moves of a game that a suspicion rests on, each with how likely it is.
    create table suspicion_games (
      suspicion_id uuid not null references suspicions on delete cascade,
      game_id text collate "C" not null references games,
      nats real not null,
      ended_at timestamptz not null,
      moves jsonb not null,
      primary key (suspicion_id, game_id)
    );
    create index suspicion_games_by_end on suspicion_games (ended_at);
    create index suspicion_games_by_game on suspicion_games (game_id);

    alter table suspicions drop constraint suspicions_kind_check;
    alter table suspicions add constraint suspicions_kind_check
      check (kind in ('engine', 'timing', 'trading', 'dumping', 'reported', 'ring', 'chips', 'arranged')) not valid;
    -- Money at stake, and that times the evidence: the order of the queue.
    alter table suspicions add column stake_cents bigint not null default 0;
    alter table suspicions add constraint suspicions_stake check (stake_cents >= 0) not valid;
    alter table suspicions add column priority real not null default 0;

    -- The accounts among which money went, beside the one that gained, and what went from one to another.
    create table suspicion_accounts (
      suspicion_id uuid not null references suspicions on delete cascade,
      user_id uuid not null references users,
      primary key (suspicion_id, user_id)
    );
    create index suspicion_accounts_of_user on suspicion_accounts (user_id);
    create table suspicion_flows (
      suspicion_id uuid not null references suspicions on delete cascade,
      from_id uuid not null references users,
      to_id uuid not null references users,
      games integer not null check (games >= 0),
      -- Less what came back, and what the ratings let expect.
      net_cents bigint not null,
      expected_cents bigint not null,
      primary key (suspicion_id, from_id, to_id)
    );
    create index suspicion_flows_of_payer on suspicion_flows (from_id);
    create index suspicion_flows_of_gainer on suspicion_flows (to_id);
  `.execute(db)
}
