import { type Kysely, sql } from 'kysely'

/**
 * The language in which a payment page was requested: a provider accepts a repeated request with the same key
 * only in the same words. Null if the previous version wrote the row.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table deposits add column language text`.execute(db)
  await sql`alter table subscriptions add column language text`.execute(db)
}
