import { type Kysely, sql } from 'kysely'

export type UnprovedConstraint = { table: string; name: string }

/** A row breaks a check, or references a row that does not exist. */
const BROKEN = new Set(['23514', '23503'])

/** The checks and foreign keys that hold for new rows but are not validated for old ones. */
export async function listUnproved<T>(db: Kysely<T>): Promise<UnprovedConstraint[]> {
  const { rows } = await sql<UnprovedConstraint>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where not convalidated and connamespace = 'public'::regnamespace and contype in ('c', 'f')
    order by 1, 2`.execute(db)
  return rows
}

/**
 * Validates each of them while others read and write. A constraint that a row breaks stays unvalidated. Safe
 * to repeat. Throws if a table can't be locked in time.
 */
export async function validateConstraints<T>(
  db: Kysely<T>,
): Promise<{ proved: UnprovedConstraint[]; broken: UnprovedConstraint[] }> {
  const proved: UnprovedConstraint[] = []
  const broken: UnprovedConstraint[] = []
  for (const constraint of await listUnproved(db)) {
    const isProved = await validate(db, constraint)
    ;(isProved ? proved : broken).push(constraint)
  }
  return { proved, broken }
}

async function validate<T>(db: Kysely<T>, { table, name }: UnprovedConstraint): Promise<boolean> {
  try {
    await db.transaction().execute(async (trx) => {
      // It takes as long as the table is large.
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(name)}`.execute(trx)
    })
    return true
  } catch (error) {
    if (BROKEN.has((error as { code?: string }).code ?? '')) return false
    throw error
  }
}
