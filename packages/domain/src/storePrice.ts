/** A variant's prices in whole cents of its currency; `sale_price_in_cents` is null when not on sale. */
export type PricedVariant = { price_in_cents: number; sale_price_in_cents: number | null }

/** The price of one item, in cents: the sale price if there is one ([STORE-2]). */
export function sellingPriceCents({ price_in_cents, sale_price_in_cents }: PricedVariant): number {
  return sale_price_in_cents ?? price_in_cents
}

/** The regular price to strike through beside a lower sale price, in cents; null if there is none. */
export function strikethroughPriceCents(variant: PricedVariant): number | null {
  return sellingPriceCents(variant) < variant.price_in_cents ? variant.price_in_cents : null
}

/**
 * The variant that represents a product: the cheapest (the first of equals) if its site selection says so or
 * is null, else the first. Null if it has no variants. [STORE-2].
 */
export function chooseVariant<Variant extends PricedVariant>(product: {
  site_product_selection: string | null
  variants: readonly Variant[]
}): Variant | null {
  const { site_product_selection: selection, variants } = product
  const [first = null] = variants
  if (first === null || (selection !== null && selection !== 'lowest_price_first')) return first
  return variants.reduce((best, one) => (sellingPriceCents(one) < sellingPriceCents(best) ? one : best))
}
