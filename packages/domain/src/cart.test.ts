import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addToCart,
  CART_LINES_MAX,
  CART_QUANTITY_MAX,
  type CartLine,
  type CartVariant,
  cartPrice,
  cartQuantity,
  changeQuantity,
  makeCartLine,
  removeFromCart,
  toValidQuantity,
} from './cart.ts'
import { parseCart } from './parseCart.ts'
import { repairCart } from './repairCart.ts'

const BRL = { code: 'brl', symbol: 'R$', template: 'R$ $1' }
const IDS = ['a', 'b', 'c', 'd']

function lineOf(id: string, quantity = 1, changes: Partial<CartVariant> = {}): CartLine {
  const product = { id: `p-${id}`, title: `Product ${id}`, thumbnail: null }
  const variant: CartVariant = {
    id,
    title: `Variant ${id}`,
    image_url: null,
    price_in_cents: 1000,
    sale_price_in_cents: null,
    currency_info: BRL,
    manage_inventory: true,
    inventory_quantity: 10,
    ...changes,
  }
  return { product, variant, quantity }
}

const anyLine = fc
  .record({
    id: fc.constantFrom(...IDS),
    quantity: fc.integer({ min: 1, max: 20 }),
    price_in_cents: fc.nat(100_000),
    sale_price_in_cents: fc.option(fc.nat(100_000)),
    manage_inventory: fc.boolean(),
    inventory_quantity: fc.option(fc.nat(20)),
  })
  .map(({ id, quantity, ...changes }) => lineOf(id, quantity, changes))
const anyCart = fc.uniqueArray(anyLine, { selector: ({ variant }) => variant.id })
/** Quantities that a user or a hostile script may send. */
const anyQuantity = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(0, -1, 1.5, 1e9, Number.NaN))

const linesAfter = (change: ReturnType<typeof addToCart>) => {
  if (!change.ok) throw new Error(change.code)
  return change.lines
}

describe('addToCart', () => {
  it('adds a new variant, and increases the quantity of one already in the cart [STORE-6]', () => {
    const once = linesAfter(addToCart([], lineOf('a', 2)))
    const twice = linesAfter(addToCart(once, lineOf('a', 3)))
    expect(twice).toEqual([lineOf('a', 5)])
    expect(linesAfter(addToCart(twice, lineOf('b')))).toEqual([lineOf('a', 5), lineOf('b')])
  })

  it('refuses more than the stock, counting what is in the cart, and returns the stock [STORE-6]', () => {
    const cart = [lineOf('a', 8)]
    expect(addToCart(cart, lineOf('a', 3))).toEqual({ ok: false, code: 'OUT_OF_STOCK', leftCount: 10 })
    expect(addToCart(cart, lineOf('a', 2)).ok).toBe(true)
    expect(addToCart([], lineOf('a', 1, { inventory_quantity: 0 }))).toMatchObject({ leftCount: 0 })
  })

  it('ignores a stock that is not managed or not known', () => {
    expect(addToCart([], lineOf('a', 500, { manage_inventory: false })).ok).toBe(true)
    expect(addToCart([], lineOf('a', 500, { inventory_quantity: null })).ok).toBe(true)
  })

  it('updates a variant in the cart to what the store says now', () => {
    const cart = linesAfter(addToCart([lineOf('a')], lineOf('a', 1, { price_in_cents: 700 })))
    expect(cart).toEqual([lineOf('a', 2, { price_in_cents: 700 })])
  })

  it('refuses a second currency [STORE-6]', () => {
    expect(addToCart([lineOf('a')], lineOf('b', 1, { currency_info: { ...BRL, code: 'usd' } }))).toEqual({
      ok: false,
      code: 'OTHER_CURRENCY',
    })
    expect(addToCart([lineOf('a')], lineOf('b', 1, { currency_info: { ...BRL, code: 'BRL' } })).ok).toBe(true)
  })

  it('limits the lines and the quantity of a line [STORE-6]', () => {
    const full = Array.from({ length: CART_LINES_MAX }, (_, index) => lineOf(`v${index}`))
    expect(addToCart(full, lineOf('a'))).toEqual({ ok: false, code: 'CART_FULL' })
    expect(addToCart(full, lineOf('v0')).ok).toBe(true)
    const endless = { manage_inventory: false }
    expect(addToCart([], lineOf('a', CART_QUANTITY_MAX, endless)).ok).toBe(true)
    expect(addToCart([], lineOf('a', CART_QUANTITY_MAX + 1, endless))).toEqual({
      ok: false,
      code: 'QUANTITY_TOO_HIGH',
    })
  })
})

