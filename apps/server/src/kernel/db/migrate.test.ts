import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '../../../test/database.ts'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { openScratchServer, openTestServer, type TestServer } from '../../../test/testServer.ts'
import { migrate, type OwnMigration } from './migrate.ts'
import { migrations } from './migrations/index.ts'

const statement = (text: string): OwnMigration => ({
  up: (db: Kysely<unknown>) =>
    sql
      .raw(text)
      .execute(db)
      .then(() => {}),
})
const withNext = (next: OwnMigration) => ({ ...migrations, '9999_next': next })

describe('servers that start at the same time', () => {
  it('migrate one after the other, however long the first takes, and run each migration once [OPERATOR-9]', async () => {
    const { connectionString, drop } = await createEmptyDatabase()
    const given = {
      '0001_slow': statement('select pg_sleep(0.4); create table once (id integer)'),
      '0002_more': statement('create table more (id integer)'),
    }
    const options = { migrations: given, lockTimeoutMs: 50 }
    await Promise.all([1, 2, 3].map(() => migrate(connectionString, options)))
    expect(await rowsOf(connectionString, 'select name from kysely_migration order by name')).toEqual([
      { name: '0001_slow' },
      { name: '0002_more' },
    ])
    await drop()
  })

  it('fail with the reason when a migration cannot run', async () => {
    const { connectionString, drop } = await createEmptyDatabase()
    const bad = { '0001_bad': statement('create table nothing (id nonsense)') }
    await expect(migrate(connectionString, { migrations: bad })).rejects.toThrow(/nonsense/)
    await drop()
  })
})

describe('a migration while the previous version serves games', () => {
  let server: TestServer & { connectionString: string }
  beforeAll(async () => {
    server = await openScratchServer()
  })
  afterAll(() => server?.stop())

  it('waits for a table in use without blocking games longer than its limit, and both continue [OPERATOR-9]', async () => {
    const game = await openTestGame(server)
    const reader = new pg.Client({ connectionString: server.connectionString })
    await reader.connect()
    await reader.query('begin')
    await reader.query('select count(*) from games')
    let isDone = false
    const migrating = migrate(server.connectionString, {
      migrations: withNext(statement('alter table games add column noted text')),
      lockTimeoutMs: 100,
    }).then(() => {
      isDone = true
    })
    await playOut(game, '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6')
    expect(isDone).toBe(false)
    await reader.query('commit')
    await reader.end()
    await migrating
    await playOut(game, '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6', { fromPly: 7 })
  })

  it('lets a server of the previous version start again', async () => {
    const again = await openTestServer({
      connectionString: server.connectionString,
      time: server.time,
      migrating: true,
    })
    await openTestGame(again)
    await again.stop()
  })

  it('builds an index outside a transaction while the table is being written', async () => {
    const index = {
      ...statement('create index concurrently moves_by_time on moves (played_at)'),
      outsideTransaction: true,
    }
    const both = { ...withNext(statement('select 1')), '9999_outside': index }
    const game = await openTestGame(server)
    await Promise.all([
      migrate(server.connectionString, { migrations: both }),
      playOut(game, '1. d4 d5 2. c4 e6'),
    ])
    const built = `select indisvalid as valid from pg_index where indexrelid = 'moves_by_time'::regclass`
    expect(await rowsOf(server.connectionString, built)).toEqual([{ valid: true }])
  })
})

async function rowsOf(connectionString: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}
