import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { openTestContext, type TestContext } from '../../test/testContext.ts'
import { holdCatalogue } from './catalogueStore.ts'

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
    let isHeld = () => {}
    const held = new Promise<void>((resolve) => {
      isHeld = resolve
    })
    const first = one.db.transaction().execute(async (trx) => {
      await holdCatalogue(trx)
      isHeld()
      await new Promise((resolve) => setTimeout(resolve, LONG_IMPORT_MS))
    })
    await held
    await expect(other.db.transaction().execute((trx) => holdCatalogue(trx))).resolves.toBeUndefined()
    await first
  })
})
