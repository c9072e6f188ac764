import { type Kysely, sql } from 'kysely'

export const outsideTransaction = true

/** Adds an index for withdrawals that still need an operator, and validates the checks for existing ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // An interrupted run leaves an invalid index.
  await sql`drop index concurrently if exists withdrawals_open`.execute(db)
  await sql`
    create index concurrently withdrawals_open on withdrawals (created_at)
    where status in ('asked', 'approved', 'sending')`.execute(db)
  for (const name of ['status', 'settled', 'taken'])
    await sql`alter table withdrawals validate constraint ${sql.ref(`withdrawals_${name}_check`)}`.execute(db)
}
