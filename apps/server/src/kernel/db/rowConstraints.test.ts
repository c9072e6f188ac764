import { randomUUID } from 'node:crypto'
import { TRANSFER_KINDS } from '@lance/domain'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createEmptyDatabase } from '../../../test/database.ts'
import { openTestGame, playOut, type TestGame } from '../../../test/gameKit.ts'
import { payPremium } from '../../../test/payPremium.ts'
import { openScratchServer, signUp, type TestServer } from '../../../test/testServer.ts'
import { createCup } from '../../../test/tournamentKit.ts'
import { requestWithdrawal, signUpPayee } from '../../../test/withdrawalKit.ts'
import { audits } from '../../edges/audits.ts'
import { DATABASE_VERBS } from '../../edges/operator/databaseVerbs.ts'
import { reconcile } from '../../money/ledger/index.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { openDatabase } from './openDatabase.ts'

const BEFORE = Object.keys(migrations)
  .sort()
  .filter((name) => name < '0045')
  .at(-1)

let server: TestServer & { connectionString: string }
let game: TestGame
let outsider: string
beforeAll(async () => {
  server = await openScratchServer()
  game = await openTestGame(server)
  outsider = (await signUp(server)).user.id
})
afterAll(() => server?.stop())

const run = (text: string, values: unknown[] = []) => server.ctx.pool.query(text, values)
const CHECK = { code: '23514' }
const REFERENCE = { code: '23503' }

describe('a game', () => {
  it('refuses a winner who is not one of its players [SEC-8]', async () => {
    const end = `update games set status = 'resignation', reason = 'resignation', ended_at = now(), winner_id = $2
      where id = $1`
    await expect(run(end, [game.gameId, outsider])).rejects.toMatchObject(CHECK)
  })

  it.each(['white_ms', 'black_ms'])('refuses a negative clock in %s [SEC-8]', async (column) => {
    await expect(run(`update games set ${column} = -1 where id = $1`, [game.gameId])).rejects.toMatchObject(
      CHECK,
    )
  })

  it('refuses a move with a negative clock', async () => {
    const insert = `insert into moves (game_id, ply, uci, move_id, clock_ms, played_at)
      values ($1, 99, 'e2e4', $2, -1, now())`
    await expect(run(insert, [game.gameId, randomUUID()])).rejects.toMatchObject(CHECK)
  })

  it('never changes its two players, so that its winner and seats stay valid', async () => {
    for (const column of ['white_id', 'black_id'])
      await expect(
        run(`update games set ${column} = $2 where id = $1`, [game.gameId, outsider]),
      ).rejects.toMatchObject({ code: '23001' })
  })
})

describe('a seat', () => {
  it('refuses a user who does not play in the game', async () => {
    await expect(
      run('insert into live_seat (user_id, game_id) values ($1, $2)', [outsider, game.gameId]),
    ).rejects.toMatchObject(CHECK)
  })

  it('cannot be given to another user or moved to another game', async () => {
    const other = await openTestGame(server)
    const { userId } = game.white
    await expect(
      run('update live_seat set user_id = $2 where user_id = $1', [userId, outsider]),
    ).rejects.toMatchObject(CHECK)
    await expect(
      run('update live_seat set game_id = $2 where user_id = $1', [userId, other.gameId]),
    ).rejects.toMatchObject(CHECK)
  })
})

describe('a transfer', () => {
  const insert = (kind: string, reference = 'nothing') =>
    run(
      `insert into transfers (debit_account, credit_account, amount, created_at, kind, reference, idempotency_key)
       select world.id, fees.id, 1, now(), $1, $2, $3 from accounts world, accounts fees
       where world.kind = 'world' and fees.kind = 'fees'`,
      [kind, reference, randomUUID()],
    )

  it('refuses an unknown kind', async () => {
    await expect(insert('gift')).rejects.toMatchObject({ ...CHECK, constraint: 'transfers_kind_known' })
  })

  it('allows every kind in the code, so that a new one needs a migration', async () => {
    const { rows } = await run(`select prosrc as text from pg_proc where proname = 'is_transfer_kind'`)
    const known = [...rows[0].text.matchAll(/'(\w+)'/g)].map(([, kind]) => kind)
    expect(TRANSFER_KINDS.filter((kind) => !known.includes(kind))).toEqual([])
  })

  it('refuses to pay a withdrawal that does not exist', async () => {
    await expect(insert('withdrawal_paid', randomUUID())).rejects.toMatchObject(CHECK)
  })
})

