import { type Kysely, sql } from 'kysely'

/**
 * Balances are written as the role that owns them, so the serving role needs no right to do so: it writes
 * transfers, and nothing else moves money. If one role does both, nothing changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter function move_balances() security definer;
    -- Whoever calls it does not choose which tables it finds.
    alter function move_balances() set search_path = pg_catalog, public, pg_temp;
  `.execute(db)
}
