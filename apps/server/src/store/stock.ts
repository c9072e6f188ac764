import type { Kysely } from 'kysely'
import type { Database } from '../kernel/db/schema.ts'
import {
  type CheckoutLine,
  type CheckoutRow,
  type CheckoutStatus,
  lockVariants,
  moveStock,
  selectLines,
  updateCheckout,
} from './checkoutStore.ts'
import { leftOf } from './makeProduct.ts'

type Trx = Kysely<Database>

/** Reserves the pieces of a checkout. Its variants are locked, and there are enough. */
export function reserve(trx: Trx, lines: readonly CheckoutLine[]): Promise<void> {
  return moveStock(
    trx,
    lines.map(({ variantId, quantity }) => ({ variantId, reserved: quantity, stock: 0 })),
  )
}

/** Ends an unpaid checkout, which is locked, and frees its pieces. Locks its variants. */
export async function release(
  trx: Trx,
  { id, isReserved }: CheckoutRow,
  { status, askAt, now }: { status: CheckoutStatus; askAt: Date | null; now: Date },
): Promise<void> {
  if (isReserved) {
    const lines = await selectLines(trx, id)
    await lockVariants(
      trx,
      lines.map(({ variantId }) => variantId),
    )
    await moveStock(
      trx,
      lines.map(({ variantId, quantity }) => ({ variantId, reserved: -quantity, stock: 0 })),
    )
  }
  await updateCheckout(trx, { id, status, isReserved: false, askAt, now })
}

/**
 * Removes the pieces of a paid checkout from stock: those reserved for it, or, if they were released before
 * the payment came, others, all or none. Returns whether there were enough. The checkout is locked.
 */
export async function removeSold(
  trx: Trx,
  { isReserved }: Pick<CheckoutRow, 'isReserved'>,
  lines: readonly CheckoutLine[],
): Promise<boolean> {
  const variants = await lockVariants(
    trx,
    lines.map(({ variantId }) => variantId),
  )
  if (!isReserved) {
    const isAvailable = lines.every(({ variantId, quantity }) => {
      const variant = variants.get(variantId)
      const left = variant ? leftOf(variant) : 0
      return left === null || left >= quantity
    })
    if (!isAvailable) return false
  }
  await moveStock(
    trx,
    lines.map(({ variantId, quantity }) => ({
      variantId,
      reserved: isReserved ? -quantity : 0,
      stock: -quantity,
    })),
  )
  return true
}

/** Returns the pieces of an order to stock. */
export async function restock(trx: Trx, lines: readonly CheckoutLine[]): Promise<void> {
  await lockVariants(
    trx,
    lines.map(({ variantId }) => variantId),
  )
  await moveStock(
    trx,
    lines.map(({ variantId, quantity }) => ({ variantId, reserved: 0, stock: quantity })),
  )
}
