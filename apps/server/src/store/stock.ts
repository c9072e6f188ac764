import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import {
  type CheckoutLine,
  type CheckoutRow,
  type CheckoutStatus,
  holdVariants,
  moveStock,
  selectLines,
  updateCheckout,
} from './checkoutStore.ts'
import { leftOf } from './makeProduct.ts'

type Trx = Kysely<Database>

/** Keeps the pieces of a checkout; its variants are held, and there are enough. */
export function reserve(trx: Trx, lines: readonly CheckoutLine[]): Promise<void> {
  return moveStock(
    trx,
    lines.map(({ variantId, quantity }) => ({ variantId, reserved: quantity, stock: 0 })),
  )
}

/** Ends a checkout that was not paid: its pieces are free again. The checkout is held; holds its variants. */
export async function release(
  trx: Trx,
  { id, isReserved }: CheckoutRow,
  { status, askAt, now }: { status: CheckoutStatus; askAt: Date | null; now: Date },
): Promise<void> {
  if (isReserved) {
    const lines = await selectLines(trx, id)
    await holdVariants(
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
 * Takes the pieces of a paid checkout out of the house: those that were kept for it, or, where they were released
 * before the money came, others, all or none. Gives whether there were. The checkout is held.
 */
export async function takeSold(
  trx: Trx,
  { isReserved }: Pick<CheckoutRow, 'isReserved'>,
  lines: readonly CheckoutLine[],
): Promise<boolean> {
  const variants = await holdVariants(
    trx,
    lines.map(({ variantId }) => variantId),
  )
  if (!isReserved) {
    const isThere = lines.every(({ variantId, quantity }) => {
      const variant = variants.get(variantId)
      const left = variant ? leftOf(variant) : 0
      return left === null || left >= quantity
    })
    if (!isThere) return false
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

/** Puts the pieces of an order back on the shelf. */
export async function restock(trx: Trx, lines: readonly CheckoutLine[]): Promise<void> {
  await holdVariants(
    trx,
    lines.map(({ variantId }) => variantId),
  )
  await moveStock(
    trx,
    lines.map(({ variantId, quantity }) => ({ variantId, reserved: 0, stock: quantity })),
  )
}
