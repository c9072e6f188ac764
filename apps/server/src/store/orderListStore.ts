import type { OrderStatus } from '@lance/contract'
import { type Kysely, sql } from 'kysely'
import { escapeLike } from '../kernel/db/escapeLike.ts'
import type { Row } from '../kernel/db/row.ts'
import type { Database } from '../kernel/db/schema.ts'
import { columns, type OrderRow } from './orderStore.ts'

// SQL for the desk's list of orders: those to send first, oldest first; then all others, newest first.

type Db = Kysely<Database>

/** The last order of the page before. */
export type OrderKey = { isToSend: boolean; number: bigint }

/** A page of orders, of one status or of all. */
export async function selectOrderPage(
  db: Db,
  { status, after, limit }: { status: OrderStatus | null; after: OrderKey | null; limit: number },
): Promise<OrderRow[]> {
  const wantsToSend = (status ?? 'paid') === 'paid' && (after?.isToSend ?? true)
  const first = wantsToSend ? await selectToSend(db, { after: after?.number ?? 0n, limit }) : []
  if (status === 'paid' || first.length >= limit) return first
  const before = after && !after.isToSend ? after.number : null
  return [...first, ...(await selectOthers(db, { status, before, limit: limit - first.length }))]
}

async function selectToSend(db: Db, { after, limit }: { after: bigint; limit: number }): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from store_orders where status = 'paid' and number > ${after}
    order by number limit ${limit}`.execute(db)
  return rows
}

async function selectOthers(
  db: Db,
  { status, before, limit }: { status: OrderStatus | null; before: bigint | null; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from store_orders where status <> 'paid'
      ${status === null ? sql`` : sql`and status = ${status}`}
      ${before === null ? sql`` : sql`and number < ${before}`}
    order by number desc limit ${limit}`.execute(db)
  return rows
}

/** Letters that a search by the beginning of a name or address needs: fewer fit too many orders. */
const PREFIX_MIN = 3
/** Orders that each way of searching may find. */
const FOUND_MAX = 200

/**
 * The orders with this number or tracking code, or whose recipient's name or e-mail begins with this text.
 * Those to send come first.
 */
export async function searchOrders(
  db: Db,
  { status, text, limit }: { status: OrderStatus | null; text: string; limit: number },
): Promise<OrderRow[]> {
  const wanted = status === null ? sql`` : sql`and status = ${status}`
  const [, digits] = /^#?(\d{1,15})$/.exec(text) ?? []
  const like = `${escapeLike(text.toLowerCase())}%`
  const ways = [
    sql`tracking = ${text}`,
    ...(digits === undefined ? [] : [sql`number = ${BigInt(digits)}`]),
    ...(text.length < PREFIX_MIN
      ? []
      : [sql`lower(email) like ${like}`, sql`lower(address->>'name') like ${like}`]),
  ]
  const found = ways.map(
    (way) => sql`(select id from store_orders where ${way} ${wanted} limit ${FOUND_MAX})`,
  )
  const { rows } = await sql<OrderRow>`
    select ${columns} from store_orders where id in (${sql.join(found, sql` union all `)})
    order by status = 'paid' desc, number desc limit ${limit}`.execute(db)
  return rows
}

/** Orders by their numbers. */
export async function selectOrdersByNumber(db: Db, numbers: readonly bigint[]): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from store_orders where number = any(${[...numbers]}) order by number`.execute(db)
  return rows
}

export type DisputeRow = Row<'store_disputes', 'disputeId' | 'amountCents' | 'state' | 'saidAt'>

export async function selectDisputesOf(db: Db, orderId: string): Promise<DisputeRow[]> {
  const { rows } = await sql<DisputeRow>`
    select dispute_id as "disputeId", amount_cents as "amountCents", state, said_at as "saidAt"
    from store_disputes where order_id = ${orderId} order by said_at desc limit 50`.execute(db)
  return rows
}

/** The codes (SKU) of variants, by their ids. */
export async function selectSkus(db: Db, variantIds: readonly string[]): Promise<Map<string, string | null>> {
  const { rows } = await sql<Row<'store_variants', 'id' | 'sku'>>`
    select id, sku from store_variants where id = any(${[...variantIds]})`.execute(db)
  return new Map(rows.map(({ id, sku }) => [id, sku]))
}
