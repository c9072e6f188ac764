import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../../test/database.ts'
import { servingUrlOf } from '../../test/databaseServer.ts'
import { openTestGame, playOut } from '../../test/gameKit.ts'
import { fund, reais, wallets } from '../../test/moneyKit.ts'
import { operate } from '../../test/operate.ts'
import { openScratchServer, openTestServer, signUp, type TestServer } from '../../test/testServer.ts'
import { openLog } from '../log/openLog.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { prepareDatabase } from './prepareDatabase.ts'

// What whoever speaks SQL through the server may not do, even where a statement of ours were open to them.

/** A PostgreSQL that others use too gets no roles from tests. */
const describeRoles = describe.skipIf(process.env.DATABASE_URL !== undefined)

let server: TestServer & { connectionString: string }
beforeAll(async () => {
  server = await openScratchServer()
  const { gameId, ...game } = await openTestGame(server, { stake: reais(10) })
  await playOut({ gameId, ...game }, '1. e4 e5')
  await operate(server, 'void-game', '--game', gameId, '--who', 'Carla', '--why', 'a try')
})
afterAll(() => server?.stop())

async function ask(connectionString: string, ...statements: string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    let rows: unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

const asServing = (...statements: string[]) => ask(servingUrlOf(server.connectionString), ...statements)
const asMigrating = (...statements: string[]) => ask(server.connectionString, ...statements)

const DENIED = /permission denied|must be owner|must be superuser/

/** A balance is written by the trigger of transfers. Would any trigger do, one of their own would open the way. */
const BY_OWN_TRIGGER = [
  'create temporary table bait (id integer)',
  `create function pg_temp.bite() returns trigger language plpgsql as $$
   begin update public.accounts set balance = balance + 500000 where kind = 'wallet'; return null; end $$`,
  'create trigger bites after insert on bait for each row execute function pg_temp.bite()',
  'insert into bait values (1)',
]

describeRoles('the role that serves', () => {
  it('is no superuser, owns nothing, and may become nobody', async () => {
    expect(
      await asServing(
        `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
           (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned,
           (select count(*)::int from pg_auth_members where member = pg_roles.oid) as others
         from pg_roles where rolname = current_user`,
      ),
    ).toEqual([
      {
        ...{ rolsuper: false, rolcreaterole: false, rolcreatedb: false },
        ...{ rolbypassrls: false, rolreplication: false, owned: 0, others: 0 },
      },
    ])
  })

  it.each([
    ['change a transfer', ['update transfers set amount = amount + 1']],
    ['delete transfers', ['delete from transfers']],
    ['empty transfers', ['truncate transfers']],
    ['write a balance', [`update accounts set balance = 500000 where kind = 'wallet'`]],
    ['write a balance by a trigger of its own', BY_OWN_TRIGGER],
    ['give an account to somebody else', [`update accounts set owner_id = 'me' where kind = 'wallet'`]],
    ['delete accounts', ['delete from accounts']],
    ['change what operators did', [`update operator_acts set who = 'Davi'`]],
    ['delete what operators did', ['delete from operator_acts']],
    ['empty what operators did', ['truncate operator_acts cascade']],
    ['change what a correction is for', [`update corrections set purpose = 'x'`]],
    ['delete what proves a correction', ['delete from correction_proofs']],
    ['make play money real', [`update ledger_stamp set mode = 'live'`]],
    ['switch triggers off', ['alter table transfers disable trigger user']],
    ['drop a trigger', ['drop trigger operator_acts_stay on operator_acts']],
    ['pass triggers by', ['set session_replication_role = replica']],
    ['change a function', ['alter function refuse_change() rename to nothing']],
    ['make a table', ['create table mine (id integer)']],
    ['drop a table', ['drop table games']],
    ['lie about migrations', [`insert into kysely_migration (name, timestamp) values ('9999', 'now')`]],
    ['run a program', [`copy users to program 'cat'`]],
    ['read a file', [`select pg_read_file('postgresql.conf')`]],
    ['make a role', ['create role friend superuser']],
  ])('may not %s', async (_what, statements) => {
    await expect(asServing(...statements)).rejects.toThrow(DENIED)
  })

  it('may not change what operators did by noting it as done again', async () => {
    await expect(asServing('update operator_acts set done_at = now()')).rejects.toMatchObject({
      code: '23001',
    })
  })

  it('moves money, as before, by writing transfers', async () => {
    const { user } = await signUp(server)
    await fund(server.ctx, user.id, 12)
    expect(await wallets(server.ctx, [user.id])).toEqual([1200n])
    expect(await server.ctx.pool.query('select current_user as role')).not.toMatchObject({
      rows: await asMigrating('select current_user as role'),
    })
  })
})

describeRoles('a table that a later migration makes', () => {
  const later = {
    ...migrations,
    '9999_later': {
      up: async (db: Kysely<unknown>) => {
        await sql`create table later (id bigint generated by default as identity, counted serial)`.execute(db)
      },
    },
  }

  it('is open to the role that serves without further ado, also to servers that run already', async () => {
    const database = await createTestDatabase()
    onTestFinished(database.drop)
    const { connectionString } = database
    const serving = servingUrlOf(connectionString)
    await prepareDatabase({ connectionString: serving, migrateConnectionString: connectionString })
    await migrate(connectionString, { migrations: later })
    expect(
      await ask(
        serving,
        'insert into later default values',
        'update later set id = 7',
        'select id::int, counted from later',
      ),
    ).toEqual([{ id: 7, counted: 1 }])
    await ask(serving, 'delete from later')
    await expect(ask(serving, 'truncate later')).rejects.toThrow(DENIED)
  })
})

describeRoles('preparing a database', () => {
  it('takes back what the role that serves was given by hand, and gives what it lacks', async () => {
    const { connectionString, drop } = await createTestDatabase()
    onTestFinished(drop)
    const serving = servingUrlOf(connectionString)
    const role = new URL(serving).username
    const both = { connectionString: serving, migrateConnectionString: connectionString }
    await prepareDatabase(both)
    await ask(
      connectionString,
      `grant update, truncate on transfers to ${role}; revoke select on games from ${role}`,
    )
    await Promise.all([prepareDatabase(both), prepareDatabase(both)])
    await expect(ask(serving, 'update transfers set amount = 1')).rejects.toThrow(DENIED)
    await expect(ask(serving, 'truncate transfers')).rejects.toThrow(DENIED)
    expect(await ask(serving, 'select id from games')).toEqual([])
  })

  it('writes no rights where all are as they should be', async () => {
    const { connectionString, drop } = await createTestDatabase()
    onTestFinished(drop)
    const both = {
      connectionString: servingUrlOf(connectionString),
      migrateConnectionString: connectionString,
    }
    await prepareDatabase(both)
    const versions = () => ask(connectionString, 'select oid::text, xmin::text from pg_class order by oid')
    const before = await versions()
    await prepareDatabase(both)
    expect(await versions()).toEqual(before)
  })

  it('says what is missing where the one role that is known may not migrate', async () => {
    const { connectionString, drop } = await createEmptyDatabase()
    onTestFinished(drop)
    await expect(prepareDatabase({ connectionString: servingUrlOf(connectionString) })).rejects.toThrow(
      /permission denied.*MIGRATE_DATABASE_URL/,
    )
  })

  it('needs no second role where nothing is missing', async () => {
    await prepareDatabase({ connectionString: servingUrlOf(server.connectionString) })
  })
})

describeRoles('a server', () => {
  const warnings = async (options: { oneRole: boolean }) => {
    const written: string[] = []
    const log = openLog({ level: 'warn', destination: { write: (line: string) => void written.push(line) } })
    const { connectionString, time } = server
    const opened = await openTestServer({ connectionString, time, log, ...options })
    const { rows } = await opened.ctx.pool.query('select 1 as one')
    expect(rows).toEqual([{ one: 1 }])
    await opened.stop()
    return written.map((line) => JSON.parse(line).msg).filter((msg) => msg.includes('MIGRATE_DATABASE_URL'))
  }

  it('with one DATABASE_URL for all starts, and its log says that its role could take the guards away', async () => {
    expect(await warnings({ oneRole: true })).toEqual([
      'the role of DATABASE_URL could take away what guards money and the trail of operators: give it one that owns nothing, and MIGRATE_DATABASE_URL the one that does',
    ])
  })

  it('with a role for each says nothing', async () => {
    expect(await warnings({ oneRole: false })).toEqual([])
  })
})

describeRoles('an account', () => {
  it('keeps its id out of reach: the one column that the role may name in an update', async () => {
    await expect(asServing('update accounts set id = 1')).rejects.toThrow()
    await expect(asServing('update accounts set id = default')).rejects.toThrow(/never changed/)
  })
})
