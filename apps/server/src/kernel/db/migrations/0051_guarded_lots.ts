import { type Kysely, sql } from 'kysely'

/** Lots and wallet moves are written like balances: by the owner's triggers, not by the serving role. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['move_resting_lots', 'note_moves'])
    await sql`
      alter function ${sql.id(name)}() security definer;
      alter function ${sql.id(name)}() set search_path = pg_catalog, public, pg_temp;
    `.execute(db)
}
