import type { OrderList, StoreOrder } from '@lance/contract'
import type { Context } from '../kernel/context.ts'
import type { Caller } from '../kernel/routing.ts'
import { type CheckoutLine, selectLinesOf } from './checkoutStore.ts'
import type { PictureUrl } from './makeProduct.ts'
import { type OrderRow, selectOrders } from './orderStore.ts'

const PAGE = 20

/** The user's own orders, newest first. */
export async function listOrders(
  { db, pictureUrl }: Pick<Context, 'db'> & { pictureUrl: PictureUrl },
  { userId }: Caller,
  { cursor }: { cursor?: string | undefined },
): Promise<OrderList> {
  const before = cursor === undefined ? null : BigInt(cursor)
  const found = await selectOrders(db, { userId, before, limit: PAGE + 1 })
  const rows = found.slice(0, PAGE)
  const lines = await selectLinesOf(
    db,
    rows.map(({ checkoutId }) => checkoutId),
  )
  const items = rows.map((row) =>
    makeOrder(
      row,
      lines.filter(({ checkoutId }) => checkoutId === row.checkoutId),
      pictureUrl,
    ),
  )
  const last = rows.at(-1)
  return { items, nextCursor: found.length > PAGE && last ? String(last.number) : null }
}

function makeOrder(row: OrderRow, lines: readonly CheckoutLine[], pictureUrl: PictureUrl): StoreOrder {
  const { id, status, tracking, paidAt, sentAt, refundedAt } = row
  return {
    id,
    status,
    tracking,
    number: Number(row.number),
    currency: row.currency.toLowerCase(),
    total_in_cents: Number(row.amount),
    refunded_in_cents: Number(row.refunded),
    paidAt: paidAt.getTime(),
    sentAt: sentAt?.getTime() ?? null,
    refundedAt: refundedAt?.getTime() ?? null,
    address: row.address && addressOf(row.address),
    lines: lines.map((line) => ({
      product_id: line.productId,
      variant_id: line.variantId,
      title: line.title,
      variant_title: line.variantTitle,
      quantity: line.quantity,
      image_url: line.image === null ? null : pictureUrl(line.image),
      unit_price_in_cents: Number(line.unitPrice),
    })),
  }
}

function addressOf({ postalCode, ...address }: NonNullable<OrderRow['address']>) {
  return { ...address, postal_code: postalCode }
}
