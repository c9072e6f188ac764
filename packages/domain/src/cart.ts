import { currencyCode } from './storeMoney.ts'
import { sellingPriceCents } from './storePrice.ts'

/** Limits on the size of a cart, since it is stored and sent. */
export const CART_LINES_MAX = 100
export const CART_QUANTITY_MAX = 9999

/** What a cart keeps of a product and its chosen variant, as last read from the store. */
export type CartProduct = { id: string; title: string; thumbnail: string | null }
export type CartVariant = {
  id: string
  title: string
  image_url: string | null
  price_in_cents: number
  sale_price_in_cents: number | null
  currency_info: { code: string; symbol: string | null; template: string | null }
  manage_inventory: boolean
  /** How many are left; null when unknown. Ignored unless the inventory is managed. */
  inventory_quantity: number | null
}
export type CartLine = { product: CartProduct; variant: CartVariant; quantity: number }

/** `leftCount`: how many are in stock. */
export type CartRefusal =
  | { ok: false; code: 'OUT_OF_STOCK'; leftCount: number }
  | { ok: false; code: 'CART_FULL' | 'QUANTITY_TOO_HIGH' | 'OTHER_CURRENCY' }
export type CartChange = { ok: true; lines: readonly CartLine[] } | CartRefusal

/** A cart line with only the fields of product and variant that a cart keeps. */
export function makeCartLine(product: CartProduct, variant: CartVariant, quantity: number): CartLine {
  const { id, title, image_url, price_in_cents, sale_price_in_cents } = variant
  const { manage_inventory, inventory_quantity } = variant
  const { code, symbol, template } = variant.currency_info
  const price = { price_in_cents, sale_price_in_cents, currency_info: { code, symbol, template } }
  return {
    product: { id: product.id, title: product.title, thumbnail: product.thumbnail },
    variant: { id, title, image_url, ...price, manage_inventory, inventory_quantity },
    quantity,
  }
}

/** How many of a variant are available: Infinity when its stock is not managed or not known. */
export function stockOf(variant: Pick<CartVariant, 'manage_inventory' | 'inventory_quantity'>): number {
  const { manage_inventory: isManaged, inventory_quantity: left } = variant
  return isManaged && left !== null ? Math.max(0, left) : Number.POSITIVE_INFINITY
}

/** Turns any number into a valid quantity: whole, and at least 1. */
export function toValidQuantity(quantity: number): number {
  return Number.isFinite(quantity) ? Math.max(1, Math.floor(quantity)) : 1
}

/** Adds a variant, to its line if the cart has one ([STORE-6]). */
export function addToCart(lines: readonly CartLine[], added: CartLine): CartChange {
  const present = lines.find(({ variant }) => variant.id === added.variant.id)
  const quantity = (present?.quantity ?? 0) + toValidQuantity(added.quantity)
  const refusal = refuse(added.variant, quantity)
  if (refusal) return refusal
  if (present)
    return { ok: true, lines: lines.map((line) => (line === present ? { ...added, quantity } : line)) }
  if (lines.length >= CART_LINES_MAX) return { ok: false, code: 'CART_FULL' }
  const [first] = lines
  if (first && currencyCode(first.variant.currency_info) !== currencyCode(added.variant.currency_info))
    return { ok: false, code: 'OTHER_CURRENCY' }
  return { ok: true, lines: [...lines, { ...added, quantity }] }
}

/** Sets the quantity of a line, never below 1. A reduction is always allowed. */
export function changeQuantity(
  lines: readonly CartLine[],
  { variantId, quantity: requested }: { variantId: string; quantity: number },
): CartChange {
  const present = lines.find(({ variant }) => variant.id === variantId)
  if (!present) return { ok: true, lines }
  const quantity = toValidQuantity(requested)
  const refusal = quantity > present.quantity ? refuse(present.variant, quantity) : null
  return (
    refusal ?? { ok: true, lines: lines.map((line) => (line === present ? { ...line, quantity } : line)) }
  )
}

export function removeFromCart(lines: readonly CartLine[], variantId: string): readonly CartLine[] {
  return lines.filter(({ variant }) => variant.id !== variantId)
}

/** The total number of items. */
export function cartQuantity(lines: readonly Pick<CartLine, 'quantity'>[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The total price, in cents. */
export function cartPrice(lines: readonly Pick<CartLine, 'variant' | 'quantity'>[]): number {
  return lines.reduce((sum, { variant, quantity }) => sum + sellingPriceCents(variant) * quantity, 0)
}

function refuse(variant: CartVariant, quantity: number): CartRefusal | null {
  const leftCount = stockOf(variant)
  if (quantity > leftCount) return { ok: false, code: 'OUT_OF_STOCK', leftCount }
  return quantity > CART_QUANTITY_MAX ? { ok: false, code: 'QUANTITY_TOO_HIGH' } : null
}
