/** What of a variant its price hangs on: whole cents of the variant's currency; `sale_price_in_cents` null: not on sale. */
export type PricedVariant = { price_in_cents: number; sale_price_in_cents: number | null }

/** What one piece is sold for, in cents: the sale price if there is one. Specification, part 2, section 5. */
export function sellingPriceCents({ price_in_cents, sale_price_in_cents }: PricedVariant): number {
  return sale_price_in_cents ?? price_in_cents
}

/** The regular price that is struck out beside a lower one, in cents; null where the piece is not on sale. */
export function struckPriceCents(variant: PricedVariant): number | null {
  return sellingPriceCents(variant) < variant.price_in_cents ? variant.price_in_cents : null
}

/**
 * The variant a product is shown with: the cheapest one where its site selection says so or says nothing (the first
 * of equals), else the first. Null where it has none. Specification, part 2, section 5.
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
