import type { CartLine } from '@lance/domain'

/** The key under which this tab stores what it brought back from a payment page. */
const STORAGE_KEY = 'cart-returned'
/** How long the store may hold the stock of an abandoned payment page. */
const HELD_MS = 1_800_000

type StockItem = { id: string; inventory_quantity: number | null }

/** Notes that the store may still hold the stock of these lines, for this tab only. */
export function noteReturnedStock(lines: readonly CartLine[]): void {
  const pieces = lines.map(({ variant, quantity }) => [variant.id, quantity])
  write(JSON.stringify({ untilMs: Date.now() + HELD_MS, pieces }))
}

/** Called when the store has refused these items: another buyer has them. */
export function clearReturnedStock(): void {
  write(null)
}

/** Adds to each variant's stock what the store may be holding for this tab. */
export function addReturnedStock<Variant extends StockItem>(variants: readonly Variant[]): Variant[] {
  const kept = readReturned()
  return variants.map((variant) => {
    const { inventory_quantity: left } = variant
    return left === null ? variant : { ...variant, inventory_quantity: left + (kept.get(variant.id) ?? 0) }
  })
}

function readReturned(): ReadonlyMap<string, number> {
  try {
    const { untilMs, pieces } = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}')
    return untilMs > Date.now() ? new Map<string, number>(pieces) : new Map()
  } catch {
    return new Map()
  }
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(STORAGE_KEY)
    else sessionStorage.setItem(STORAGE_KEY, text)
  } catch {
    // Without storage no cart was brought back.
  }
}