describe('a withdrawal', () => {
  let id: string
  let userId: string
  beforeAll(async () => {
    const { person, cpf } = await signUpPayee(server)
    userId = person.user.id
    id = (await requestWithdrawal(person, { pixKey: cpf })).body.id
  })

  it.each(['paid', 'refused', 'cancelled'])(
    'cannot become %s while its money is held [SEC-8]',
    async (status) => {
      await expect(
        run('update withdrawals set status = $2, settled_at = now() where id = $1', [id, status]),
      ).rejects.toMatchObject(CHECK)
    },
  )

  it('refuses a payment while its status is still asked', async () => {
    const pay = `
      insert into transfers (debit_account, credit_account, amount, created_at, kind, reference, idempotency_key)
      select hold.id, world.id, 2000, now(), 'withdrawal_paid', $1::text, $3 from accounts hold, accounts world
      where hold.kind = 'hold' and hold.owner_id = $2 and world.kind = 'world'`
    for (const key of [`withdrawal:${id}:settled`, `withdrawal:${id}:again`])
      await expect(run(pay, [id, userId, key])).rejects.toMatchObject(CHECK)
  })

  it('refuses an amount other than the one held', async () => {
    await expect(run('update withdrawals set amount_cents = 1999 where id = $1', [id])).rejects.toMatchObject(
      CHECK,
    )
  })

  it('cannot be created without its money, or deleted', async () => {
    const insert = `insert into withdrawals (id, user_id, amount_cents, cpf, pix_kind, pix_key, created_at)
      values ($1, $2, 100, '1', 'cpf', '1', now())`
    await expect(run(insert, [randomUUID(), userId])).rejects.toMatchObject(CHECK)
    await expect(run('delete from withdrawals where id = $1', [id])).rejects.toMatchObject(CHECK)
  })
})

describe('a tournament', () => {
  it.each([
    ['player_count', '6'],
    ['player_count', '16384'],
    ['prize_distribution', `'ALL_EQUAL'`],
  ])('refuses %s of %s', async (column, value) => {
    const cup = await createCup(await signUp(server))
    await expect(
      run(`update tournaments set ${column} = ${value} where id = $1`, [cup.id]),
    ).rejects.toMatchObject(CHECK)
  })
})

describe('a free entry', () => {
  const insert = (invoiceId: string, tournamentId: string) =>
    run(
      `insert into free_entries (invoice_id, user_id, tournament_id, fee_cents, entered_at)
       values ($1, $2, $3, 100, now())`,
      [invoiceId, outsider, tournamentId],
    )

  it.each([
    ['an unknown id', randomUUID()],
    ['a text that is not an id', 'Copa'],
  ])('refuses %s as its tournament', async (_name, tournamentId) => {
    const invoiceId = await payPremium(server.ctx, outsider)
    await expect(insert(invoiceId, tournamentId)).rejects.toMatchObject(REFERENCE)
  })

  it('keeps its tournament from being deleted', async () => {
    const cup = await createCup(await signUp(server))
    const invoiceId = await payPremium(server.ctx, outsider)
    await run('delete from tournament_entries where tournament_id = $1', [cup.id])
    const client = await server.ctx.pool.connect()
    try {
      await client.query('begin')
      await client.query(
        `insert into free_entries (invoice_id, user_id, tournament_id, fee_cents, entered_at)
         values ($1, $2, $3, 100, now())`,
        [invoiceId, outsider, cup.id],
      )
      await expect(client.query('delete from tournaments where id = $1', [cup.id])).rejects.toMatchObject(
        REFERENCE,
      )
    } finally {
      await client.query('rollback')
      client.release()
    }
  })
})

