import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What was paid is asked about too, for what was taken back of it.
    update deposits set ask_at = credited_at + interval '1 day' where status = 'paid'`.execute(db)
}
