import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Whose wins of stakes an operator holds until he releases them: those of one game, or all of one user. Who and why
    -- is in the act.
    create table payout_holds (
      game_id text collate "C" unique references games,
      user_id uuid unique references users on delete cascade,
      act_id uuid not null references operator_acts,
      held_at timestamptz not null,
      check (num_nonnulls(game_id, user_id) = 1)
    );

    -- On the payout itself too, so that whoever is about to pay it and whoever holds it meet at one row.
    alter table held_payouts add column in_review boolean not null default false;
    drop index held_payouts_due;
    create index held_payouts_due on held_payouts (due_at) where paid_at is null and not in_review;
    create index held_payouts_of_user on held_payouts (user_id) where paid_at is null;
  `.execute(db)
}