describe('changeQuantity', () => {
  it('keeps quantities whole and at least 1', () => {
    for (const asked of [0, -1, Number.NaN, Number.NEGATIVE_INFINITY, 1.9])
      expect(changeQuantity([lineOf('a', 3)], { variantId: 'a', quantity: asked })).toEqual({
        ok: true,
        lines: [lineOf('a', 1)],
      })
    expect(toValidQuantity(2.9)).toBe(2)
  })

  it('allows a reduction to more than the stock, but no increase', () => {
    const cart = [lineOf('a', 8, { inventory_quantity: 2 })]
    expect(changeQuantity(cart, { variantId: 'a', quantity: 7 }).ok).toBe(true)
    expect(changeQuantity(cart, { variantId: 'a', quantity: 9 })).toMatchObject({ code: 'OUT_OF_STOCK' })
  })

  it('changes nothing for a variant that is not in the cart', () => {
    expect(changeQuantity([lineOf('a')], { variantId: 'b', quantity: 4 })).toEqual({
      ok: true,
      lines: [lineOf('a')],
    })
  })
})

it('sums sale prices and regular prices in cents, and counts the items', () => {
  const cart = [lineOf('a', 3, { price_in_cents: 1099 }), lineOf('b', 2, { sale_price_in_cents: 1 })]
  expect(cartPrice(cart)).toBe(3299)
  expect(cartQuantity(cart)).toBe(5)
  expect(cartPrice([])).toBe(0)
})

it('keeps each line unique and its quantity within bounds after any sequence of changes', () => {
  const step = fc.oneof(
    anyLine.map((line) => (cart: readonly CartLine[]) => addToCart(cart, line)),
    fc.tuple(fc.constantFrom(...IDS), anyQuantity).map(
      ([variantId, quantity]) =>
        (cart: readonly CartLine[]) =>
          changeQuantity(cart, { variantId, quantity }),
    ),
    fc.constantFrom(...IDS).map((id) => (cart: readonly CartLine[]) => ({
      ok: true as const,
      lines: removeFromCart(cart, id),
    })),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let cart: readonly CartLine[] = []
      for (const apply of steps) {
        const change = apply(cart)
        if (change.ok) cart = change.lines
        const ids = cart.map(({ variant }) => variant.id)
        expect(new Set(ids).size).toBe(ids.length)
        for (const { quantity } of cart) {
          expect(Number.isInteger(quantity)).toBe(true)
          expect(quantity).toBeGreaterThanOrEqual(1)
          expect(quantity).toBeLessThanOrEqual(CART_QUANTITY_MAX)
        }
      }
      expect(cartPrice(cart)).toBeLessThanOrEqual(Number.MAX_SAFE_INTEGER)
    }),
  )
})

