import { TODAY_COUNT_MAX } from '@lance/contract/desk'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Row } from '../../kernel/db/row.ts'
import type { Database } from '../../kernel/db/schema.ts'

// What the desk's first page reads, over the tables of many capabilities in one statement, as the metrics do.
// Each count stops above what the page shows, and each has an index or a small table.

type Db = Kysely<Database>

const TIMEOUT_MS = 2000
const MAILS_SHOWN = 5
const LOW_STOCK_SHOWN = 20

/** Counts rows, and stops one above the most that is shown. */
const upTo = (rows: RawBuilder<unknown>) =>
  sql`(select count(*)::int from (select ${rows} limit ${TODAY_COUNT_MAX + 1}) as bounded)`

const openDisputes = (table: string) =>
  sql`select from ${sql.table(table)} where state in ('inquiry', 'open')`

export type TodayNumbers = {
  people: number
  games: number
  searching: number
  tournaments: number
  withdrawalsAsked: number
  withdrawalsToSend: number
  secondOperators: number
  parkedPayments: number
  disputes: number
  suspicions: number
  reports: number
  heldPayouts: number
  ordersToSend: number
  retriedMails: number
  failedMails: number
  escrowCents: bigint
}

/** Reads all counts; throws if the database takes too long. */
export function selectTodayNumbers(db: Db, now: Date): Promise<TodayNumbers> {
  return db
    .transaction()
    .setAccessMode('read only')
    .execute(async (trx) => {
      await sql`set local statement_timeout = ${sql.lit(TIMEOUT_MS)}`.execute(trx)
      const { rows } = await sql<TodayNumbers>`
        select
          (select count(distinct user_id)::int from socket_leases) as people,
          (select count(*)::int from games where status = 'playing') as games,
          (select count(*)::int from matchmaking_queue) as searching,
          (select count(*)::int from tournaments where status = 'IN_PROGRESS') as tournaments,
          ${upTo(sql`from withdrawals where status = 'asked'`)} as "withdrawalsAsked",
          ${upTo(sql`from withdrawals where status in ('approved', 'sending')`)} as "withdrawalsToSend",
          ${upTo(sql`from act_requests where confirmed_by is null and expires_at > ${now}`)} as "secondOperators",
          ${upTo(sql`from payment_events where status = 'parked'`)} as "parkedPayments",
          ${upTo(sql`from (${openDisputes('deposit_disputes')} union all ${openDisputes('premium_disputes')}
            union all ${openDisputes('store_disputes')}) as disputes`)} as disputes,
          ${upTo(sql`from suspicions where closed_at is null`)} as suspicions,
          ${upTo(sql`from reports where resolved_at is null`)} as reports,
          ${upTo(sql`from (select from held_payouts where paid_at is null and in_review
            union all select from held_prizes where paid_at is null and in_review) as held`)} as "heldPayouts",
          ${upTo(sql`from store_orders where status = 'paid'`)} as "ordersToSend",
          ${upTo(sql`from mail_outbox where last_error is not null`)} as "retriedMails",
          ${upTo(sql`from failed_mails where seen_by is null`)} as "failedMails",
          (select coalesce(sum(balance), 0)::bigint from accounts where kind = 'escrow' and owner_id in (
            select id from games where status = 'playing' and wager_cents > 0
            union all select id::text from tournaments where status in ('WAITING', 'IN_PROGRESS')
          )) as "escrowCents"`.execute(trx)
      const [row] = rows
      if (!row) throw new Error('the database returned no counts')
      return row
    })
}

export type RetriedMail = Row<'mail_outbox', 'kind' | 'attempts' | 'dueAt'> & { reason: string }

/** The mails that failed and are tried again soonest. */
export async function selectRetriedMails(db: Db): Promise<RetriedMail[]> {
  const { rows } = await sql<RetriedMail>`
    select kind, attempts, due_at as "dueAt", last_error as reason from mail_outbox where last_error is not null
    order by due_at limit ${MAILS_SHOWN}`.execute(db)
  return rows
}

export type LowStock = { productId: string; product: string; variant: string; left: number }

/** Variants that are on sale and of which few are left, the scarcest first. */
export async function selectLowStock(db: Db): Promise<{ rows: LowStock[]; isMore: boolean }> {
  const { rows } = await sql<LowStock>`
    select p.id as "productId", p.title as product, v.title as variant, (v.stock - v.reserved)::int as left
    from store_variants v join store_products p on p.id = v.product_id
    where manage_inventory and v.stock - v.reserved <= v.low_stock and v.deleted_at is null and p.deleted_at is null
      and p.status = 'published'
    order by v.stock - v.reserved, p.position, v.position, v.id limit ${LOW_STOCK_SHOWN + 1}`.execute(db)
  return { rows: rows.slice(0, LOW_STOCK_SHOWN), isMore: rows.length > LOW_STOCK_SHOWN }
}

export type LastProof = Row<'ledger_proofs', 'begunAt' | 'openItems'> & { findings: number }

/** When money first moved; null while it has not. */
export async function selectFirstTransferAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{
    at: Date
  }>`select created_at as at from transfers order by id limit 1`.execute(db)
  return rows[0]?.at ?? null
}

/** The last finished proof of the ledger. */
export async function selectLastProof(db: Db): Promise<LastProof | null> {
  const { rows } = await sql<LastProof>`
    select begun_at as "begunAt", findings, open_items as "openItems" from ledger_proofs
    where findings is not null order by night desc limit 1`.execute(db)
  return rows[0] ?? null
}
