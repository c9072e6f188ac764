import { type Kysely, sql } from 'kysely'

/** Games whose players may give up half their time and their increment before their first moves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table games add column allows_berserk boolean not null default false;
    alter table games add column white_berserk boolean not null default false;
    alter table games add column black_berserk boolean not null default false;
    -- Without initial time there is nothing to halve.
    alter table games add constraint games_berserk check (
      case when allows_berserk then time_control_s > 0 else not (white_berserk or black_berserk) end
    ) not valid;
  `.execute(db)
}
