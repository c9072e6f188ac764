import { asCents, type Cents, NO_CENTS } from '@lance/domain'
import type { Refusal } from '../kernel/routing.ts'
import type { CheckoutLine, OfferedVariant } from './checkoutStore.ts'
import { leftOf } from './makeProduct.ts'
import type { Cart } from './parseCart.ts'

/** The currency of the ledger and of all charges. */
const CURRENCY = 'BRL'
/** The smallest and largest charge that providers accept, in centavos. */
const TOTAL_MIN = asCents(100n)
const TOTAL_MAX = asCents(99_999_999n)

/**
 * Prices a cart at our own prices and checks its stock. The variants are locked. Refuses the first line with
 * VARIANT_UNKNOWN, VARIANT_UNAVAILABLE, CURRENCY_FOREIGN or OUT_OF_STOCK, and the cart with CART_TOTAL.
 */
export function priceCart(
  cart: Cart,
  offered: ReadonlyMap<string, OfferedVariant>,
): { ok: true; lines: CheckoutLine[]; total: Cents } | Refusal {
  const lines: CheckoutLine[] = []
  let total: Cents = NO_CENTS
  for (const [variantId, quantity] of cart) {
    const priced = priceLine(offered.get(variantId), { variantId, quantity })
    if (!priced.ok) return priced
    lines.push(priced.line)
    total = asCents(total + priced.line.unitPrice * BigInt(quantity))
  }
  if (total < TOTAL_MIN || total > TOTAL_MAX) {
    return { ok: false, code: 'CART_TOTAL', params: { min: TOTAL_MIN, max: TOTAL_MAX } }
  }
  return { ok: true, lines, total }
}

function priceLine(
  variant: OfferedVariant | undefined,
  { variantId, quantity }: { variantId: string; quantity: number },
): { ok: true; line: CheckoutLine } | Refusal {
  const extra = { variant_id: variantId }
  if (!variant) return { ok: false, code: 'VARIANT_UNKNOWN', extra }
  const { productTitle, title, currency } = variant
  const names = { product: productTitle, variant: title }
  if (!variant.purchasable) return { ok: false, code: 'VARIANT_UNAVAILABLE', params: names, extra }
  if (currency !== CURRENCY)
    return { ok: false, code: 'CURRENCY_FOREIGN', params: { ...names, currency }, extra }
  const left = leftOf(variant)
  if (left !== null && quantity > left) {
    return { ok: false, code: 'OUT_OF_STOCK', params: { ...names, left }, extra: { ...extra, left } }
  }
  const unitPrice = variant.salePrice ?? variant.price
  const image = variant.image ?? variant.thumbnail
  const line = { variantId, productId: variant.productId, title: productTitle, variantTitle: title }
  return { ok: true, line: { ...line, image, quantity, unitPrice } }
}