it('refuses a held payout of a user who does not exist', async () => {
  const insert = `insert into held_payouts (game_id, user_id, amount, due_at) values ($1, $2, 1, now())`
  await expect(run(insert, [game.gameId, randomUUID()])).rejects.toMatchObject(REFERENCE)
})

describe('a database with old rows that break the rules', () => {
  const ids = { white: randomUUID(), black: randomUUID(), nobody: randomUUID(), cup: randomUUID() }
  const invoice = { id: randomUUID(), subscription: randomUUID() }
  const withdrawal = randomUUID()
  let connectionString: string
  let drop: () => Promise<void>
  let client: pg.Client
  beforeAll(async () => {
    ;({ connectionString, drop } = await createEmptyDatabase())
    await migrate(connectionString, { upTo: BEFORE })
    client = new pg.Client({ connectionString })
    await client.connect()
    await client.query(BAD_ROWS({ ...ids, invoice, withdrawal }))
    await migrate(connectionString)
  })
  afterAll(async () => {
    await client?.end()
    await drop?.()
  })

  async function onDatabase<T>(work: (db: TestServer['ctx']['db']) => Promise<T>): Promise<T> {
    const database = openDatabase({ connectionString, maxConnections: 1 })
    try {
      return await work(database.db)
    } finally {
      await database.close()
    }
  }
  const validate = async () =>
    (await DATABASE_VERBS['validate-constraints']?.run({ connectionString }, {}))?.lines

  it('migrates all the same, and the nightly proof names every such row', async () => {
    const { findings } = await onDatabase((db) => reconcile(db, audits))
    expect(findings.map(({ check, about }) => `${check}: ${about}`)).toEqual(
      expect.arrayContaining([
        'the winner of a game is one of its two players: game bad1',
        'no clock is below zero: game bad1',
        'no clock is below zero: move 1 of game bad1',
        `a seat is taken by a player of its game: user ${ids.nobody}`,
        'every move belongs to a game: game lost1',
        'every transfer is one of ours, between two accounts: transfer 1',
        `a tournament has a number of players and a distribution that exist: tournament ${ids.cup}`,
        'a free entry names a tournament that exists: tournament Copa',
        'a held win belongs to a user who exists: game bad1',
        `a withdrawal is held once and leaves once, as it says: withdrawal ${withdrawal}`,
        ...[
          'games_clocks_not_negative of games',
          'games_winner_plays of games',
          'held_payouts_user of held_payouts',
          'moves_clock_not_negative of moves',
          'tournaments_player_count_known of tournaments',
          'tournaments_prize_distribution_known of tournaments',
          'transfers_kind_known of transfers',
        ].map((rule) => `the database has proved each rule for old rows too: ${rule}`),
      ]),
    )
  })

  it('refuses new rows like them', async () => {
    await expect(
      client.query(`insert into held_payouts (game_id, user_id, amount, due_at)
        values ('good1', gen_random_uuid(), 1, now())`),
    ).rejects.toMatchObject(REFERENCE)
    await expect(client.query(`update games set white_ms = -1 where id = 'good1'`)).rejects.toMatchObject(
      CHECK,
    )
  })

  it('keeps a rule unproved until its rows are fixed, and then proves it', async () => {
    expect(await validate()).toContainEqual(expect.stringMatching(/^Not proved: .*games_winner_plays/))
    await client.query(
      `update games set winner_id = null, white_ms = 0 where id = 'bad1'; delete from held_payouts`,
    )
    const lines = await validate()
    expect(lines).toContainEqual(expect.stringMatching(/^Proved: .*games_winner_plays/))
    expect(lines).toContainEqual(expect.stringMatching(/^Proved: .*held_payouts_user/))
    expect(await validate()).not.toContainEqual(expect.stringMatching(/games_winner_plays/))
  })
})

