import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PlayRules, WalletState } from '@lance/contract'
import pino from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { openTestServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { openDatabase } from '../../kernel/db/openDatabase.ts'
import { parseNamedKeys } from '../../kernel/namedKeys.ts'
import { openIdentityKeys } from './openIdentityKeys.ts'

let database: TestDatabase
let dataDir: string
let warnings: string[]
const running: TestServer[] = []

beforeEach(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'lance-test-keys-'))
  warnings = []
})
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const newKey = (id: string) => `${id}:${randomBytes(32).toString('base64')}`
const file = () => join(dataDir, 'identity-key')
const log = { warn: (...args: unknown[]) => void warnings.push(String(args.at(-1))) } as never

async function openKeys({ given, isEmbedded }: { given?: string; isEmbedded: boolean }): Promise<string[]> {
  const { db, close } = openDatabase({ connectionString: database.connectionString, maxConnections: 1 })
  try {
    const keys = given === undefined ? undefined : (parseNamedKeys(given) ?? undefined)
    const opened = await openIdentityKeys({ db, log, given: keys, dataDir, isEmbedded })
    return opened.map(({ id, secret }) => `${id}:${secret.toString('base64')}`)
  } finally {
    await close()
  }
}

/** How many keys the database stores: a copy of it must not reveal one. */
async function storedKeys(): Promise<number> {
  const { pool, close } = openDatabase({ connectionString: database.connectionString, maxConnections: 1 })
  const { rowCount } = await pool.query('select from identity_keys')
  await close()
  return rowCount ?? 0
}

describe('openIdentityKeys with the embedded database', () => {
  it('creates a key at the first start, readable only by its owner, and keeps using it [OPERATOR-11]', async () => {
    const [made] = await openKeys({ isEmbedded: true })
    expect(await readFile(file(), 'utf8')).toBe(`${made}\n`)
    expect((await stat(file())).mode & 0o777).toBe(0o600)
    expect(await openKeys({ isEmbedded: true })).toEqual([made])
    expect(await storedKeys()).toBe(0)
    expect(warnings).toEqual([])
  })

  it('creates one key when two servers start at once', async () => {
    const both = await Promise.all([openKeys({ isEmbedded: true }), openKeys({ isEmbedded: true })])
    expect(both[0]).toEqual(both[1])
  })

  it('keeps the key of the file for old hashes after a key is configured', async () => {
    const [made = ''] = await openKeys({ isEmbedded: true })
    const given = newKey('2027')
    expect(await openKeys({ given, isEmbedded: true })).toEqual([given, made])
  })

  it('creates no file when a key is configured', async () => {
    const given = newKey('2027')
    expect(await openKeys({ given, isEmbedded: true })).toEqual([given])
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  it('refuses a file that is not a key, rather than lose stored exclusions', async () => {
    await writeFile(file(), 'something else\n')
    await expect(openKeys({ isEmbedded: true })).rejects.toThrow(/identity-key is no key/)
  })

  it('warns when others can read the file', async () => {
    await openKeys({ isEmbedded: true })
    await chmod(file(), 0o644)
    await openKeys({ isEmbedded: true })
    expect(warnings).toEqual([expect.stringContaining('chmod 600')])
  })
})

describe('openIdentityKeys with the operator’s own database and no configured key', () => {
  it('keeps one key in the database for all servers, and warns at each start [OPERATOR-11]', async () => {
    const both = await Promise.all([openKeys({ isEmbedded: false }), openKeys({ isEmbedded: false })])
    expect(both[0]).toEqual(both[1])
    expect(warnings).toHaveLength(2)
    expect(warnings[0]).toMatch(/^IDENTITY_KEYS is not set: .*docs\/operating\.md/)
    await expect(stat(file())).rejects.toThrow('ENOENT')
  })

  it('keeps the stored key for old hashes once a key is configured, without a warning', async () => {
    const [stored = ''] = await openKeys({ isEmbedded: false })
    warnings = []
    const given = newKey('2027')
    expect(await openKeys({ given, isEmbedded: false })).toEqual([given, stored])
    expect(warnings).toEqual([])
  })
})

describe('a server', () => {
  const DATABASE_URL = 'postgres://named-by-the-operator/lance'

  async function serve(env: Record<string, string>): Promise<TestServer> {
    const lines = { write: (line: string) => void warnings.push(JSON.parse(line).msg) }
    const server = await openTestServer({
      connectionString: database.connectionString,
      env: { DATABASE_URL, ...env },
      log: pino({ level: 'warn' }, lines),
    })
    running.push(server)
    return server
  }

  async function pauseAndClose(server: TestServer, email: string): Promise<void> {
    const person = await signUp(server, { email })
    await person.call<PlayRules>('POST', '/wallet/pause', { body: { days: 30 } })
    await person.call('DELETE', `/users/${person.user.id}`, { body: { password: person.password } })
  }

  async function isPaused(server: TestServer, email: string): Promise<boolean> {
    const person = await signUp(server, { email })
    const { body } = await person.call<WalletState>('GET', '/wallet/state')
    return body.rules.pausedUntil !== null
  }

  it('starts without a key, warns what to do, and still keeps exclusions', async () => {
    const server = await serve({ IDENTITY_KEYS: '' })
    expect(warnings).toEqual([expect.stringMatching(/^IDENTITY_KEYS is not set/)])
    await pauseAndClose(server, 'ana@lance.test')
    expect(await isPaused(server, 'ana@lance.test')).toBe(true)
    const keyed = await serve({ IDENTITY_KEYS: newKey('2027') })
    expect(await isPaused(keyed, 'ana+2@lance.test')).toBe(true)
  })

  it('finds old exclusions by an old key, and newer ones by a new key', async () => {
    const [old, new_] = [newKey('2026'), newKey('2027')]
    await pauseAndClose(await serve({ IDENTITY_KEYS: old }), 'ana@lance.test')
    const rotated = await serve({ IDENTITY_KEYS: `${new_},${old}` })
    expect(await isPaused(rotated, 'ana@lance.test')).toBe(true)
    await pauseAndClose(rotated, 'bia@lance.test')
    expect(warnings).toEqual([])
    const later = await serve({ IDENTITY_KEYS: new_ })
    expect(await isPaused(later, 'bia@lance.test')).toBe(true)
    expect(warnings).toEqual([expect.stringContaining('only by a missing key')])
  })
})
