import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseVariant, sellingPriceCents, strikethroughPriceCents } from './storePrice.ts'

const variant = fc.record({
  price_in_cents: fc.nat(10_000_000),
  sale_price_in_cents: fc.option(fc.nat(10_000_000)),
})
const variants = fc.array(variant, { minLength: 1, maxLength: 8 })
const at = (price_in_cents: number, sale_price_in_cents: number | null = null) => ({
  price_in_cents,
  sale_price_in_cents,
})

describe('the price of an item', () => {
  it('is the sale price, even when that is 0, else the regular price', () => {
    expect(sellingPriceCents(at(5000, 3000))).toBe(3000)
    expect(sellingPriceCents(at(5000, 0))).toBe(0)
    expect(sellingPriceCents(at(5000))).toBe(5000)
  })

  it('strikes the regular price through only when it is higher [STORE-1]', () => {
    expect(strikethroughPriceCents(at(5000, 3000))).toBe(5000)
    expect(strikethroughPriceCents(at(5000, 5000))).toBeNull()
    expect(strikethroughPriceCents(at(5000))).toBeNull()
  })
})

describe('chooseVariant', () => {
  it.each(['lowest_price_first', null])(
    'returns the cheapest variant under %s, the first of equals [STORE-2]',
    (rule) => {
      fc.assert(
        fc.property(variants, (all) => {
          const chosen = chooseVariant({ site_product_selection: rule, variants: all })
          const lowest = Math.min(...all.map(sellingPriceCents))
          expect(chosen).toBe(all.find((one) => sellingPriceCents(one) === lowest))
        }),
      )
    },
  )

  it('returns the first variant under any other rule [STORE-2]', () => {
    fc.assert(
      fc.property(variants, (all) => {
        expect(chooseVariant({ site_product_selection: 'manual', variants: all })).toBe(all[0])
      }),
    )
  })

  it('returns null without variants', () => {
    expect(chooseVariant({ site_product_selection: null, variants: [] })).toBeNull()
  })
})
