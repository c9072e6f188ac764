import type { OrderAddress, OrderStatus } from '@lance/contract'
import type { OrderRow as ListedOrder, OrderPage, PackingList } from '@lance/contract/desk'
import type { Kysely } from 'kysely'
import type { Database } from '../kernel/db/schema.ts'
import { type CheckoutLine, selectCheckout, selectLines, selectLinesOf } from './checkoutStore.ts'
import {
  type OrderKey,
  searchOrders,
  selectDisputesOf,
  selectOrderPage,
  selectOrdersByNumber,
  selectSkus,
} from './orderListStore.ts'
import { type OrderRow, type StoredAddress, selectOrder, selectOrderByNumber } from './orderStore.ts'

type Db = Kysely<Database>

/** Lines of an order that the list shows. */
const LISTED_LINES = 3

const addressOf = ({ postalCode, ...address }: StoredAddress): OrderAddress => ({
  ...address,
  postal_code: postalCode,
})

async function withLines(db: Db, orders: readonly OrderRow[]) {
  const lines = new Map<string, CheckoutLine[]>()
  const ids = orders.map(({ checkoutId }) => checkoutId)
  for (const { checkoutId, ...line } of await selectLinesOf(db, ids)) {
    const known = lines.get(checkoutId)
    if (known) known.push(line)
    else lines.set(checkoutId, [line])
  }
  return orders.map((order) => ({ order, lines: lines.get(order.checkoutId) ?? [] }))
}

/** The desk's list of orders. A search finds one page, and goes on nowhere. */
export async function readOrderList(
  db: Db,
  { status, text }: { status: OrderStatus | null; text: string | null },
  { after, limit }: { after: OrderKey | null; limit: number },
): Promise<ListedOrder[]> {
  const orders =
    text === null
      ? await selectOrderPage(db, { status, after, limit })
      : await searchOrders(db, { status, text, limit })
  return (await withLines(db, orders)).map(({ order, lines }) => ({
    id: order.id,
    number: Number(order.number),
    status: order.status,
    isShort: order.isShort,
    amountCents: Number(order.amount),
    refundedCents: Number(order.refunded),
    paidAt: order.paidAt.toISOString(),
    recipient: order.address?.name ?? null,
    city: order.address?.city ?? null,
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: lines.slice(0, LISTED_LINES).map(toBought),
  }))
}

const toBought = ({ title, variantTitle, quantity }: CheckoutLine) => ({ title, variantTitle, quantity })

/** One order by its number or id, without what operators did to it; null if there is none. */
export async function readDeskOrder(db: Db, wanted: string): Promise<Omit<OrderPage, 'acts'> | null> {
  const isNumber = /^\d+$/.test(wanted)
  const order = isNumber ? await selectOrderByNumber(db, BigInt(wanted)) : await selectOrder(db, wanted)
  const checkout = order && (await selectCheckout(db, order.checkoutId))
  if (!order || !checkout) return null
  const { id, status, isShort, tracking, email, phone, userId } = order
  const lines = await selectLines(db, order.checkoutId)
  const disputes = await selectDisputesOf(db, id)
  return {
    id,
    status,
    isShort,
    tracking,
    email,
    phone,
    userId,
    number: Number(order.number),
    amountCents: Number(order.amount),
    refundedCents: Number(order.refunded),
    reversedCents: Number(order.reversed),
    paidAt: order.paidAt.toISOString(),
    sentAt: order.sentAt?.toISOString() ?? null,
    refundedAt: order.refundedAt?.toISOString() ?? null,
    restockedAt: order.restockedAt?.toISOString() ?? null,
    address: order.address && addressOf(order.address),
    lines: lines.map((line) => ({
      ...toBought(line),
      productId: line.productId,
      variantId: line.variantId,
      picture: line.image,
      unitPriceCents: Number(line.unitPrice),
    })),
    payment: { provider: checkout.provider, isLive: checkout.isLive, reference: checkout.paymentRef },
    disputes: disputes.map(({ disputeId, amountCents, state, saidAt }) => ({
      id: disputeId,
      amountCents: Number(amountCents),
      state,
      saidAt: saidAt.toISOString(),
    })),
  }
}

/** What to pack for these orders, by number. */
export async function readPackingLists(db: Db, numbers: readonly bigint[]): Promise<PackingList[]> {
  const orders = await withLines(db, await selectOrdersByNumber(db, numbers))
  const skus = await selectSkus(
    db,
    orders.flatMap(({ lines }) => lines.map(({ variantId }) => variantId)),
  )
  return orders.map(({ order, lines }) => ({
    number: Number(order.number),
    status: order.status,
    paidAt: order.paidAt.toISOString(),
    address: order.address && addressOf(order.address),
    phone: order.phone,
    lines: lines.map((line) => ({ ...toBought(line), sku: skus.get(line.variantId) ?? null })),
  }))
}
