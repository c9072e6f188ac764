import { type Kysely, sql } from 'kysely'
import type { Database } from '../../kernel/db/schema.ts'

/** Where payments are polled, and in which statuses the provider has something to say about them. */
const POLLED = [
  { table: 'deposits', statuses: ['open', 'pending', 'paid'] },
  { table: 'store_checkouts', statuses: ['open', 'pending', 'paid'] },
  { table: 'subscriptions', statuses: ['open', 'running'] },
] as const

/**
 * Makes a payment due to be polled: a server asks the provider about it with its next sweep. Returns false for
 * an unknown payment, or one that is over.
 */
export async function pollSoon(
  db: Kysely<Database>,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  for (const { table, statuses } of POLLED) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set ask_at = ${now}
      where id = ${id} and status = any(${[...statuses]})`.execute(db)
    if (numAffectedRows === 1n) return true
  }
  return false
}
