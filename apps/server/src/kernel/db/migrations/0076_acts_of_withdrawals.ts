import { type Kysely, sql } from 'kysely'

// Builds an index of a table that operators write to. Can be run again after an interruption.
export const outsideTransaction = true

/** Adds the index by which a withdrawal's page lists what operators did to it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index concurrently if exists operator_acts_of_withdrawal`.execute(db)
  await sql`
    create index concurrently operator_acts_of_withdrawal on operator_acts ((given->>'withdrawal'), begun_at)
    where given->>'withdrawal' is not null`.execute(db)
}