describe('parseCart', () => {
  it('reads a cart as it was stored', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        expect(parseCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart)
      }),
    )
  })

  it('returns a valid cart for any stored value', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())), (stored) => {
        for (const line of parseCart(stored)) expect(line.quantity).toBeGreaterThanOrEqual(1)
      }),
    )
  })

  it('drops invalid lines and keeps the rest', () => {
    const good = lineOf('a', 2)
    const bad = [
      null,
      7,
      {},
      { ...good, quantity: 0 },
      { ...good, quantity: 1.5 },
      { ...good, quantity: '3' },
      { ...good, quantity: 1e9 },
      { ...good, product: null },
      { ...good, product: { ...good.product, id: '' } },
      { ...good, variant: { ...good.variant, price_in_cents: -1 } },
      { ...good, variant: { ...good.variant, title: 'x'.repeat(5000) } },
    ]
    expect(parseCart([...bad, good, good])).toEqual([good])
    expect(parseCart({ lines: [good] })).toEqual([])
  })

  it('reads no more lines than a cart may have', () => {
    const long = Array.from({ length: 1000 }, (_, index) => lineOf(`v${index}`))
    expect(parseCart(long)).toHaveLength(CART_LINES_MAX)
  })
})

describe('repairCart', () => {
  const freshOf = (
    { product, variant }: CartLine,
    changes: Partial<CartVariant> = {},
    purchasable = true,
  ) => ({
    ...product,
    purchasable,
    variants: [{ ...variant, ...changes }],
  })

  it('changes nothing when the store has not changed', () => {
    fc.assert(
      fc.property(anyCart, (cart) => {
        const sold = cart.map((line) =>
          makeCartLine(line.product, { ...line.variant, manage_inventory: false }, 1),
        )
        expect(
          repairCart(
            sold,
            sold.map((line) => freshOf(line)),
          ),
        ).toEqual({ lines: sold, repairs: [] })
      }),
    )
  })

  it('removes and reports lines that are no longer sold', () => {
    const [a, b, c, d] = [lineOf('a'), lineOf('b'), lineOf('c'), lineOf('d')]
    const fresh = [freshOf(a, { id: 'other' }), freshOf(b, {}, false), freshOf(d)]
    expect(repairCart([a, b, c, d], fresh)).toEqual({
      lines: [d],
      repairs: [a, b, c].map((line) => ({ kind: 'gone', line })),
    })
  })

  it('takes the new price, up or down, and reports the old one [STORE-7]', () => {
    const line = lineOf('a', 2)
    const dearer = freshOf(line, { price_in_cents: 1200 })
    const { lines, repairs } = repairCart([line], [dearer])
    expect(cartPrice(lines)).toBe(2400)
    expect(repairs).toEqual([{ kind: 'price', line: lines[0], fromCents: 1000, fromCurrency: BRL }])
    expect(repairCart([line], [freshOf(line, { sale_price_in_cents: 900 })]).repairs).toHaveLength(1)
    expect(
      repairCart([line], [freshOf(line, { price_in_cents: 2000, sale_price_in_cents: 1000 })]).repairs,
    ).toEqual([])
  })

  it('reduces lines to the stock and removes those that are sold out [STORE-7]', () => {
    const [a, b] = [lineOf('a', 5), lineOf('b', 5)]
    const { lines, repairs } = repairCart(
      [a, b],
      [freshOf(a, { inventory_quantity: 3 }), freshOf(b, { inventory_quantity: 0 })],
    )
    expect(lines).toEqual([lineOf('a', 3, { inventory_quantity: 3 })])
    expect(repairs).toEqual([
      { kind: 'fewer', line: lines[0], fromQuantity: 5 },
      { kind: 'sold_out', line: b },
    ])
  })

  it('updates title and picture without reporting it', () => {
    const line = lineOf('a')
    const renamed = { ...freshOf(line), title: 'New title', thumbnail: '/new.webp' }
    const { lines, repairs } = repairCart([line], [renamed])
    expect(lines[0]?.product).toEqual({ id: 'p-a', title: 'New title', thumbnail: '/new.webp' })
    expect(repairs).toEqual([])
  })

  it('finds nothing to repair a second time', () => {
    const fresh = fc
      .tuple(anyCart, fc.boolean())
      .map(([cart, purchasable]) => cart.map((line) => freshOf(line, {}, purchasable)))
    fc.assert(
      fc.property(anyCart, fresh, (cart, products) => {
        const { lines } = repairCart(cart, products)
        expect(repairCart(lines, products)).toEqual({ lines, repairs: [] })
      }),
    )
  })
})
