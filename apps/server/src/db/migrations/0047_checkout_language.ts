import { type Kysely, sql } from 'kysely'

/**
 * The language a page was asked for in: asked for again, a provider takes the same key with the same words alone. Null where
 * the version before wrote the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposits add column language text`.execute(db)
  await sql`alter table subscriptions add column language text`.execute(db)
}
