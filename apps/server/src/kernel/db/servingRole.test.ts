import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createEmptyDatabase, createTestDatabase } from '../../../test/database.ts'
import { servingUrlOf } from '../../../test/databaseServer.ts'
import { openTestGame, playOut } from '../../../test/gameKit.ts'
import { fund, readBalances, reais } from '../../../test/moneyKit.ts'
import { operate } from '../../../test/operate.ts'
import { openScratchServer, openTestServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { openLog } from '../log/openLog.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { prepareDatabase } from './prepareDatabase.ts'

// What an attacker who gets SQL past the server still cannot do.

/** Tests create no roles in a PostgreSQL that others use too. */
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

/** Only the trigger of transfers may write balances: if any trigger could, the role could create its own. */
const BY_OWN_TRIGGER = [
  'create temporary table bait (id integer)',
  `create function pg_temp.bite() returns trigger language plpgsql as $$
   begin update public.accounts set balance = balance + 500000 where kind = 'wallet'; return null; end $$`,
  'create trigger bites after insert on bait for each row execute function pg_temp.bite()',
  'insert into bait values (1)',
]

describeRoles('the serving role', () => {
  it('is no superuser, owns nothing, and is a member of no other role [SEC-8]', async () => {
    expect(
      await asServing(
        `select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls, rolreplication,
           (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned,
           (select count(*)::int from pg_auth_members where member = pg_roles.oid) as others
         from pg_roles where rolname = current_user`,
      ),
    ).toEqual([
      {
        rolsuper: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolbypassrls: false,
        rolreplication: false,
        owned: 0,
        others: 0,
      },
    ])
  })

  it.each([
    ['change a transfer', ['update transfers set amount = amount + 1']],
    ['delete transfers', ['delete from transfers']],
    ['empty transfers', ['truncate transfers']],
    ['write a balance', [`update accounts set balance = 500000 where kind = 'wallet'`]],
    ['write a balance by a trigger of its own', BY_OWN_TRIGGER],
    ['give an account to another user', [`update accounts set owner_id = 'me' where kind = 'wallet'`]],
    ['delete accounts', ['delete from accounts']],
    ["change an operator's act", [`update operator_acts set who = 'Davi'`]],
    ["delete operators' acts", ['delete from operator_acts']],
    ["empty operators' acts", ['truncate operator_acts cascade']],
    ['change the purpose of a correction', [`update corrections set purpose = 'x'`]],
    ['delete the proof of a correction', ['delete from correction_proofs']],
    ['make play money real', [`update ledger_stamp set mode = 'live'`]],
    ['switch triggers off', ['alter table transfers disable trigger user']],
    ['drop a trigger', ['drop trigger operator_acts_stay on operator_acts']],
    ['bypass triggers', ['set session_replication_role = replica']],
    ['change a function', ['alter function refuse_change() rename to nothing']],
    ['make a table', ['create table mine (id integer)']],
    ['drop a table', ['drop table games']],
    ['fake a migration', [`insert into kysely_migration (name, timestamp) values ('9999', 'now')`]],
    ['run a program', [`copy users to program 'cat'`]],
    ['read a file', [`select pg_read_file('postgresql.conf')`]],
    ['make a role', ['create role friend superuser']],
  ])('cannot %s [SEC-8]', async (_what, statements) => {
    await expect(asServing(...statements)).rejects.toThrow(DENIED)
  })

  it("cannot change an operator's act by marking it as done again", async () => {
    await expect(asServing('update operator_acts set done_at = now()')).rejects.toMatchObject({
      code: '23001',
    })
  })

  it('moves money by writing transfers', async () => {
    const { user } = await signUp(server)
    await fund(server.ctx, user.id, 12)
    expect(await readBalances(server.ctx, [user.id])).toEqual([1200n])
    expect(await server.ctx.pool.query('select current_user as role')).not.toMatchObject({
      rows: await asMigrating('select current_user as role'),
    })
  })
})

describeRoles('a table that a later migration creates', () => {
  const later = {
    ...migrations,
    '9999_later': {
      up: async (db: Kysely<unknown>) => {
        await sql`create table later (id bigint generated by default as identity, counted serial)`.execute(db)
      },
    },
  }

  it('is open to the serving role at once, also on servers that are already running', async () => {
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

describeRoles('prepareDatabase', () => {
  it('revokes rights that the serving role was given by hand, and grants those it lacks', async () => {
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

  it('writes no rights if all are correct', async () => {
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

  it('says what is missing if the only known role may not migrate', async () => {
    const { connectionString, drop } = await createEmptyDatabase()
    onTestFinished(drop)
    await expect(prepareDatabase({ connectionString: servingUrlOf(connectionString) })).rejects.toThrow(
      /permission denied.*MIGRATE_DATABASE_URL/,
    )
  })

  it('needs no second role if no migration is missing', async () => {
    await prepareDatabase({ connectionString: servingUrlOf(server.connectionString) })
  })
})

describeRoles('a server', () => {
  const warnings = async (options: { oneRole: boolean }) => {
    const written: string[] = []
    const log = openLog({ level: 'warn', destination: { write: (line: string) => void written.push(line) } })
    const { connectionString, time } = server
    const opened = await openTestServer({ connectionString, time, log, migrating: true, ...options })
    const { rows } = await opened.ctx.pool.query('select 1 as one')
    expect(rows).toEqual([{ one: 1 }])
    await opened.stop()
    return written.map((line) => JSON.parse(line).msg).filter((msg) => msg.includes('MIGRATE_DATABASE_URL'))
  }

  it('warns, with only DATABASE_URL, that its role could remove the guards', async () => {
    expect(await warnings({ oneRole: true })).toEqual([
      'the role of DATABASE_URL could remove what guards money and the audit trail of operators: use a role that owns nothing, and set MIGRATE_DATABASE_URL to the owner',
    ])
  })

  it('does not warn with a role for each', async () => {
    expect(await warnings({ oneRole: false })).toEqual([])
  })
})

describeRoles('an account', () => {
  it('keeps its id, the one column that the role may name in an update', async () => {
    await expect(asServing('update accounts set id = 1')).rejects.toThrow()
    await expect(asServing('update accounts set id = default')).rejects.toThrow(/never changed/)
  })
})
