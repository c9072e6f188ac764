import { type Kysely, sql } from 'kysely'

/** Holds tournament prizes in the same way as wins of games. The previous version still pays them at once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table held_prizes (
      tournament_id uuid not null,
      place integer not null,
      user_id uuid not null references users,
      amount bigint not null check (amount > 0),
      due_at timestamptz not null,
      paid_at timestamptz,
      in_review boolean not null default false,
      primary key (tournament_id, place),
      foreign key (tournament_id, place) references tournament_prizes
    );
    create index held_prizes_due on held_prizes (due_at) where paid_at is null and not in_review;
    create index held_prizes_of_user on held_prizes (user_id) where paid_at is null;

    alter table payout_holds add column tournament_id uuid unique references tournaments;
    alter table payout_holds drop constraint payout_holds_check;
    alter table payout_holds add constraint payout_holds_of_one
      check (num_nonnulls(game_id, user_id, tournament_id) = 1) not valid;
  `.execute(db)
}