describe('a migration while games are played', () => {
  const again = { ...migrations }
  for (const [name, migration] of Object.entries(migrations))
    if (name.startsWith('0045') || name.startsWith('0046')) again[`9${name}`] = migration

  it('adds the rules and proves them without delaying moves', async () => {
    const played = await openTestGame(server)
    await Promise.all([
      migrate(server.connectionString, { migrations: again }),
      playOut(played, '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7'),
    ])
    const { rows } = await run(`select conname, convalidated from pg_constraint where conname = any($1)`, [
      ['games_winner_plays', 'games_clocks_not_negative', 'transfers_kind_known'],
    ])
    expect(rows).toHaveLength(3)
    expect(rows.every(({ convalidated }) => convalidated)).toBe(true)
  })

  it('lets moves through while a rule is being proved', async () => {
    const played = await openTestGame(server)
    const prover = new pg.Client({ connectionString: server.connectionString })
    await prover.connect()
    await prover.query(`alter table games drop constraint games_winner_plays,
      add constraint games_winner_plays check (winner_id in (white_id, black_id)) not valid`)
    await prover.query('begin')
    await prover.query('alter table games validate constraint games_winner_plays')
    await playOut(played, '1. d4 d5 2. c4 e6')
    await prover.query('commit')
    await prover.end()
  })

  it('lets a game that began before continue', async () => {
    game.white.sendMove('e2e4', { ply: 1 })
    expect((await game.white.next('move')).data.san).toBe('e4')
  })
})

/** At least one row of each kind that no rule refused before. */
const BAD_ROWS = ({
  white,
  black,
  nobody,
  cup,
  invoice,
  withdrawal,
}: Record<'white' | 'black' | 'nobody' | 'cup' | 'withdrawal', string> & {
  invoice: { id: string; subscription: string }
}) => `
  insert into users (id, email, name, password_hash)
    select id, id || '@lance.test', 'Pessoa', '-' from unnest('{${white},${black},${nobody}}'::uuid[]) as id;
  insert into games (id, white_id, black_id, status, reason, winner_id, time_control_s, fen, white_ms, black_ms,
    turn_started_at, beacon_key, white_elo, black_elo, white_elo_provisional, black_elo_provisional, created_at, ended_at)
    select id, '${white}', '${black}', 'resignation', 'resignation', winner::uuid, 600, '', left_ms, 0, now(), '', 1500,
      1500, true, true, now(), now()
    from (values ('bad1', '${nobody}', -5), ('good1', '${white}', 5)) as game (id, winner, left_ms);
  insert into moves (game_id, ply, uci, move_id, clock_ms, played_at)
    select id, 1, 'e2e4', gen_random_uuid(), left_ms, now() from (values ('bad1', -1), ('lost1', 5)) as move (id, left_ms);
  insert into live_seat (user_id, game_id) values ('${nobody}', 'good1');
  insert into transfers (debit_account, credit_account, amount, created_at, kind, reference, idempotency_key)
    select world.id, fees.id, 1, now(), 'gift', 'nothing', 'gift' from accounts world, accounts fees
    where world.kind = 'world' and fees.kind = 'fees';
  insert into tournaments (id, creator_id, name, entry_cents, player_count, prize_distribution, start_at, total_rounds,
    created_at) values ('${cup}', '${white}', 'Copa', 0, 6, 'ALL_EQUAL', now(), 3, now());
  insert into subscriptions (id, user_id, amount_cents, price_ref, provider, is_live, created_at, expires_at)
    values ('${invoice.subscription}', '${white}', 1499, 'price', 'test', false, now(), now());
  insert into premium_invoices (id, subscription_id, user_id, provider, invoice_ref, amount_cents, period_start, period_end,
    paid_at, allowance_cents) values ('${invoice.id}', '${invoice.subscription}', '${white}', 'test', 'in_1', 1499, now(),
    now() + interval '1 month', now(), 1000);
  insert into free_entries (invoice_id, user_id, tournament_id, fee_cents, entered_at)
    values ('${invoice.id}', '${white}', 'Copa', 100, now());
  insert into held_payouts (game_id, user_id, amount, due_at) values ('bad1', gen_random_uuid(), 100, now());
  insert into withdrawals (id, user_id, amount_cents, cpf, pix_kind, pix_key, created_at)
    values ('${withdrawal}', '${white}', 100, '1', 'cpf', '1', now());
`
