import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { parseNamedKeys } from '../namedKeys.ts'
import { openDataKeys } from './openDataKeys.ts'

let database: TestDatabase
let dataDir: string
beforeEach(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lance-test-keys-'))
})
afterEach(async () => {
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const file = () => join(dataDir, 'data-key')

async function openKeys(given?: string): Promise<string[]> {
  const { db, close } = openDatabase({ connectionString: database.connectionString, maxConnections: 1 })
  try {
    const opened = await openDataKeys({
      db,
      log: { warn: () => {} } as never,
      config: {
        DATA_DIR: dataDir,
        DATA_KEYS: given === undefined ? undefined : (parseNamedKeys(given) ?? undefined),
      },
      nowMs: 0,
    })
    return opened.map(({ id, secret }) => `${id}:${secret.toString('base64')}`)
  } finally {
    await close()
  }
}

describe('openDataKeys without DATA_KEYS', () => {
  it('creates one key at the first start, readable only by its owner, and keeps using it [OPERATOR-40]', async () => {
    const both = await Promise.all([openKeys(), openKeys()])
    expect(both[0]).toEqual(both[1])
    expect(await readFile(file(), 'utf8')).toBe(`${both[0]?.[0]}\n`)
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect(await openKeys()).toEqual(both[0])
  })

  it('refuses a database whose key is gone, rather than make another one [OPERATOR-40]', async () => {
    await openKeys()
    await rm(file())
    await expect(openKeys()).rejects.toThrow(
      /is neither in DATA_KEYS nor .*data-key: restore it from a backup/,
    )
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  it('refuses a file that is not a key', async () => {
    await writeFile(file(), 'something else\n')
    await expect(openKeys()).rejects.toThrow(/data-key is no key: .*CPFs and Pix keys are lost/)
  })
})

describe('openDataKeys with DATA_KEYS', () => {
  it('creates no file, and keeps the key of a file for what it sealed', async () => {
    const [made = ''] = await openKeys()
    const given = newKey('2027')
    expect(await openKeys(given)).toEqual([given, made])
    await rm(file())
    await expect(openKeys(given)).rejects.toThrow(/restore it from a backup/)
    expect(await openKeys(`${given},${made}`)).toEqual([given, made])
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  it('refuses another key of a known name, and is not confused by the attempt', async () => {
    const [right, wrong] = [newKey('2027'), newKey('2027')]
    await openKeys(right)
    await expect(openKeys(wrong)).rejects.toThrow(/"2027" .*is another key of this name/)
    await expect(openKeys(newKey('2028'))).rejects.toThrow(/"2027"/)
    expect(await openKeys(right)).toEqual([right])
  })
})
