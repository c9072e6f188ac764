import { createHmac } from 'node:crypto'
import pg from 'pg'

/** Where a postmaster listens: `host` is the folder of its unix socket, or 127.0.0.1. */
export type Address = { host: string; port: number; password: string }

/** The superuser of the embedded cluster, and its one database. */
export const clusterUser = 'lance'
export const clusterDatabase = 'lance'

/** Who owns the database and changes its shape, and who serves: `roles.sql` makes both. */
export const migratingRole = 'lance_migrate'
export const servingRole = 'lance_serve'

export type RoleStrings = {
  /** Of the role that serves: reads and writes rows. */
  connectionString: string
  /** Of the role that owns the database and migrates it. */
  migrateConnectionString: string
  /** For whoever looks after the cluster itself: the product never serves as this one. */
  superuserConnectionString: string
}

export function roleStringsOf(address: Address): RoleStrings {
  return {
    connectionString: makeConnectionString(address, servingRole),
    migrateConnectionString: makeConnectionString(address, migratingRole),
    superuserConnectionString: makeConnectionString(address, clusterUser),
  }
}

/** One that knows its own password knows no other's. */
export function passwordOf({ password }: Address, role: string): string {
  return role === clusterUser ? password : createHmac('sha256', password).update(role).digest('base64url')
}

/** A URL that both node-postgres and libpq read; the socket's folder goes where a URL can carry a path. */
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
 * One connection, or why not: `starting` when a postmaster answers that it is starting or stopping (SQLSTATE
 * 57P03), `silent` when nothing that we could talk to is there.
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
  // A connection that breaks while nobody waits for it must not end the process; its user watches 'end'.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return { ok: true, client }
  } catch (error) {
    await client.end().catch(() => undefined)
    return { ok: false, code: (error as { code?: string }).code === '57P03' ? 'starting' : 'silent' }
  }
}
