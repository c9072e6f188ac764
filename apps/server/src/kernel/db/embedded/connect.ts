import { createHmac } from 'node:crypto'
import pg from 'pg'

/** Where a postmaster listens: `host` is the folder of its unix socket, or 127.0.0.1. */
export type Address = { host: string; port: number; password: string }

/** The superuser of the embedded cluster, and its one database. */
export const clusterUser = 'lance'
export const clusterDatabase = 'lance'

/** The role that owns and migrates the database, and the role that serves; `roles.sql` creates both. */
export const migratingRole = 'lance_migrate'
export const servingRole = 'lance_serve'

export type RoleStrings = {
  /** For the role that serves: it reads and writes rows. */
  connectionString: string
  /** For the role that owns the database and migrates it. */
  migrateConnectionString: string
  /** For maintenance of the cluster itself: the product never serves as this role. */
  superuserConnectionString: string
}

export function roleStringsOf(address: Address): RoleStrings {
  return {
    connectionString: makeConnectionString(address, servingRole),
    migrateConnectionString: makeConnectionString(address, migratingRole),
    superuserConnectionString: makeConnectionString(address, clusterUser),
  }
}

/** Derives a password for each role, so that no role knows another's. */
export function passwordOf({ password }: Address, role: string): string {
  return role === clusterUser ? password : createHmac('sha256', password).update(role).digest('base64url')
}

/** A URL that both node-postgres and libpq read; the socket's folder goes into a parameter. */
function makeConnectionString(address: Address, role: string): string {
  const { host, port } = address
  if (!isSocket(host))
    return `postgresql://${role}:${passwordOf(address, role)}@${host}:${port}/${clusterDatabase}`
  return `postgresql://${role}@localhost:${port}/${clusterDatabase}?host=${encodeURIComponent(host)}`
}

export function isSocket(host: string): boolean {
  return host.startsWith('/')
}

/**
 * Opens one connection, or says why not: `starting` if a postmaster answers that it is starting or stopping
 * (SQLSTATE 57P03), `silent` if there is nothing to talk to.
 */
export async function connect(
  address: Address,
  input: { database: string; applicationName: string },
): Promise<{ ok: true; client: pg.Client } | { ok: false; code: 'starting' | 'silent' }> {
  const client = new pg.Client({
    host: address.host,
    port: address.port,
    password: address.password,
    user: clusterUser,
    database: input.database,
    application_name: input.applicationName,
    connectionTimeoutMillis: 2_000,
    ssl: false,
  })
  // A connection that breaks while idle must not end the process; its user watches 'end'.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return { ok: true, client }
  } catch (error) {
    await client.end().catch(() => undefined)
    return { ok: false, code: (error as { code?: string }).code === '57P03' ? 'starting' : 'silent' }
  }
}
