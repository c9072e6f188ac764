import pg from 'pg'

/** Counts this user's sockets that the servers know of. */
export async function countSockets(connectionString: string, userId: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rowCount } = await client.query('select from socket_leases where user_id = $1', [userId])
  await client.end()
  return rowCount ?? 0
}
