// The obvious ledger: balances in rows, one escrow for all games, the platform's fees in one row. Every round
// updates both, so all rounds queue behind them. It is correct, and the peer of ours.
import { randomUUID } from 'node:crypto'
import type pg from 'pg'

const STAKE = 200
const PAYOUT = 320
const ESCROW = 0
const FEES = -1

export async function makeHotRows(pool: pg.Pool, players: number): Promise<void> {
  await pool.query(`
    create table hot_accounts (
      id integer primary key, balance bigint not null, check (balance >= 0)
    ) with (fillfactor = 50);
    create table hot_transfers (
      id bigint generated always as identity primary key,
      debit_account integer not null references hot_accounts,
      credit_account integer not null references hot_accounts,
      amount bigint not null check (amount > 0),
      idempotency_key text not null unique,
      created_at timestamptz not null default now()
    );
    create index hot_transfers_of_debit on hot_transfers (debit_account, id);
    create index hot_transfers_of_credit on hot_transfers (credit_account, id);`)
  await pool.query(
    'insert into hot_accounts select id, case when id > 0 then 100000000 else 0 end from generate_series($1::int, $2::int) as id',
    [FEES, players],
  )
}

type HotTransfer = { from: number; to: number; amount: number }

/** Locks in order of id, as ours does, so that the peer does not deadlock. */
async function transfer(client: pg.PoolClient, key: string, moves: readonly HotTransfer[]): Promise<void> {
  const ids = [...new Set(moves.flatMap(({ from, to }) => [from, to]))].sort((one, other) => one - other)
  await client.query('begin')
  await client.query({
    name: 'hot lock',
    text: 'select id, balance from hot_accounts where id = any($1) order by id for no key update',
    values: [ids],
  })
  await client.query({
    name: 'hot move',
    text: `with moved as (
        insert into hot_transfers (debit_account, credit_account, amount, idempotency_key)
        select debit, credit, amount, $4 || place
        from unnest($1::int[], $2::int[], $3::bigint[]) with ordinality as t (debit, credit, amount, place)
        returning debit_account, credit_account, amount
      ), change as (
        select account, sum(amount)::bigint as amount from (
          select credit_account as account, amount from moved
          union all select debit_account, -amount from moved
        ) as both_sides group by account
      )
      update hot_accounts set balance = balance + change.amount from change where id = account`,
    values: [
      moves.map(({ from }) => from),
      moves.map(({ to }) => to),
      moves.map(({ amount }) => amount),
      `${key} `,
    ],
  })
  await client.query('commit')
}

export async function playHotRound(pool: pg.Pool, [winner, loser]: [number, number]): Promise<void> {
  const game = randomUUID()
  for (const [what, moves] of [
    ['stakes', [winner, loser].map((from) => ({ from, to: ESCROW, amount: STAKE }))],
    [
      'end',
      [
        { from: ESCROW, to: winner, amount: PAYOUT },
        { from: ESCROW, to: FEES, amount: 2 * STAKE - PAYOUT },
      ],
    ],
  ] as const) {
    const client = await pool.connect()
    try {
      await transfer(client, `${game} ${what}`, moves)
    } catch (error) {
      await client.query('rollback')
      throw error
    } finally {
      client.release()
    }
  }
}
