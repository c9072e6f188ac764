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

/** Longer than a connection waits for a lock: `lock_timeout` of connectionOptions. */
const LONG_IMPORT_MS = 2600

describe('two servers started at once on a new database', () => {
  it('fill its catalogue one after the other, however long the first one takes', async () => {
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
