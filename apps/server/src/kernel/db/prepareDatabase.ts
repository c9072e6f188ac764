import type pg from 'pg'
import { grantServing } from './grantServing.ts'
import { migrate, migrateOn, openForMigrating } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'

/** The address of a database for the serving role and, if it is another one, for the migrating role. */
export type DatabaseAddress = { connectionString: string; migrateConnectionString?: string | undefined }

const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Migrates a database to the newest version, and grants the serving role what it needs and no more. With only
 * one address there is nothing to grant, and its role needs the right to migrate only if a migration is
 * missing. `serving` is a pool of the serving role, if the caller has one open.
 */
export async function prepareDatabase(
  { connectionString, migrateConnectionString }: DatabaseAddress,
  serving?: pg.Pool,
): Promise<void> {
  if (migrateConnectionString === undefined) return migrateAlone(connectionString)
  const role = await (serving ? readRole(serving) : readRoleAt(connectionString))
  const migrating = openForMigrating(migrateConnectionString)
  try {
    await migrateOn(migrating, migrateConnectionString)
    if (role !== (await readRole(migrating.pool))) await grantServing(migrating.pool, role)
  } finally {
    await migrating.close()
  }
}

async function migrateAlone(connectionString: string): Promise<void> {
  try {
    await migrate(connectionString)
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }
    if (code !== INSUFFICIENT_PRIVILEGE) throw error
    throw new Error(
      `the role of DATABASE_URL may not migrate the database to this version (${message}): ` +
        'set MIGRATE_DATABASE_URL to the role that owns it',
    )
  }
}

/** Asks the database, since an address may set the role in other ways than by its user. */
async function readRole(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ role: string }>('select current_user as role')
  if (!rows[0]) throw new Error('the database did not return the current role')
  return rows[0].role
}

async function readRoleAt(connectionString: string): Promise<string> {
  const { pool, close } = openDatabase({ connectionString, maxConnections: 1 })
  try {
    return await readRole(pool)
  } finally {
    await close()
  }
}

/**
 * Whether the role could remove the guards of money and of the audit trail: it is a superuser, owns the
 * guarded tables, or is a member of the role that does.
 */
export async function canRemoveGuards(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query<{ may: boolean }>(
    `select rolsuper or pg_has_role(current_user, relowner, 'member') as may
     from pg_roles, pg_class where rolname = current_user and pg_class.oid = 'transfers'::regclass`,
  )
  return rows[0]?.may ?? false
}
