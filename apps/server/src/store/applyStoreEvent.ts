import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Context } from '../kernel/context.ts'
import type { Database } from '../kernel/db/schema.ts'
import { postTransfers, REVENUE, WORLD } from '../money/ledger/index.ts'
import {
  applyCheckout,
  applyReversal,
  type CheckoutNews,
  type CheckoutSteps,
  type HandlerVerdict,
  POLL_PAID_AFTER_MS,
  POLL_PENDING_AFTER_MS,
  type ProviderEvent,
  type ReversalSteps,
} from '../money/payments/index.ts'
import { type CheckoutRow, lockCheckout, selectLines, updateCheckout } from './checkoutStore.ts'
import { orderKey } from './orderKeys.ts'
import { queueOrderMail } from './orderMails.ts'
import { DISPUTES, insertOrder, lockOrderOfPayment, type OrderRow, updateRefunded } from './orderStore.ts'
import { settleReversal } from './settleReversal.ts'
import { release, removeSold } from './stock.ts'

type EventContext = Pick<Context, 'time'>

/**
 * Applies a provider's event about the store, in the transaction that settles the event. Every step reads the
 * locked row first, so that the order and repetition of events do not matter.
 */
export async function applyStoreEvent(
  ctx: EventContext,
  trx: Kysely<Database>,
  event: ProviderEvent,
): Promise<HandlerVerdict> {
  const { news } = event
  if (news.kind === 'checkout') return applyCheckout(ctx, trx, { ...event, news }, checkoutSteps)
  if (news.kind === 'refund' || news.kind === 'dispute')
    return applyReversal(ctx, trx, { ...event, news }, reversalSteps)
  return { verdict: 'parked', reason: 'UNEXPECTED' }
}

const checkoutSteps: CheckoutSteps<CheckoutRow> = {
  table: 'store_checkouts',
  lock: lockCheckout,
  settle: (trx, { row, news, nowMs }) => makeOrder(trx, { checkout: row, news, nowMs }),
  async updateUnpaid(trx, { row: checkout, state, nowMs }) {
    const { status } = checkout
    if (state === 'pending') await awaitPayment(trx, { checkout, nowMs })
    else if (status === 'open' || (status === 'pending' && state === 'failed'))
      await release(trx, checkout, { status: state, askAt: null, now: new Date(nowMs) })
  },
}

/** The buyer has finished and the payment is pending: the pieces stay reserved if they still are. */
async function awaitPayment(
  trx: Kysely<Database>,
  { checkout: { id, isReserved }, nowMs }: { checkout: CheckoutRow; nowMs: number },
): Promise<void> {
  const askAt = new Date(nowMs + POLL_PENDING_AFTER_MS)
  await updateCheckout(trx, { id, status: 'pending', isReserved, askAt, now: new Date(nowMs) })
}

/**
 * Makes an order of a paid checkout, once. If its pieces were released and sold before the payment came, the
 * order is short, and all of its money is refunded automatically.
 */
async function makeOrder(
  trx: Kysely<Database>,
  { checkout, news, nowMs }: { checkout: CheckoutRow; news: CheckoutNews; nowMs: number },
): Promise<void> {
  const { id: checkoutId, userId, amount, currency } = checkout
  const paidAt = new Date(nowMs)
  const isAvailable = await removeSold(trx, checkout, await selectLines(trx, checkoutId))
  const askAt = new Date(nowMs + POLL_PAID_AFTER_MS)
  await updateCheckout(trx, { id: checkoutId, status: 'paid', isReserved: false, askAt, now: paidAt, paidAt })
  const id = randomUUID()
  const buyer = news.buyer ?? null
  await insertOrder(trx, {
    id,
    checkoutId,
    userId,
    amount,
    currency,
    paidAt,
    buyer,
    isShort: !isAvailable,
  })
  const transfer = { from: WORLD, to: REVENUE, amountCents: amount, kind: 'order', reference: id } as const
  const posted = await postTransfers(trx, { key: orderKey(checkoutId), transfers: [transfer] }, { nowMs })
  if (!posted.ok) throw new Error(`the order of ${checkoutId} could not be booked: ${posted.code}`)
  await queueOrderMail(trx, { orderId: id, kind: isAvailable ? 'order_paid' : 'order_short', nowMs })
}

type PaidOrder = OrderRow & { isLive: boolean }

const reversalSteps: ReversalSteps<PaidOrder> = {
  disputes: DISPUTES,
  lock: lockOrderOfPayment,
  updateRefunded,
  async settle(trx, { row: order, news, nowMs }) {
    await settleReversal(trx, order.id, nowMs)
    if (news.kind === 'refund' && order.status !== 'refunded' && news.refundedTotal >= order.amount)
      await queueOrderMail(trx, { orderId: order.id, kind: 'order_refunded', nowMs })
  },
}
