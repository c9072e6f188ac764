import type { CartLine } from '@lance/domain'

/** The key under which this tab stores what it brought back from a payment page. */
const STORED_AS = 'cart-returned'
/** How long the store may hold the stock of an abandoned payment page. */
const KEPT_MS = 1_800_000

type Piece = { id: string; inventory_quantity: number | null }

/** Notes that the store may still hold the stock of these lines, for this tab only. */
export function noteReturned(lines: readonly CartLine[]): void {
  const pieces = lines.map(({ variant, quantity }) => [variant.id, quantity])
  write(JSON.stringify({ untilMs: Date.now() + KEPT_MS, pieces }))
}

/** Called when the store has refused these items: another buyer has them. */
export function forgetReturned(): void {
  write(null)
}

/** Adds to each variant's stock what the store may be holding for this tab. */
export function withReturned<Variant extends Piece>(variants: readonly Variant[]): Variant[] {
  const kept = readReturned()
  return variants.map((variant) => {
    const { inventory_quantity: left } = variant
    return left === null ? variant : { ...variant, inventory_quantity: left + (kept.get(variant.id) ?? 0) }
  })
}

function readReturned(): ReadonlyMap<string, number> {
  try {
    const { untilMs, pieces } = JSON.parse(sessionStorage.getItem(STORED_AS) ?? '{}')
    return untilMs > Date.now() ? new Map<string, number>(pieces) : new Map()
  } catch {
    return new Map()
  }
}

function write(text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(STORED_AS)
    else sessionStorage.setItem(STORED_AS, text)
  } catch {
    // Without storage no cart was brought back.
  }
}
