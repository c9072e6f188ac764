import { type Kysely, sql } from 'kysely'

/** The introduction of new accounts, and ratings that begin with what a player says about themselves. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Set by the registration, until the player has gone through the introduction or skipped it.
    alter table users add column introduction_due boolean not null default false;
    -- The rating began with the level that its player declared.
    alter table ratings add column is_declared boolean not null default false;
  `.execute(db)
}
