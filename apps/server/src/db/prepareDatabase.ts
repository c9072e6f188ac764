import type pg from 'pg'
import { grantServing } from './grantServing.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

/** Where a database is: for the role that serves and, where there is another one, for the role that migrates. */
export type DatabaseAddress = { connectionString: string; migrateConnectionString?: string | undefined }

const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Brings a database to the newest shape, and gives the role that serves what it needs of it and no more. With one
 * address for everything there is nothing to give; that its role may not migrate matters only where something is missing.
 */
export async function prepareDatabase({
  connectionString,
  migrateConnectionString,
}: DatabaseAddress): Promise<void> {
  if (migrateConnectionString === undefined) return migrateAlone(connectionString)
  await migrate(migrateConnectionString)
  const role = await readRole(connectionString)
  if (role !== (await readRole(migrateConnectionString)))
    await grantServing({ migrateConnectionString, role })
}

async function migrateAlone(connectionString: string): Promise<void> {
  try {
    await migrate(connectionString)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new Error(
      `the role of DATABASE_URL may not bring the database to this version (${message}): ` +
        'MIGRATE_DATABASE_URL has to name the one that owns it',
    )
  }
}

/** Asked of the database: an address may name it otherwise than by its user. */
async function readRole(connectionString: string): Promise<string> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    const { rows } = await pool.query<{ role: string }>('select current_user as role')
    if (!rows[0]) throw new Error('the database did not say who we are')
    return rows[0].role
  } finally {
    await close()
  }
}

/**
 * Whether a role could take the guards of money and of the operators' trail away: it rules everything, or owns what they
 * guard, or may become who does.
 */
export async function mayTakeGuardsAway(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select rolsuper or pg_has_role(current_user, relowner, 'member') as may
     from pg_roles, pg_class where rolname = current_user and pg_class.oid = 'transfers'::regclass`,
  )
  return rows[0]?.may ?? false
}
