import pg from 'pg'
import { expect, it } from 'vitest'
import { createEmptyDatabase } from '../../../test/database.ts'
import { migrate } from '../../kernel/db/migrate.ts'

// Money that rested under the rule before lots keeps resting.

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

it('creates lots for resting deposits and wins when an older database is migrated', async () => {
  const { connectionString, drop } = await createEmptyDatabase()
  await migrate(connectionString, { upTo: '0035_operator_trail' })
  const client = new pg.Client({ connectionString })
  await client.connect()
  const accountOf = async (kind: string, ownerId: string | null) =>
    (
      await client.query('select id from accounts where kind = $1 and owner_id is not distinct from $2', [
        kind,
        ownerId,
      ])
    ).rows[0].id as string
  const world = await accountOf('world', null)
  let number = 0
  const move = (from: string, to: string, amount: number, kind: string, reference: string, daysAgo: number) =>
    client.query(
      `insert into transfers (debit_account, credit_account, amount, created_at, kind, reference, idempotency_key)
       values ($1, $2, $3, $4, $5, $6, $7)`,
      [from, to, amount, new Date(Date.now() - daysAgo * DAY_MS), kind, reference, `${++number}`],
    )
  const signUp = async (name: string) =>
    (
      await client.query(`insert into users (email, name, password_hash) values ($1, $1, 'x') returning id`, [
        `${name}@lance.test`,
      ])
    ).rows[0].id as string
  const deposit = async (userId: string, amount: number, daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * DAY_MS)
    const { rows } = await client.query(
      `insert into deposits (id, user_id, amount_cents, provider, is_live, created_at, expires_at, status, credited_at)
       values (gen_random_uuid(), $1, $2, 'sandbox', false, $3, $3, 'paid', $3) returning id`,
      [userId, amount, at],
    )
    await move(world, await accountOf('wallet', userId), amount, 'deposit', rows[0].id, daysAgo)
  }
  const [depositor, winner] = [await signUp('ana'), await signUp('bia')]
  await deposit(depositor, 500, 20)
  await deposit(depositor, 300, 10)
  await deposit(depositor, 900, 2)
  const wallets = [await accountOf('wallet', depositor), await accountOf('wallet', winner)] as const
  await move(world, wallets[1], 1000, 'correction', 'start', 30)
  await client.query(
    `insert into accounts (kind, owner_id, balance, floor) values ('escrow', 'game-one', 0, 0), ('escrow', 'game-two', 0, 0)`,
  )
  const escrows = [await accountOf('escrow', 'game-one'), await accountOf('escrow', 'game-two')] as const
  for (const [index, daysAgo] of [20, 0.5].entries()) {
    const [escrow, game] = [escrows[index] as string, ['game-one', 'game-two'][index] as string]
    await move(wallets[0], escrow, 250, 'stake', game, daysAgo)
    await move(wallets[1], escrow, 250, 'stake', game, daysAgo)
    await move(escrow, wallets[1], 400, 'win', game, daysAgo)
    await move(escrow, await accountOf('fees', null), 100, 'fee', game, daysAgo)
  }
  await migrate(connectionString)
  const { rows } = await client.query(
    `select account = $1 as "isDepositors", source = '' as "isWin", amount::int,
       round(extract(epoch from free_at - now()) / 3600)::int as hours from resting_lots order by 1, free_at`,
    [wallets[0]],
  )
  expect(rows).toEqual([
    { isDepositors: false, isWin: true, amount: 150, hours: 12 },
    { isDepositors: true, isWin: false, amount: 300, hours: 4 * 24 },
    { isDepositors: true, isWin: false, amount: 900, hours: 12 * 24 },
  ])
  await client.end()
  await drop()
})
