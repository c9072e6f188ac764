import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { writeSchemaFile } from '../../../test/schemaFile.ts'
import { type OpenDatabase, openDatabase } from './openDatabase.ts'

let database: TestDatabase
let opened: OpenDatabase
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase({ connectionString: database.connectionString, maxConnections: 1 })
})
afterAll(async () => {
  await opened?.close()
  await database?.drop()
})

// If it differs: `npm run schema`.
it('types every table as the migrations create it', async () => {
  await expect(await writeSchemaFile(opened.pool)).toMatchFileSnapshot('./schema.ts')
})
