import type { Cents } from '@lance/domain'
import { type Kysely, sql } from 'kysely'
import type { Row } from '../kernel/db/row.ts'
import type { Database } from '../kernel/db/schema.ts'
import type { DisputeTable, PaymentBuyer } from '../money/payments/index.ts'

// SQL for orders.

type Db = Kysely<Database>

export const DISPUTES: DisputeTable = { table: 'store_disputes', of: 'order_id' }

/** The stored delivery address of an order. */
export type StoredAddress = NonNullable<PaymentBuyer['address']> & { name: string | null }

/** An order as stored. `isShort`: paid after its pieces were sold to another buyer, so it is refunded. */
export type OrderRow = Row<
  'store_orders',
  | 'id'
  | 'number'
  | 'checkoutId'
  | 'userId'
  | 'status'
  | 'isShort'
  | 'currency'
  | 'email'
  | 'phone'
  | 'tracking'
  | 'paidAt'
  | 'sentAt'
  | 'refundedAt'
  | 'restockedAt'
  | 'reversals'
> & {
  amount: Cents
  address: StoredAddress | null
  refunded: Cents
  reversed: Cents
}

/** The columns of an `OrderRow`. */
export const columns = sql`
  id, number, checkout_id as "checkoutId", user_id as "userId", status, is_short as "isShort", amount_cents as amount,
  currency, email, phone, address, tracking, paid_at as "paidAt", sent_at as "sentAt", refunded_at as "refundedAt",
  restocked_at as "restockedAt", refunded_cents as refunded, reversed_cents as reversed, reversals`

export async function insertOrder(
  trx: Db,
  order: Pick<OrderRow, 'id' | 'checkoutId' | 'userId' | 'isShort' | 'amount' | 'currency' | 'paidAt'> & {
    buyer: PaymentBuyer | null
  },
): Promise<void> {
  const { id, checkoutId, userId, isShort, amount, currency, paidAt, buyer } = order
  const address = buyer?.address ? JSON.stringify({ ...buyer.address, name: buyer.name }) : null
  await sql`
    insert into store_orders (
      id, checkout_id, user_id, status, is_short, amount_cents, currency, email, phone, address, paid_at, refund_due_at
    ) values (
      ${id}, ${checkoutId}, ${userId}, ${isShort ? 'refunding' : 'paid'}, ${isShort}, ${amount}, ${currency},
      ${buyer?.email ?? null}, ${buyer?.phone ?? null}, ${address}, ${paidAt}, ${isShort ? paidAt : null}
    )`.execute(trx)
}

export async function selectOrder(db: Db, id: string): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`select ${columns} from store_orders where id = ${id}`.execute(db)
  return rows[0] ?? null
}

export async function lockOrder(trx: Db, id: string): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from store_orders where id = ${id} for update`.execute(trx)
  return rows[0] ?? null
}

export async function lockOrderByNumber(trx: Db, number: bigint): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from store_orders where number = ${number} for update`.execute(trx)
  return rows[0] ?? null
}

export async function selectOrderByNumber(db: Db, number: bigint): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from store_orders where number = ${number}`.execute(db)
  return rows[0] ?? null
}

export async function lockOrderOfPayment(
  trx: Db,
  { provider, paymentRef }: { provider: string; paymentRef: string },
): Promise<(OrderRow & { isLive: boolean }) | null> {
  const { rows } = await sql<{ id: string; isLive: boolean }>`
    select store_orders.id, is_live as "isLive"
    from store_orders join store_checkouts on store_checkouts.id = store_orders.checkout_id
    where provider = ${provider} and payment_ref = ${paymentRef}`.execute(trx)
  const [found] = rows
  const order = found ? await lockOrder(trx, found.id) : null
  return order && found ? { ...order, isLive: found.isLive } : null
}

export async function ownsPayment(
  db: Db,
  { provider, paymentRef }: { provider: string; paymentRef: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from store_orders join store_checkouts on store_checkouts.id = store_orders.checkout_id
    where provider = ${provider} and payment_ref = ${paymentRef}`.execute(db)
  return rows.length > 0
}

