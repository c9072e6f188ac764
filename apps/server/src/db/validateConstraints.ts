import { type Kysely, sql } from 'kysely'

export type UnprovedConstraint = { table: string; name: string }

/** A row breaks a check, or names one that does not exist. */
const BROKEN = new Set(['23514', '23503'])

/** The checks and foreign keys that hold for new rows, and have not been proved for old ones. */
export async function listUnproved<T>(db: Kysely<T>): Promise<UnprovedConstraint[]> {
  const { rows } = await sql<UnprovedConstraint>`
    select conrelid::regclass::text as table, conname as name from pg_constraint
    where not convalidated and connamespace = 'public'::regnamespace and contype in ('c', 'f')
    order by 1, 2`.execute(db)
  return rows
}

/**
 * Has the database prove each of them, while others read and write. One that a row breaks stays as it is. Safe to
 * repeat. Throws where a table is not to be had in time.
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
      // As long as the table is.
      await sql`set local statement_timeout = 0`.execute(trx)
      await sql`alter table ${sql.table(table)} validate constraint ${sql.ref(name)}`.execute(trx)
    })
    return true
  } catch (error) {
    if (BROKEN.has((error as { code?: string }).code ?? '')) return false
    throw error
  }
}
