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

/** The same that deploy/compose.yaml runs in a container's first start. */
const ROLES = readFileSync(new URL('../roles.sql', import.meta.url), 'utf8')

/**
 * Makes the database where there is none, and in it the role that migrates and the one that serves. In a cluster from
 * before there were two, everything that its superuser owns becomes the migrating role's. Safe to run again.
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

/** How to reach a cluster that runs already; as its superuser where a version from before the roles runs it. */
export async function findRoles(
  address: Address,
): Promise<({ ok: true } & RoleStrings) | EmbeddedPostgresRefusal> {
  const strings = roleStringsOf(address)
  let hasRoles = false
  const looked = await withCluster(address, 'postgres', async (client) => {
    const { rowCount } = await client.query('select from pg_roles where rolname = any($1)', [
      [migratingRole, servingRole],
    ])
    hasRoles = rowCount === 2
  })
  if (!looked.ok || hasRoles) return { ...looked, ...strings }
  const { superuserConnectionString: one } = strings
  return { ok: true, connectionString: one, migrateConnectionString: one, superuserConnectionString: one }
}

async function withCluster(
  address: Address,
  database: string,
  work: (client: pg.Client) => Promise<void>,
): Promise<{ ok: true } | EmbeddedPostgresRefusal> {
  const connected = await connect(address, { database, applicationName: 'lance setup' })
  if (!connected.ok) return refuse('START_FAILED', 'PostgreSQL went away while the database was being made.')
  const { client } = connected
  try {
    await work(client)
    return { ok: true }
  } catch (error) {
    const why = (error as Error).message
    return refuse('START_FAILED', `The roles of ${clusterUser}'s database could not be made: ${why}`)
  } finally {
    await client.end().catch(() => undefined)
  }
}
