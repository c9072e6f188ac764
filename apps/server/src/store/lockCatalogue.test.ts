import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { openTestContext, type TestContext } from '../../test/testContext.ts'
import { lockCatalogue } from './catalogueStore.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let one: TestContext
let other: TestContext
beforeAll(async () => {
  database = await createTestDatabase()
  one = openTestContext(database)
  other = openTestContext(database)
})
afterAll(async () => {
  await one?.close()
  await other?.close()
  await database?.drop()
})

/** Longer than a connection waits for a lock: `lock_timeout` in connectionOptions. */
const LONG_IMPORT_MS = 2600

describe('the import lock of two servers that start at once on a new database', () => {
  it('makes the second import wait for the first, however long it takes', async () => {
    let markLocked = () => {}
    const locked = new Promise<void>((resolve) => {
      markLocked = resolve
    })
    const first = one.db.transaction().execute(async (trx) => {
      await lockCatalogue(trx)
      markLocked()
      await new Promise((resolve) => setTimeout(resolve, LONG_IMPORT_MS))
    })
    await locked
    await expect(other.db.transaction().execute((trx) => lockCatalogue(trx))).resolves.toBeUndefined()
    await first
  })
})
