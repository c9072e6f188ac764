import pg from 'pg'

/** Grants the membership without a purchase. */
export async function becomeMember(connectionString: string, userId: string): Promise<void> {
  await setRole(connectionString, userId, 'PREMIUM')
}

/** Ends the membership, as if it had run out. */
export async function loseMembership(connectionString: string, userId: string): Promise<void> {
  await setRole(connectionString, userId, 'FREEMIUM')
}

async function setRole(connectionString: string, userId: string, role: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('update users set role = $1 where id = $2', [role, userId])
  await client.end()
}
