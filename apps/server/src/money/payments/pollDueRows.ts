import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Context } from '../../kernel/context.ts'
import type { Database } from '../../kernel/db/schema.ts'
import { type PaymentProvider, ProviderFailed } from './paymentProvider.ts'

const AT_ONCE_MAX = 20
/** A row is polled again after this, unless its `ask_at` changes before. */
const POLL_AGAIN_AFTER_MS = 600_000

/** When to poll a row next; null: never; 'later': after `POLL_AGAIN_AFTER_MS`, unless the row says otherwise. */
export type NextPoll = Date | null | 'later'

/** What is polled: the rows of this table, with these columns, among them `id`. */
type PolledTable = { table: 'deposits' | 'subscriptions' | 'store_checkouts'; columns: RawBuilder<unknown> }
export type PollContext = Pick<Context, 'db' | 'time' | 'log'> & { provider: PaymentProvider }

/** Polls the provider about each row that is due, with the given function: a webhook may have been lost. */
export async function pollDueRows<Row extends { id: string }>(
  { db, time, log, provider }: PollContext,
  polled: PolledTable,
  poll: (row: Row, nowMs: number) => Promise<NextPoll>,
): Promise<void> {
  const nowMs = time.nowMs()
  for (const row of await claimDue<Row>(db, polled, { provider: provider.name, nowMs })) {
    try {
      const next = await poll(row, nowMs)
      if (next !== 'later') await updateAskAt(db, polled, { id: row.id, askAt: next })
    } catch (error) {
      if (!(error instanceof ProviderFailed)) throw error
      const about = { table: polled.table, id: row.id }
      log.warn({ err: error, ...about }, 'the payment provider could not be polled')
    }
  }
}

/** Skips rows that another transaction has locked. */
async function claimDue<Row>(
  db: Kysely<Database>,
  { table, columns }: PolledTable,
  { provider, nowMs }: { provider: string; nowMs: number },
): Promise<Row[]> {
  const rows = sql.table(table)
  const taken = await sql<Row>`
    update ${rows} set ask_at = ${new Date(nowMs + POLL_AGAIN_AFTER_MS)} where id in (
      select id from ${rows} where ask_at <= ${new Date(nowMs)} and provider = ${provider}
      order by ask_at limit ${AT_ONCE_MAX} for update skip locked
    ) returning ${columns}`.execute(db)
  return taken.rows
}

async function updateAskAt(
  db: Kysely<Database>,
  { table }: PolledTable,
  { id, askAt }: { id: string; askAt: Date | null },
): Promise<void> {
  await sql`update ${sql.table(table)} set ask_at = ${askAt} where id = ${id}`.execute(db)
}
