import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fund } from '../../../../test/moneyKit.ts'
import { insertUsers, openTestContext } from '../../../../test/testContext.ts'
import { readWallet } from '../../../money/ledger/index.ts'
import { migrate } from '../migrate.ts'
import { prepareDatabase } from '../prepareDatabase.ts'
import { findEmbeddedPostgres } from './findEmbeddedPostgres.ts'
import { type EmbeddedPostgres, openEmbeddedPostgres } from './openEmbeddedPostgres.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lance-roles-'))
  // Started as root, PostgreSQL runs as another user, which must be able to enter the folder.
  await chmod(folder, 0o711)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function open(dataDir: string): Promise<EmbeddedPostgres> {
  const opened = await openEmbeddedPostgres({ dataDir, log: { info: () => {}, warn: () => {} } })
  if (!opened.ok) throw new Error(opened.message)
  return opened
}

async function ask(connectionString: string, ...statements: string[]): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** The owners of the objects in the database, each once. What an extension brings stays the superuser's. */
const OWNERS = `
  select array_agg(distinct pg_get_userbyid(owner)::text) as owners from (
    select oid, relowner as owner from pg_class where relnamespace = 'public'::regnamespace
    union all select oid, proowner from pg_proc where pronamespace = 'public'::regnamespace
    union all select oid, typowner from pg_type where typnamespace = 'public'::regnamespace
    union all select oid, datdba from pg_database where datname = current_database()
  ) as things
  where not exists (select from pg_depend where objid = things.oid and deptype = 'e')`

/** The state left by a version from before the two roles: the superuser owns everything. */
const WITHOUT_ROLES = [
  'alter database lance owner to lance',
  'reassign owned by lance_migrate, lance_serve to lance',
  'drop owned by lance_serve, lance_migrate',
  'grant temporary on database lance to public',
  'drop role lance_serve',
  'drop role lance_migrate',
]

const THINGS = [
  `create type mood as enum ('calm')`,
  'create sequence counted',
  'create view calm as select 1 as one',
  'create table "Odd Name" (id integer)',
]

describe('a new cluster', () => {
  let opened: EmbeddedPostgres
  beforeAll(async () => {
    // The path is too long for a socket, so passwords are checked.
    const dataDir = join(folder, 'd'.repeat(110))
    await mkdir(dataDir)
    opened = await open(dataDir)
  }, 60_000)
  afterAll(() => opened?.stop())

  it('has a role that owns the database and one that serves, neither of them a superuser', async () => {
    const { connectionString, migrateConnectionString, superuserConnectionString } = opened
    const who = 'select rolname, rolsuper, rolcreaterole from pg_roles where rolname = current_user'
    const plain = { rolsuper: false, rolcreaterole: false }
    expect(await ask(connectionString, who)).toEqual([{ rolname: 'lance_serve', ...plain }])
    expect(await ask(migrateConnectionString, who)).toEqual([{ rolname: 'lance_migrate', ...plain }])
    expect(await ask(superuserConnectionString, who)).toMatchObject([{ rolname: 'lance', rolsuper: true }])
    expect(await ask(superuserConnectionString, OWNERS)).toEqual([{ owners: ['lance_migrate'] }])
    await expect(ask(connectionString, 'create temporary table bait (id integer)')).rejects.toThrow(
      /permission denied/,
    )
  })

  it('has a separate password for each role', async () => {
    const serving = new URL(opened.connectionString)
    expect(serving.hostname).toBe('127.0.0.1')
    for (const other of [opened.migrateConnectionString, opened.superuserConnectionString]) {
      const url = new URL(other)
      url.password = serving.password
      await expect(ask(url.href, 'select 1')).rejects.toThrow('password authentication failed')
    }
  })
})

describe('a cluster of an earlier version', () => {
  it('changes owner completely and once when it is opened, and money still moves in it', async () => {
    const dataDir = join(folder, 'older')
    await mkdir(dataDir)
    const first = await open(dataDir)
    const { superuserConnectionString: old } = first
    await ask(old, ...WITHOUT_ROLES, ...THINGS)
    await migrate(old)
    const before = openTestContext({ connectionString: old })
    const [userId = ''] = await insertUsers(before, 1)
    await fund(before, userId, 12)
    await before.close()
    // While the earlier version still runs, an operator command beside it leaves its database alone.
    expect(await findEmbeddedPostgres(dataDir)).toMatchObject({
      ok: true,
      running: { connectionString: old },
    })
    expect(await ask(old, OWNERS)).toEqual([{ owners: ['lance'] }])
    await first.stop()

    for (let times = 0; times < 2; times++) {
      const opened = await open(dataDir)
      expect(await ask(opened.superuserConnectionString, OWNERS)).toEqual([{ owners: ['lance_migrate'] }])
      await prepareDatabase(opened)
      const found = await findEmbeddedPostgres(dataDir)
      expect(found).toMatchObject({ running: { connectionString: opened.connectionString } })
      const ctx = openTestContext(opened)
      await fund(ctx, userId, 1)
      expect(await readWallet(ctx.db, userId)).toBe(1300n + 100n * BigInt(times))
      await expect(ctx.pool.query('alter table transfers disable trigger user')).rejects.toThrow(
        /must be owner/,
      )
      await ctx.close()
      await opened.stop()
    }
  }, 60_000)
})
