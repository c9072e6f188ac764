import { readFileSync } from 'node:fs'
import type pg from 'pg'
import {
  type Address,
  clusterDatabase,
  clusterUser,
  connect,
  migratingRole,
  passwordOf,
  type RoleStrings,
  roleStringsOf,
  servingRole,
} from './connect.ts'
import { type EmbeddedPostgresRefusal, refuse } from './refusal.ts'

/** The same file that deploy/compose.yaml runs at a container's first start. */
const ROLES = readFileSync(new URL('../roles.sql', import.meta.url), 'utf8')

/**
 * Creates the database if there is none, and the migrating and serving roles. In a cluster from before the
 * two roles, the migrating role becomes the owner of everything that the superuser owns. Safe to repeat.
 */
export async function prepareRoles(
  address: Address,
): Promise<({ ok: true } & RoleStrings) | EmbeddedPostgresRefusal> {
  const made = await withCluster(address, 'postgres', async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [clusterDatabase])
    if (rowCount === 0) await client.query(`create database ${clusterDatabase}`)
  })
  if (!made.ok) return made
  const given = await withCluster(address, clusterDatabase, async (client) => {
    await client.query(
      `select set_config('lance.migrate_password', $1, false), set_config('lance.serve_password', $2, false)`,
      [passwordOf(address, migratingRole), passwordOf(address, servingRole)],
    )
    await client.query(ROLES)
  })
  return given.ok ? { ok: true, ...roleStringsOf(address) } : given
}

/** How to reach a running cluster: as its superuser if a version from before the roles runs it. */
export async function findRoles(
  address: Address,
): Promise<({ ok: true } & RoleStrings) | EmbeddedPostgresRefusal> {
  const strings = roleStringsOf(address)
  let hasRoles = false
  const checked = await withCluster(address, 'postgres', async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = any($1)', [
      [migratingRole, servingRole],
    ])
    hasRoles = rowCount === 2
  })
  if (!checked.ok || hasRoles) return { ...checked, ...strings }
  const { superuserConnectionString: one } = strings
  return { ok: true, connectionString: one, migrateConnectionString: one, superuserConnectionString: one }
}

async function withCluster(
  address: Address,
  database: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<{ ok: true } | EmbeddedPostgresRefusal> {
  const connected = await connect(address, { database, applicationName: 'lance setup' })
  if (!connected.ok) return refuse('START_FAILED', 'PostgreSQL stopped while the database was being created.')
  const { client } = connected
  try {
    await work(client)
    return { ok: true }
  } catch (error) {
    const why = (error as Error).message
    return refuse('START_FAILED', `The roles of ${clusterUser}'s database could not be created: ${why}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
