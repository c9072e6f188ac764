import pg from 'pg'

/** Membership is bought; here it is simply there. */
export async function becomeMember(connectionString: string, userId: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(`update users set role = 'PREMIUM' where id = $1`, [userId])
  await client.end()
}
