import { sql } from 'kysely'
import { expect, it, onTestFinished } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { openDatabase } from './openDatabase.ts'

it('plans a statement that begins with its name once, and any other each time', async () => {
  const database = await createTestDatabase()
  const { db, close } = openDatabase({ connectionString: database.connectionString, maxConnections: 1 })
  onTestFinished(async () => {
    await close()
    await database.drop()
  })
  for (const value of [1, 2, 3]) {
    const named = await sql<{ twice: number }>`/* twice of it */ select 2 * ${value}::int as twice`.execute(
      db,
    )
    expect(named.rows).toEqual([{ twice: 2 * value }])
    await sql`select ${value}::int`.execute(db)
  }
  const { rows } = await sql`select name from pg_prepared_statements`.execute(db)
  expect(rows).toEqual([{ name: 'twice of it' }])
})
