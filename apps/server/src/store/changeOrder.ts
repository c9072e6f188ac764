import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import type { Context } from '../kernel/context.ts'
import { type PaymentProvider, requestRefund } from '../money/payments/index.ts'
import {
  type CheckoutLine,
  type CheckoutRow,
  selectCheckout,
  selectLines,
  selectLinesOf,
} from './checkoutStore.ts'
import { queueOrderMail } from './orderMails.ts'
import {
  lockOrderByNumber,
  type OrderRow,
  selectOrderByNumber,
  selectOrders,
  updateRefunding,
  updateRestocked,
  updateSent,
  updateTracking,
} from './orderStore.ts'
import { restock } from './stock.ts'

type ChangeResult =
  | { ok: true }
  | {
      ok: false
      code: 'ORDER_UNKNOWN' | 'ORDER_NOT_PAID' | 'ORDER_NOT_SENT' | RefundRefusal['code']
      detail: string
    }
type OrdersContext = Pick<Context, 'db' | 'time'>

const NONE = { ok: false, code: 'ORDER_UNKNOWN', detail: 'there is no such order' } as const

/** Orders with their lines, newest first. */
export async function readOrders(
  db: Context['db'],
  { status, limit }: { status: string | null; limit: number },
): Promise<{ order: OrderRow; lines: CheckoutLine[] }[]> {
  const orders = await selectOrders(db, { status, limit })
  const lines = await selectLinesOf(
    db,
    orders.map(({ checkoutId }) => checkoutId),
  )
  return orders.map((order) => ({
    order,
    lines: lines.filter(({ checkoutId }) => checkoutId === order.checkoutId),
  }))
}

/** Marks a paid order as sent, and queues a mail to its buyer. */
export function markSent(
  { db, time }: OrdersContext,
  { number, tracking }: { number: bigint; tracking: string | null },
): Promise<ChangeResult> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrderByNumber(trx, number)
    if (!order) return NONE
    if (order.status !== 'paid')
      return { ok: false, code: 'ORDER_NOT_PAID', detail: `it is ${order.status}, not paid` }
    const nowMs = time.nowMs()
    await updateSent(trx, { id: order.id, tracking, now: new Date(nowMs) })
    await queueOrderMail(trx, { orderId: order.id, kind: 'order_sent', nowMs })
    return { ok: true }
  })
}

/** Changes the tracking code of an order that was sent: its buyer sees the new one. Null: it has none. */
export function correctTracking(
  { db }: OrdersContext,
  { number, tracking }: { number: bigint; tracking: string | null },
): Promise<{ ok: true; before: string | null } | Extract<ChangeResult, { ok: false }>> {
  return db.transaction().execute(async (trx) => {
    const order = await lockOrderByNumber(trx, number)
    if (!order) return NONE
    if (order.sentAt === null)
      return { ok: false, code: 'ORDER_NOT_SENT', detail: `it is ${order.status}, not sent` }
    await updateTracking(trx, { id: order.id, tracking })
    return { ok: true, before: order.tracking }
  })
}

/**
 * Requests a refund of an order, or of a part of it, from the provider; its status and the ledger follow when
 * the provider's webhook reports it. Requests with the same key make one refund. `restocks`: its pieces
 * return to stock.
 */
export async function refundOrder(
  { db, time }: OrdersContext,
  {
    provider,
    number,
    amount,
    restocks,
    key,
  }: { provider: PaymentProvider; number: bigint; amount: Cents | null; restocks: boolean; key: string },
): Promise<ChangeResult> {
  const order = await selectOrderByNumber(db, number)
  const checkout = order ? await selectCheckout(db, order.checkoutId) : null
  if (!order || !checkout) return NONE
  const left = asCents(order.amount - order.refunded)
  const asked = amount ?? left
  const refused = findRefusal(order, checkout, { provider, asked, left })
  if (refused) return { ok: false, ...refused }
  const paymentRef = checkout.paymentRef ?? ''
  const requested = await requestRefund(provider, { paymentRef, amount: asked, key })
  if (!requested.ok) return { ok: false, code: 'REFUND_FAILED', detail: requested.detail }
  await db.transaction().execute(async (trx) => {
    const locked = await lockOrderByNumber(trx, number)
    const isWhole = asked >= left
    if (isWhole && (locked?.status === 'paid' || locked?.status === 'sent'))
      await updateRefunding(trx, { id: order.id })
    if (!restocks || locked?.restockedAt !== null || locked.isShort) return
    await restock(trx, await selectLines(trx, order.checkoutId))
    await updateRestocked(trx, { id: order.id, now: new Date(time.nowMs()) })
  })
  return { ok: true }
}

type RefundRefusal = {
  code: 'OTHER_PROVIDER' | 'PAYMENT_UNKNOWN' | 'NOTHING_LEFT' | 'REFUND_ABOVE' | 'REFUND_FAILED'
  detail: string
}

function findRefusal(
  order: OrderRow,
  checkout: CheckoutRow,
  { provider, asked, left }: { provider: PaymentProvider; asked: Cents; left: Cents },
): RefundRefusal | null {
  if (checkout.provider !== provider.name)
    return { code: 'OTHER_PROVIDER', detail: `it was paid at ${checkout.provider}` }
  if (checkout.paymentRef === null) return { code: 'PAYMENT_UNKNOWN', detail: 'its payment is unknown' }
  if (left <= NO_CENTS) return { code: 'NOTHING_LEFT', detail: `it is ${order.status}` }
  return asked > left ? { code: 'REFUND_ABOVE', detail: 'less than that is left of it' } : null
}
