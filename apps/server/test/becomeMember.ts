import pg from 'pg'

/** Membership is bought; here it is simply there. */
export async function becomeMember(connectionString: string, userId: string): Promise<void> {
  await setRole(connectionString, userId, 'PREMIUM')
}

/** The membership has run out. */
export async function loseMembership(connectionString: string, userId: string): Promise<void> {
  await setRole(connectionString, userId, 'FREEMIUM')
}

async function setRole(connectionString: string, userId: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('update users set role = $1 where id = $2', [role, userId])
  await client.end()
}
