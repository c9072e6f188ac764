import { type Kysely, sql } from 'kysely'

/** Tournaments beside the knock-outs: arenas and Swiss ones, each at a pace of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tournaments add column format text not null default 'KNOCKOUT';
    alter table tournaments add constraint tournaments_format
      check (format in ('KNOCKOUT', 'ARENA', 'SWISS')) not valid;

    -- Null for a knock-out: the operator sets its pace.
    alter table tournaments add column time_control_s integer;
    alter table tournaments add column increment_s integer;
    alter table tournaments add constraint tournaments_pace check (
      (format = 'KNOCKOUT') = (time_control_s is null) and (time_control_s is null) = (increment_s is null)
    ) not valid;

    -- An arena has places for 10,000 players.
    alter table tournaments drop constraint tournaments_player_count_known;
    alter table tournaments add constraint tournaments_player_count_known check (
      player_count in (4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192)
        or (format = 'ARENA' and player_count = 10000)
    ) not valid;

    -- How long an arena lasts.
    alter table tournaments add column minutes integer;
    alter table tournaments add constraint tournaments_minutes
      check ((format = 'ARENA') = (minutes is not null)) not valid;
  `.execute(db)
}
