import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from './database.ts'

async function connectTo(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

it('gives every caller a migrated database of its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()])
  onTestFinished(async () => {
    await Promise.all([one.drop(), other.drop()])
  })
  const [inOne, inOther] = await Promise.all([
    connectTo(one.connectionString),
    connectTo(other.connectionString),
  ])
  await inOne.query('create table seen_by_one ()')
  const { rows } = await inOther.query(
    `select to_regclass('users') is not null as migrated, to_regclass('seen_by_one') is not null as shared`,
  )
  expect(rows).toEqual([{ migrated: true, shared: false }])
})

it('ends the connections to a dropped database', async () => {
  const database = await createTestDatabase()
  const client = await connectTo(database.connectionString)
  const ended = new Promise<void>((resolve) => client.once('end', resolve))
  await database.drop()
  await ended
})

it('keeps the durability of production', async () => {
  const database = await createTestDatabase()
  onTestFinished(database.drop)
  const client = await connectTo(database.connectionString)
  const { rows } = await client.query(
    `select name, setting from pg_settings
      where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by name`,
  )
  expect(rows.map(({ setting }) => setting)).toEqual(['on', 'on', 'on'])
})
