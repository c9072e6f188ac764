import { type Kysely, sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import type { Sweep } from '../../kernel/sweep.ts'

/** The most moves, and the most wallets, that one SQL statement backfills. */
const SLICE_ROWS_MAX = 2000
const SLICE_WALLETS_MAX = 200
/** The most slices in one run; the next run continues. */
const SLICES_MAX = 5
const BACKFILL_EVERY_MS = 1000

type Trx = Kysely<Database>
type MovesBackfill = {
  sweeps: readonly Sweep[]
}

/**
 * Backfills `wallet_moves` with the transfers that are older than the table, in slices, while the ledger
 * stays in use. Only one server does it at a time; if it stops, another continues.
 */
export function openMovesBackfill(
  { db, time }: Pick<Context, 'db' | 'time'>,
  { rowsMax = SLICE_ROWS_MAX, slicesMax = SLICES_MAX } = {},
): MovesBackfill {
  let isDone = false
  async function run(): Promise<void> {
    for (let slice = 0; slice < slicesMax && !isDone; slice++) {
      const now = new Date(time.nowMs())
      const outcome = await db.transaction().execute((trx) => backfillSlice(trx, { rowsMax, now }))
      if (outcome === 'elsewhere') return
      isDone = outcome === 'done'
    }
  }
  return { sweeps: [{ name: 'wallet moves', everyMs: BACKFILL_EVERY_MS, run }] }
}

/** `elsewhere`: another server is doing it. */
async function backfillSlice(
  trx: Trx,
  { rowsMax, now }: { rowsMax: number; now: Date },
): Promise<'more' | 'done' | 'elsewhere'> {
  await sql`insert into wallet_moves_fill default values on conflict do nothing`.execute(trx)
  const { rows: locked } = await sql<{ filledTo: bigint; isDone: boolean }>`
    select filled_to as "filledTo", done_at is not null as "isDone"
    from wallet_moves_fill for update skip locked`.execute(trx)
  if (!locked[0]) return 'elsewhere'
  if (locked[0].isDone) return 'done'
  const { noted, lastNoted, lastWallet } = await insertSlice(trx, { filledTo: locked[0].filledTo, rowsMax })
  if (lastWallet === null) {
    await sql`update wallet_moves_fill set done_at = ${now}`.execute(trx)
    return 'done'
  }
  // A full slice may have stopped inside its last wallet, so the next slice begins with that wallet.
  const filledTo = noted < rowsMax || lastNoted === null ? lastWallet : lastNoted - 1n
  await sql`update wallet_moves_fill set filled_to = ${filledTo}`.execute(trx)
  return 'more'
}

type Slice = { noted: number; lastNoted: bigint | null; lastWallet: bigint | null }

/**
 * Inserts older moves of the next wallets, the newest of each wallet first. Their balances are counted back
 * from the oldest move in the table, or from the current balance. One statement sees one snapshot, so it
 * needs no locks; transfers made after it get their moves from the trigger.
 */
async function insertSlice(
  trx: Trx,
  { filledTo, rowsMax }: { filledTo: bigint; rowsMax: number },
): Promise<Slice> {
  const { rows } = await sql<Slice>`
    with wallets as materialized (
      select id, balance from accounts where id > ${filledTo} and kind = 'wallet'
      order by id limit ${SLICE_WALLETS_MAX}
    ), ends as materialized (
      select wallets.id as account, first.transfer_id as before, coalesce(first.balance_before, balance) as balance
      from wallets left join lateral (
        select transfer_id,
          balance_after - case when credit_account = account then amount else -amount end as balance_before
        from wallet_moves join transfers on transfers.id = transfer_id
        where account = wallets.id order by transfer_id limit 1
      ) as first on true
    ), older as materialized (
      select account, moved.id, kind, change, balance
      from ends cross join lateral (
        (select id, kind, amount as change from transfers
          where credit_account = account and (before is null or id < before) order by id desc limit ${rowsMax})
        union all
        (select id, kind, -amount from transfers
          where debit_account = account and (before is null or id < before) order by id desc limit ${rowsMax})
        order by id desc limit ${rowsMax}
      ) as moved
      order by account, moved.id desc limit ${rowsMax}
    ), noted as (
      insert into wallet_moves (account, transfer_id, kind, balance_after)
      select account, id, kind, balance - coalesce(sum(change) over (
          partition by account order by id desc rows between unbounded preceding and 1 preceding
        ), 0)
      from older returning account
    )
    select count(*)::int as noted, max(account) as "lastNoted", (select max(id) from wallets) as "lastWallet"
    from noted`.execute(trx)
  return rows[0] ?? { noted: 0, lastNoted: null, lastWallet: null }
}
