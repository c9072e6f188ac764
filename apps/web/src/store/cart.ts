import {
  addToCart,
  type CartChange,
  type CartLine,
  type CartRepair,
  changeQuantity,
  type FreshProduct,
  parseCart,
  removeFromCart,
  repairCart,
} from '@lance/domain'
import { useSyncExternalStore } from 'react'
import { keptCart } from './keptCart.ts'

let readFrom: string | null = null
let lines: readonly CartLine[] = []

/** What is in the cart, as it is stored now; the same list until it changes. */
export function readCart(): readonly CartLine[] {
  const text = keptCart.text()
  if (text !== readFrom) {
    readFrom = text
    lines = parseCart(parseJson(text))
  }
  return lines
}

/** What is in the cart; it follows what another tab puts into it. */
export function useCart(): readonly CartLine[] {
  return useSyncExternalStore(keptCart.subscribe, readCart)
}

export function keepCart(next: readonly CartLine[]): void {
  keptCart.keep(next.length === 0 ? null : JSON.stringify(next))
}

const take = (change: CartChange): CartChange => {
  if (change.ok) keepCart(change.lines)
  return change
}

/** The cart of this browser, and what can be done to it. Each is kept at once. */
export const cart = {
  add: (line: CartLine) => take(addToCart(readCart(), line)),
  changeQuantity: (variantId: string, quantity: number) =>
    take(changeQuantity(readCart(), { variantId, quantity })),
  remove: (variantId: string) => keepCart(removeFromCart(readCart(), variantId)),
  /** Brings the lines of the products that were asked about into line with the store, and tells what had to change. */
  repair(asked: readonly string[], fresh: readonly FreshProduct[]): CartRepair[] {
    const isAsked = ({ product }: CartLine) => asked.includes(product.id)
    const before = readCart()
    const { lines: repaired, repairs } = repairCart(before.filter(isAsked), fresh)
    const kept = new Map(repaired.map((line) => [line.variant.id, line]))
    keepCart(before.flatMap((line) => (isAsked(line) ? (kept.get(line.variant.id) ?? []) : line)))
    return repairs
  },
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
