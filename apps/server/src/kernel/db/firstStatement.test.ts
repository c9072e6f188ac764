import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../../test/database.ts'
import { NamingClient } from './namingClient.ts'
import { type OpenDatabase, openDatabase } from './openDatabase.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let one: OpenDatabase
let client: NamingClient

/** What the first connection is doing, as another one sees it. */
async function stateOf(pid: number): Promise<string> {
  const { rows } = await client.query('select state from pg_stat_activity where pid = $1', [pid])
  return rows[0].state
}

const countRows = async (): Promise<number> =>
  Number((await client.query('select count(*) from notes', [])).rows[0].count)

beforeAll(async () => {
  database = await createTestDatabase()
  const { connectionString } = database
  one = openDatabase({ connectionString, maxConnections: 1 })
  client = new NamingClient({ connectionString })
  await client.connect()
  await client.query('create table notes (id int primary key)')
})
afterAll(async () => {
  await client?.end()
  await one?.close()
  await database?.drop()
})

describe('a transaction of Kysely', () => {
  it('begins with its first statement, whose effects are undone or kept with the others', async () => {
    const { pid } = (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one.db)).rows[0] ?? {
      pid: 0,
    }
    const undone = await one.db.startTransaction().execute()
    expect(await stateOf(pid)).toBe('idle')
    await sql`insert into notes values (${1})`.execute(undone)
    expect(await stateOf(pid)).toBe('idle in transaction')
    await sql`insert into notes values (${2})`.execute(undone)
    await undone.rollback().execute()
    expect(await countRows()).toBe(0)
    await one.db.transaction().execute(async (trx) => {
      await sql`insert into notes values (${1})`.execute(trx)
      await sql`insert into notes values (${2})`.execute(trx)
      expect(await countRows()).toBe(0)
    })
    expect(await countRows()).toBe(2)
    expect(await stateOf(pid)).toBe('idle')
  })

  it('begins with a statement that has no values', async () => {
    const before = await countRows()
    await expect(
      one.db.transaction().execute(async (trx) => {
        await sql`delete from notes`.execute(trx)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await countRows()).toBe(before)
  })

  it('is never sent without a statement', async () => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(one.db)
    const queryOf = async () =>
      (await client.query('select query from pg_stat_activity where pid = $1', [rows[0]?.pid])).rows[0].query
    const before = await queryOf()
    await one.db.transaction().execute(async () => {})
    await expect(one.db.transaction().execute(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await queryOf()).toBe(before)
  })

  it('ends when its first statement fails, and the next one works', async () => {
    const named = (id: number) => sql`/* note it */ insert into notes values (${id})`
    const insert = (id: number) => one.db.transaction().execute((trx) => named(id).execute(trx))
    await client.query('alter table notes rename to others')
    await expect(insert(10)).rejects.toThrow('does not exist')
    await client.query('alter table others rename to notes')
    await insert(10)
    await expect(insert(10)).rejects.toThrow('duplicate key')
    await insert(11)
    const { rows } = await sql`select name from pg_prepared_statements`.execute(one.db)
    expect(rows).toContainEqual({ name: 'note it' })
  })
})

describe('the first statement', () => {
  it('does not run when begin fails, nor does any later one', async () => {
    const failing = new NamingClient({ connectionString: database.connectionString })
    await failing.connect()
    const before = await countRows()
    const insert = async () => {
      await failing.query('begin', [])
      await failing.query('/* insert a note */ insert into notes values ($1)', [20])
      await failing.query('commit', [])
    }
    await failing.query('begin')
    await expect(failing.query('select 1 / 0')).rejects.toThrow('division by zero')
    await expect(insert()).rejects.toThrow('current transaction is aborted')
    await expect(failing.query('insert into notes values ($1)', [21])).rejects.toThrow('is aborted')
    // Nothing was begun, so this rollback is not sent; the next one ends the broken transaction.
    await failing.query('rollback', [])
    await failing.query('rollback')
    expect(await countRows()).toBe(before)
    await insert()
    expect(await countRows()).toBe(before + 1)
    await failing.end()
  })

  it('runs in a transaction even after one that could not be sent', async () => {
    const before = await countRows()
    const unreadable = {
      toPostgres: () => {
        throw new Error('unreadable')
      },
    }
    await client.query('begin', [])
    await expect(client.query('insert into notes values ($1)', [unreadable])).rejects.toThrow('unreadable')
    await client.query('rollback', [])
    await client.query('begin', [])
    await client.query('insert into notes values ($1)', [30])
    await client.query('rollback', [])
    expect(await countRows()).toBe(before)
  })

  it('must come from Kysely', async () => {
    await client.query('begin', [])
    expect(() => client.query('select 1')).toThrow('only Kysely')
    await client.query('rollback', [])
  })
})
