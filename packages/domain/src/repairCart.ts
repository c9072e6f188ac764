import { type CartLine, type CartProduct, type CartVariant, makeCartLine, stockOf } from './cart.ts'
import { currencyCode } from './storeMoney.ts'
import { sellingPriceCents } from './storePrice.ts'

/** A product as the store has it now. */
export type FreshProduct = CartProduct & { purchasable: boolean; variants: readonly CartVariant[] }

/**
 * What a cart had wrong about the store. `gone`: it is sold no more, and has left the cart. `sold_out`: the same, for
 * now. `fewer`: there are only `line.quantity` left of the `fromQuantity` that were in the cart. `price`: one piece
 * cost `fromCents` of `fromCurrency`.
 */
export type CartRepair =
  | { kind: 'gone' | 'sold_out'; line: CartLine }
  | { kind: 'fewer'; line: CartLine; fromQuantity: number }
  | { kind: 'price'; line: CartLine; fromCents: number; fromCurrency: CartVariant['currency_info'] }

/**
 * Brings a cart into line with the store: `fresh` holds every product of the cart that there still is. What has
 * changed is told, once for each line and reason; titles and pictures are taken over without a word.
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
  const isPriced =
    fromCents === sellingPriceCents(line.variant) &&
    currencyCode(fromCurrency) === currencyCode(line.variant.currency_info)
  return [
    ...(isPriced ? [] : [{ kind: 'price' as const, line, fromCents, fromCurrency }]),
    ...(line.quantity === before.quantity
      ? []
      : [{ kind: 'fewer' as const, line, fromQuantity: before.quantity }]),
  ]
}
