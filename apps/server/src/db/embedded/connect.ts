import pg from 'pg'

/** Where a postmaster listens: `host` is the folder of its unix socket, or 127.0.0.1. */
export type Address = { host: string; port: number; password: string }

/** The user and the database of Lance in the embedded cluster. */
export const clusterUser = 'lance'
export const clusterDatabase = 'lance'

/** A URL that both node-postgres and libpq read; the socket's folder goes where a URL can carry a path. */
export function makeConnectionString({ host, port, password }: Address): string {
  if (!isSocket(host)) return `postgresql://${clusterUser}:${password}@${host}:${port}/${clusterDatabase}`
  return `postgresql://${clusterUser}@localhost:${port}/${clusterDatabase}?host=${encodeURIComponent(host)}`
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
