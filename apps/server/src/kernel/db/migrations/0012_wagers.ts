import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Who aborted a wagered game: the second time within a day makes him wait for the next.
    create table wager_aborts (
      game_id text collate "C" primary key references games,
      user_id uuid not null references users on delete cascade,
      aborted_at timestamptz not null
    );
    create index wager_aborts_of_user on wager_aborts (user_id, aborted_at);

    -- Wins that an operator holds back for some hours: their money is in the winner's hold.
    create table held_payouts (
      game_id text collate "C" primary key references games,
      user_id uuid not null,
      amount bigint not null check (amount > 0),
      due_at timestamptz not null,
      paid_at timestamptz
    );
    create index held_payouts_due on held_payouts (due_at) where paid_at is null;

    -- Whatever an operator changed by the command line: who, and why. Written before the deed.
    create table operator_acts (
      id uuid primary key,
      verb text not null,
      who text not null check (who <> ''),
      why text not null check (why <> ''),
      given jsonb not null,
      begun_at timestamptz not null,
      done_at timestamptz
    );
    create index operator_acts_by_time on operator_acts (begun_at);

    -- The ledger is proved once a night, by whichever server comes first.
    create table ledger_proofs (
      night date primary key,
      begun_at timestamptz not null,
      findings integer
    );
  `.execute(db)
}
