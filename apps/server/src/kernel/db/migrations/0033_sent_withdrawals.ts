import { type Kysely, sql } from 'kysely'

/**
 * A withdrawal is approved, and then taken by the one operator who sends it. Servers of the previous version
 * still settle requested withdrawals, but neither see nor cancel those approved or being sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table withdrawals add column approved_at timestamptz;
    -- Who sends the money, by which act, and since when. Null for those that were paid before this was written down.
    alter table withdrawals add column taken_by text;
    alter table withdrawals add column taken_act uuid;
    alter table withdrawals add column taken_at timestamptz;

    alter table withdrawals drop constraint withdrawals_status_check;
    alter table withdrawals add constraint withdrawals_status_check check (
      status in ('asked', 'approved', 'sending', 'paid', 'failed', 'refused', 'cancelled')
    ) not valid;
    alter table withdrawals drop constraint withdrawals_check;
    alter table withdrawals add constraint withdrawals_settled_check check (
      (settled_at is null) = (status in ('asked', 'approved', 'sending'))
    ) not valid;
    alter table withdrawals add constraint withdrawals_taken_check check (
      status not in ('sending', 'failed') or (taken_by is not null and taken_act is not null and taken_at is not null)
    ) not valid;
  `.execute(db)
}
