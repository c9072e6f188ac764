import type { CartLine } from '@lance/domain'

/** Where this tab notes what it brought back from a payment page. */
const STORED_AS = 'cart-returned'
/** For so long the store may keep the pieces of a payment page that was only walked away from. */
const KEPT_MS = 1_800_000

type Piece = { id: string; inventory_quantity: number | null }

/** Notes that the pieces of these lines may still be kept at the store: for nobody but who has brought them back. */
export function noteReturned(lines: readonly CartLine[]): void {
  const pieces = lines.map(({ variant, quantity }) => [variant.id, quantity])
  write(JSON.stringify({ untilMs: Date.now() + KEPT_MS, pieces }))
}

/** The store has been asked for them and has none: they are another's. */
export function forgetReturned(): void {
  write(null)
}

/** Counts to what is left of each variant what may be kept for this browser itself. */
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
    // Without storage nothing was brought back.
  }
}
