import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What the page told of the move, in one number (packMoveSigns). Of rated and wagered games alone; null: nothing.
    alter table moves add column signs integer;

    -- Which games were looked at for fair play, and the figures of each side in them. A row without a side's figures was
    -- begun by a server that died of it; it is not tried again.
    create table fair_play_looks (
      game_id text collate "C" primary key references games,
      ended_at timestamptz not null,
      looked_at timestamptz not null
    );
    create index fair_play_looks_by_end on fair_play_looks (ended_at);

    create table fair_play_figures (
      game_id text collate "C" not null references fair_play_looks on delete cascade,
      user_id uuid not null references users on delete cascade,
      ended_at timestamptz not null,
      figures jsonb not null,
      primary key (game_id, user_id)
    );
    create index fair_play_figures_of_user on fair_play_figures (user_id, ended_at);

    -- The nights on which games were looked at, by whichever server came first.
    create table fair_play_nights (
      night date primary key,
      begun_at timestamptz not null,
      done_at timestamptz,
      games integer not null default 0,
      raised integer not null default 0,
      -- Of games that ended until then nothing that pages told is kept.
      forgotten_until timestamptz
    );

    -- What an operator should look at: why, and by which figures. Nothing follows of itself.
    create table suspicions (
      id uuid primary key,
      kind text not null check (kind in ('engine', 'timing', 'trading', 'dumping', 'reported')),
      user_id uuid not null references users,
      -- The other of a pair; who reported it is in reports.
      other_id uuid references users,
      -- How far from what is usual: the more, the sooner it should be looked at.
      weight real not null,
      figures jsonb not null,
      raised_at timestamptz not null,
      renewed_at timestamptz not null,
      verdict text check (verdict in ('clean', 'guilty', 'unclear')),
      closed_by uuid references operator_acts,
      closed_at timestamptz,
      check ((verdict is null) = (closed_at is null))
    );
    create unique index suspicions_open on suspicions (kind, user_id, coalesce(other_id, user_id))
      where closed_at is null;
    create index suspicions_to_judge on suspicions (weight desc) where closed_at is null;
    alter table reports drop constraint reports_kind_check;
    alter table reports add constraint reports_kind_check check (kind in ('chat', 'fair_play')) not valid;

    create index suspicions_closed on suspicions (user_id, kind, closed_at) where closed_at is not null;
  `.execute(db)
}
