import { type CartLine, type CartProduct, type CartVariant, makeCartLine, stockOf } from './cart.ts'
import { currencyCode } from './storeMoney.ts'
import { sellingPriceCents } from './storePrice.ts'

/** A product as it is in the store now. */
export type FreshProduct = CartProduct & { purchasable: boolean; variants: readonly CartVariant[] }

/**
 * What was outdated in a cart. `gone`: the line was removed because it is no longer sold. `sold_out`: removed
 * because it is out of stock for now. `fewer`: only `line.quantity` are left of the `fromQuantity` in the
 * cart. `price`: one item used to cost `fromCents` of `fromCurrency`.
 */
export type CartRepair =
  | { kind: 'gone' | 'sold_out'; line: CartLine }
  | { kind: 'fewer'; line: CartLine; fromQuantity: number }
  | { kind: 'price'; line: CartLine; fromCents: number; fromCurrency: CartVariant['currency_info'] }

/**
 * Updates a cart to the store: `fresh` holds every product of the cart that still exists. Each change is
 * reported once for each line and reason, except new titles and pictures.
 */
export function repairCart(
  lines: readonly CartLine[],
  fresh: readonly FreshProduct[],
): { lines: CartLine[]; repairs: CartRepair[] } {
  const products = new Map(fresh.map((product) => [product.id, product]))
  const repairs: CartRepair[] = []
  const kept = lines.flatMap((line) => {
    const product = products.get(line.product.id)
    const variant = product?.variants.find(({ id }) => id === line.variant.id)
    if (!product?.purchasable || !variant) {
      repairs.push({ kind: 'gone', line })
      return []
    }
    const left = stockOf(variant)
    if (left === 0) {
      repairs.push({ kind: 'sold_out', line })
      return []
    }
    const repaired = makeCartLine(product, variant, Math.min(line.quantity, left))
    repairs.push(...repairsOf(line, repaired))
    return [repaired]
  })
  return { lines: kept, repairs }
}

function repairsOf(before: CartLine, line: CartLine): CartRepair[] {
  const fromCents = sellingPriceCents(before.variant)
  const fromCurrency = before.variant.currency_info
  const isSamePrice =
    fromCents === sellingPriceCents(line.variant) &&
    currencyCode(fromCurrency) === currencyCode(line.variant.currency_info)
  return [
    ...(isSamePrice ? [] : [{ kind: 'price' as const, line, fromCents, fromCurrency }]),
    ...(line.quantity === before.quantity
      ? []
      : [{ kind: 'fewer' as const, line, fromQuantity: before.quantity }]),
  ]
}
