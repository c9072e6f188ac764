import {
  CART_LINES_MAX,
  CART_QUANTITY_MAX,
  type CartLine,
  type CartProduct,
  type CartVariant,
} from './cart.ts'
import { STORE_FALLBACK_CURRENCY } from './storeMoney.ts'

/** We never store longer texts. */
const TEXT_MAX_CHARS = 2000

/** Reads a cart stored as JSON, which may be foreign or damaged: drops whatever is not a valid line. */
export function parseCart(stored: unknown): CartLine[] {
  if (!Array.isArray(stored)) return []
  const lines = new Map<string, CartLine>()
  for (const one of stored.slice(0, CART_LINES_MAX)) {
    const line = parseLine(one)
    if (line && !lines.has(line.variant.id)) lines.set(line.variant.id, line)
  }
  return [...lines.values()]
}

function parseLine(stored: unknown): CartLine | null {
  if (!isObject(stored)) return null
  const product = parseProduct(stored.product)
  const variant = parseVariant(stored.variant)
  const { quantity } = stored
  if (!product || !variant || !isCount(quantity)) return null
  return quantity >= 1 && quantity <= CART_QUANTITY_MAX ? { product, variant, quantity } : null
}

function parseProduct(stored: unknown): CartProduct | null {
  if (!isObject(stored)) return null
  const { id, title, thumbnail } = stored
  return isId(id) && isText(title) ? { id, title, thumbnail: textOrNull(thumbnail) } : null
}

function parseVariant(stored: unknown): CartVariant | null {
  if (!isObject(stored)) return null
  const { id, title, price_in_cents, sale_price_in_cents, inventory_quantity } = stored
  if (!isId(id) || !isText(title) || !isCount(price_in_cents)) return null
  return {
    id,
    title,
    image_url: textOrNull(stored.image_url),
    price_in_cents,
    sale_price_in_cents: isCount(sale_price_in_cents) ? sale_price_in_cents : null,
    currency_info: parseCurrency(stored.currency_info),
    manage_inventory: stored.manage_inventory === true,
    inventory_quantity: isCount(inventory_quantity) ? inventory_quantity : null,
  }
}

function parseCurrency(stored: unknown): CartVariant['currency_info'] {
  const { code, symbol, template } = isObject(stored) ? stored : {}
  return {
    code: isId(code) ? code : STORE_FALLBACK_CURRENCY,
    symbol: textOrNull(symbol),
    template: textOrNull(template),
  }
}

const isObject = (stored: unknown): stored is Record<string, unknown> =>
  typeof stored === 'object' && stored !== null
const isText = (stored: unknown): stored is string =>
  typeof stored === 'string' && stored.length <= TEXT_MAX_CHARS
const isId = (stored: unknown): stored is string => isText(stored) && stored !== ''
const textOrNull = (stored: unknown) => (isText(stored) ? stored : null)
/** Cents and quantities: whole, not negative, and small enough that their sums are exact. */
const isCount = (stored: unknown): stored is number =>
  Number.isInteger(stored) && (stored as number) >= 0 && (stored as number) <= 1_000_000_000
