import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '../../../../test/database.ts'
import { servingUrlOf } from '../../../../test/databaseServer.ts'
import { joinGame, openTestGame, playOut, type TestGame } from '../../../../test/gameKit.ts'
import { fund, reais } from '../../../../test/moneyKit.ts'
import { openScratchServer, openTestServer, signUp, type TestServer } from '../../../../test/testServer.ts'
import { requestWithdrawal, signUpPayee } from '../../../../test/withdrawalKit.ts'
import { readPayeeCpf } from '../../../money/withdrawals/index.ts'
import { DATABASE_VERBS } from '../databaseVerbs.ts'
import { listTables, quoteName } from './tables.ts'

let server: TestServer & { connectionString: string }
let folder: string
let game: TestGame
const drops: (() => Promise<void>)[] = []
beforeAll(async () => {
  server = await openScratchServer()
  folder = await mkdtemp(join(tmpdir(), 'lance-test-backup-'))
  game = await openTestGame(server, { stake: reais(10) })
  await playOut(game, '1. e4 e5 2. Nf3 Nc6')
})
afterAll(async () => {
  for (const drop of drops) await drop()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function emptyDatabase(): Promise<string> {
  const { connectionString, drop } = await createEmptyDatabase()
  drops.push(drop)
  return connectionString
}

/** The addresses of an operator with a role for each: the serving role takes backups. */
const addressOf = (connectionString: string) => ({
  connectionString: servingUrlOf(connectionString),
  migrateConnectionString: connectionString,
})

const BY = { who: 'Carla', why: 'ticket 12' }
const backup = (file: string) =>
  DATABASE_VERBS.backup?.run(addressOf(server.connectionString), { file, ...BY })
const restore = (connectionString: string, file: string) =>
  DATABASE_VERBS.restore?.run(addressOf(connectionString), { file, ...BY })

/** The acts that backed a database up into a file, or restored it from one. */
function actsOf(connectionString: string, file: string): Promise<object[]> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query(
      `select verb, who, why, done_at is not null as done from operator_acts
       where verb in ('backup', 'restore') and given = jsonb_build_object('file', $1::text) order by begun_at`,
      [file],
    )
    return rows
  })
}

