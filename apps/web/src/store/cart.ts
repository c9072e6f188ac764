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

/** The stored lines of the cart; returns the same list until it changes. */
export function readCart(): readonly CartLine[] {
  const text = keptCart.text()
  if (text !== readFrom) {
    readFrom = text
    lines = parseCart(parseJson(text))
  }
  return lines
}

/** The lines of the cart, updated by changes in other tabs too. */
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

/** The operations on this browser's cart. Each change is stored at once. */
export const cart = {
  add: (line: CartLine) => take(addToCart(readCart(), line)),
  changeQuantity: (variantId: string, quantity: number) =>
    take(changeQuantity(readCart(), { variantId, quantity })),
  remove: (variantId: string) => keepCart(removeFromCart(readCart(), variantId)),
  /** Updates the lines of the requested products to match the store, and returns what had to change. */
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
