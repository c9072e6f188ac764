import type { CheckoutBody } from '@lance/contract'
import { CART_LINES_MAX, CART_QUANTITY_MAX } from '@lance/domain'
import type { Refusal } from '../kernel/routing.ts'

/** The wanted quantity of each variant, by its id. */
export type Cart = ReadonlyMap<string, number>

/** Parses a cart and merges lines of the same variant. Refuses CART_EMPTY, CART_QUANTITY, CART_LINES. */
export function parseCart(items: CheckoutBody['items']): { ok: true; cart: Cart } | Refusal {
  if (items.length === 0) return { ok: false, code: 'CART_EMPTY' }
  const cart = new Map<string, number>()
  for (const { variant_id: variantId, quantity } of items) {
    const total = quantity + (cart.get(variantId) ?? 0)
    if (!Number.isInteger(quantity) || quantity < 1 || total > CART_QUANTITY_MAX) {
      const params = { max: CART_QUANTITY_MAX }
      return { ok: false, code: 'CART_QUANTITY', params, extra: { variant_id: variantId } }
    }
    cart.set(variantId, total)
  }
  if (cart.size > CART_LINES_MAX) return { ok: false, code: 'CART_LINES', params: { max: CART_LINES_MAX } }
  return { ok: true, cart }
}