async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The contents of each table, as a checksum. */
function contentsOf(connectionString: string): Promise<Record<string, string>> {
  return withClient(connectionString, async (client) => {
    const contents: Record<string, string> = {}
    for (const { name } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, ';' order by t::text)), '') as sum
         from ${quoteName(name)} t`,
      )
      contents[name] = rows[0].sum
    }
    return contents
  })
}

describe('a backup that was restored into an empty database', () => {
  let file: string
  let target: string
  let restored: Awaited<ReturnType<typeof restore>>
  beforeAll(async () => {
    file = join(folder, 'whole.gz')
    expect(await backup(file)).toMatchObject({ ok: true })
    target = await emptyDatabase()
    restored = await restore(target, file)
  })

  it('contains the record of who took it, beside that of who restored it', async () => {
    expect(await actsOf(target, file)).toEqual([
      { verb: 'backup', ...BY, done: false },
      { verb: 'restore', ...BY, done: true },
    ])
  })

  it('guards its money as before', async () => {
    await withClient(target, async (client) => {
      await expect(client.query('update transfers set amount = amount + 1')).rejects.toThrow(/never changed/)
      await expect(client.query('update accounts set balance = balance + 1')).rejects.toThrow(/never changed/)
    })
    await withClient(servingUrlOf(target), async (client) => {
      await expect(client.query('update transfers set amount = amount + 1')).rejects.toThrow(
        /permission denied/,
      )
      expect((await client.query('select from transfers')).rowCount).toBeGreaterThan(0)
    })
  })

  // Last: a server changes what it starts on, and grants its role its rights.
  it('contains everything: a game goes on, with its players still signed in [OPERATOR-8]', async () => {
    const { ok, lines } = restored ?? {}
    expect([ok, lines?.[1]]).toEqual([
      true,
      expect.stringMatching(/^The ledger adds up, and 2 corrections are open/),
    ])
    const [there, here] = [await contentsOf(target), await contentsOf(server.connectionString)]
    // The acts of the backup and of its restoring differ, and so does their log.
    const others = { operator_acts: null, operator_log: null }
    expect({ ...there, ...others }).toEqual({ ...here, ...others })
    const elsewhere = await openTestServer({ connectionString: target, time: server.time, migrating: true })
    const white = await joinGame(elsewhere, game.white.client, game.gameId)
    white.sendMove('f1b5', { ply: 5 })
    expect((await white.next('move')).data.san).toBe('Bb5')
    await fund(elsewhere.ctx, [(await signUp(elsewhere)).user.id], 5)
    await elsewhere.stop()
  })
})

describe('a backup', () => {
  it('names the data key that it lacks, without which a restored server does not start [OPERATOR-40]', async () => {
    const file = join(folder, 'keyless.gz')
    const { person, cpf } = await signUpPayee(server)
    await requestWithdrawal(person, { pixKey: cpf })
    await server.ctx.pool.query('update payees set cpf = null, pix_key = null')
    expect((await backup(file))?.lines[1]).toMatch(/^NOT IN THIS FILE: the data key "tests"/)
    const target = await emptyDatabase()
    expect((await restore(target, file))?.lines).toContainEqual(
      expect.stringMatching(/^Servers need the data key "tests"/),
    )
    const DATA_KEYS = `other:${Buffer.alloc(32, 1).toString('base64')}`
    await expect(
      openTestServer({ connectionString: target, env: { DATA_KEYS }, migrating: true }),
    ).rejects.toThrow(/"tests"/)
    const keyed = await openTestServer({ connectionString: target, time: server.time, migrating: true })
    expect(await readPayeeCpf(keyed.ctx.db, { ...keyed.ctx, userId: person.user.id })).toBe(cpf)
    await keyed.stop()
  })

  it('is one snapshot even while money moves and games are played: nothing is created or lost [OPERATOR-8]', async () => {
    const file = join(folder, 'busy.gz')
    const other = await openTestGame(server)
    const state = { isOver: false, rounds: 0 }
    const payee = await signUp(server)
    const paying = (async () => {
      while (!state.isOver) {
        await fund(server.ctx, [payee.user.id], 1)
        state.rounds++
      }
    })()
    const playing = playOut(other, '1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7')
    await expect.poll(() => state.rounds).toBeGreaterThan(2)
    const before = state.rounds
    expect(await backup(file)).toMatchObject({ ok: true })
    const after = state.rounds
    state.isOver = true
    await Promise.all([paying, playing])
    expect(after).toBeGreaterThan(before)
    const target = await emptyDatabase()
    expect(await restore(target, file)).toMatchObject({ ok: true })
    const [row] = await withClient(target, async (client) => {
      const { rows } = await client.query(
        `select balance::int, (select count(*)::int from transfers where credit_account = accounts.id) as credits
         from accounts where kind = 'wallet' and owner_id = $1`,
        [payee.user.id],
      )
      return rows
    })
    expect(row.balance).toBe(row.credits * 100)
    expect(row.credits).toBeGreaterThanOrEqual(before)
    expect(row.credits).toBeLessThanOrEqual(after + 1)
  })

  it('is recorded with who and why before it is taken, even if it fails', async () => {
    const file = join(folder, 'noted.gz')
    const closed = join(folder, 'nowhere', 'noted.gz')
    expect(await backup(file)).toMatchObject({ ok: true })
    expect(await backup(closed)).toMatchObject({ ok: false })
    expect(await actsOf(server.connectionString, file)).toEqual([{ verb: 'backup', ...BY, done: true }])
    expect(await actsOf(server.connectionString, closed)).toEqual([{ verb: 'backup', ...BY, done: false }])
  })

  it('is readable by its owner only, and never overwrites another', async () => {
    const file = join(folder, 'own.gz')
    await backup(file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect(await backup(file)).toMatchObject({ ok: false })
  })

  it('can be taken and restored with a single role too', async () => {
    const [file, again] = [join(folder, 'single.gz'), join(folder, 'single again.gz')]
    const { connectionString } = server
    expect(await DATABASE_VERBS.backup?.run({ connectionString }, { file, ...BY })).toMatchObject({
      ok: true,
    })
    const target = { connectionString: await emptyDatabase() }
    expect(await DATABASE_VERBS.restore?.run(target, { file, ...BY })).toMatchObject({ ok: true })
    expect(await DATABASE_VERBS.backup?.run(target, { file: again, ...BY })).toMatchObject({ ok: true })
  })
})

describe('a backup of a database in which an old row breaks a rule', () => {
  it('restores the row too, and leaves the rule in force for new rows only', async () => {
    const [drop, add] = [
      'alter table games drop constraint games_winner_plays',
      'alter table games add constraint games_winner_plays check (winner_id in (white_id, black_id)) not valid',
    ]
    const file = join(folder, 'unproved.gz')
    const winner = (await signUp(server)).user.id
    await withClient(server.connectionString, async (client) => {
      await client.query(drop)
      await client.query('update games set winner_id = $2 where id = $1', [game.gameId, winner])
      await client.query(add)
      expect(await backup(file)).toMatchObject({ ok: true })
      await client.query(`${drop}; update games set winner_id = null; ${add}`)
      await client.query('alter table games validate constraint games_winner_plays')
    })
    const target = await emptyDatabase()
    const { ok, lines } = (await restore(target, file)) ?? {}
    expect([ok, lines]).toEqual([
      false,
      expect.arrayContaining([
        expect.stringContaining(`winner of a game is one of its two players: game ${game.gameId}`),
      ]),
    ])
    expect(await contentsOf(target)).not.toEqual(await contentsOf(server.connectionString))
    await withClient(target, async (client) => {
      const { rows } = await client.query(
        'select conname from pg_constraint where not convalidated order by 1',
      )
      expect(rows).toEqual([{ conname: 'games_winner_plays' }])
      await expect(
        client.query('update games set winner_id = $1, version = 99', [winner]),
      ).rejects.toMatchObject({ code: '23514' })
    })
  })
})

describe('restore', () => {
  let good: string
  beforeAll(async () => {
    good = join(folder, 'good.gz')
    await backup(good)
  })

  async function altered(name: string, alter: (text: string) => string | Buffer): Promise<string> {
    const file = join(folder, name)
    const changed = alter(gunzipSync(await readFile(good)).toString('latin1'))
    await writeFile(file, gzipSync(typeof changed === 'string' ? Buffer.from(changed, 'latin1') : changed))
    return file
  }

  it('refuses a database that is not empty', async () => {
    const { ok, lines } = (await restore(server.connectionString, good)) ?? {}
    expect([ok, lines?.[0]]).toEqual([
      false,
      expect.stringMatching(/^Nothing was restored: the database is not empty/),
    ])
  })

  it('refuses a changed, truncated or foreign file, and then restores a good one into the same database', async () => {
    const whole = gunzipSync(await readFile(good)).toString('latin1')
    const cut = join(folder, 'cut.gz')
    await writeFile(cut, (await readFile(good)).subarray(0, 2000))
    const broken = [
      cut,
      await altered('changed.gz', (text) => text.replace('Pessoa', 'Pessoo')),
      await altered('short.gz', (text) => text.slice(0, text.indexOf('-- sum'))),
      await altered('row.gz', (text) => text.replace(/(-- table \{"name":"moves".*\n).*\n/, '$1')),
      await altered('newer.gz', (text) => text.replace('0001_accounts', '0001_others')),
      await altered('other.gz', () => 'hello\n'),
      join(folder, 'nowhere.gz'),
    ]
    expect(whole).toContain('Pessoa')
    const target = await emptyDatabase()
    for (const file of broken) {
      const { ok, lines } = (await restore(target, file)) ?? {}
      expect([file, ok, lines?.[0]]).toEqual([file, false, expect.stringMatching(/^Nothing was restored/)])
    }
    const { ok, lines } = (await restore(target, good)) ?? {}
    expect([ok, lines]).toEqual([true, expect.anything()])
  })
})