/** Orders, newest first. `before`: only those with a lower number. */
export async function selectOrders(
  db: Db,
  {
    userId = null,
    status = null,
    before = null,
    limit,
  }: { userId?: string | null; status?: string | null; before?: bigint | null; limit: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${columns} from store_orders where true
      ${userId === null ? sql`` : sql`and user_id = ${userId}`}
      ${status === null ? sql`` : sql`and status = ${status}`}
      ${before === null ? sql`` : sql`and number < ${before}`}
    order by number desc limit ${limit}`.execute(db)
  return rows
}

export async function updateSent(
  trx: Db,
  { id, tracking, now }: { id: string; tracking: string | null; now: Date },
): Promise<void> {
  await sql`
    update store_orders set status = 'sent', tracking = ${tracking}, sent_at = ${now} where id = ${id}`.execute(
    trx,
  )
}

export async function updateTracking(
  trx: Db,
  { id, tracking }: { id: string; tracking: string | null },
): Promise<void> {
  await sql`update store_orders set tracking = ${tracking} where id = ${id}`.execute(trx)
}

/** Marks an order whose remaining money is being refunded. */
export async function updateRefunding(trx: Db, { id }: { id: string }): Promise<void> {
  await sql`update store_orders set status = 'refunding' where id = ${id}`.execute(trx)
}

export async function updateRestocked(trx: Db, { id, now }: { id: string; now: Date }): Promise<void> {
  await sql`update store_orders set restocked_at = ${now} where id = ${id}`.execute(trx)
}

/** Stores the largest refunded total; an order whose whole amount is refunded becomes `refunded`. */
export async function updateRefunded(
  trx: Db,
  { id, refunded, now }: { id: string; refunded: Cents; now: Date },
): Promise<void> {
  await sql`
    update store_orders set refunded_cents = greatest(refunded_cents, ${refunded}::bigint),
      status = case when ${refunded}::bigint >= amount_cents then 'refunded' else status end,
      refunded_at = case when ${refunded}::bigint >= amount_cents then coalesce(refunded_at, ${now}) else refunded_at end,
      refund_due_at = case when ${refunded}::bigint >= amount_cents then null else refund_due_at end
    where id = ${id}`.execute(trx)
}

export async function updateReversed(
  trx: Db,
  { id, reversed }: { id: string; reversed: Cents },
): Promise<void> {
  await sql`
    update store_orders set reversed_cents = ${reversed}, reversals = reversals + 1 where id = ${id}`.execute(
    trx,
  )
}

export type DueRefund = Pick<OrderRow, 'id' | 'amount' | 'refunded'> & {
  provider: string
  paymentRef: string | null
}

/** Claims orders whose refund is due; they are due again at `againAt` unless that is changed by then. */
export async function claimDueRefunds(
  db: Db,
  { now, againAt, atOnceMax }: { now: Date; againAt: Date; atOnceMax: number },
): Promise<DueRefund[]> {
  const { rows } = await sql<DueRefund>`
    with taken as (
      update store_orders set refund_due_at = ${againAt}
      where id in (
        select id from store_orders where refund_due_at <= ${now}
        order by refund_due_at limit ${atOnceMax} for update skip locked
      ) returning *
    )
    select taken.id, taken.amount_cents as amount, refunded_cents as refunded, provider, payment_ref as "paymentRef"
    from taken join store_checkouts on store_checkouts.id = taken.checkout_id`.execute(db)
  return rows
}

/** The provider accepted the refund request; its webhook reports when the refund is done. */
export async function updateRefundRequested(db: Db, id: string): Promise<void> {
  await sql`update store_orders set refund_due_at = null where id = ${id}`.execute(db)
}

/** The language of the buyer's page, and the account's address if there is an account. */
export async function selectRecipient(
  db: Db,
  { checkoutId, userId }: Pick<OrderRow, 'checkoutId' | 'userId'>,
): Promise<{ language: string; email: string | null }> {
  const { rows } = await sql<Row<'store_checkouts', 'language'> & Row<'users', 'email'>>`
    select store_checkouts.language, users.email from store_checkouts left join users on users.id = ${userId}
    where store_checkouts.id = ${checkoutId}`.execute(db)
  return rows[0] ?? { language: 'pt-BR', email: null }
}

export type OwnOrder = Row<'store_orders', 'status' | 'paidAt'> & { number: number }

/**
 * A page of a user's orders with their lines and addresses, oldest first. `after`: the last order of the page
 * before.
 */
export async function selectOwnOrders(
  db: Db,
  userId: string,
  { after, limit }: { after: OwnOrder | null; limit: number },
): Promise<OwnOrder[]> {
  const { rows } = await sql<OwnOrder>`
    select number::int, orders.status, orders.amount_cents::int as "amountCents", orders.currency, email, phone, address,
      tracking, orders.paid_at as "paidAt", sent_at as "sentAt", refunded_at as "refundedAt",
      refunded_cents::int as "refundedCents", (
        select json_agg(json_build_object('title', title, 'variant', variant_title, 'quantity', quantity,
          'unitPriceCents', unit_price_cents) order by position)
        from store_checkout_lines as lines where lines.checkout_id = orders.checkout_id
      ) as lines
    from store_orders as orders where user_id = ${userId} and number > ${after?.number ?? 0}
    order by number limit ${limit}`.execute(db)
  return rows
}

/** Whether a user has an order or checkout that is being paid, must be sent, or is being refunded. */
export async function hasOpenOrder(trx: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select from store_checkouts where user_id = ${userId} and status in ('open', 'pending')
    union all
    select from store_orders where user_id = ${userId} and status in ('paid', 'refunding')
    limit 1`.execute(trx)
  return rows.length > 0
}

/** Erases the recipient and address of a user's orders. */
export async function eraseRecipient(trx: Db, userId: string): Promise<void> {
  await sql`
    update store_orders set email = null, phone = null, address = null where user_id = ${userId}`.execute(trx)
}
