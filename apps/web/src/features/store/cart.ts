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
import { storedCart } from './storedCart.ts'

let cachedText: string | null = null
let lines: readonly CartLine[] = []

/** The stored lines of the cart; returns the same list until it changes. */
export function readCart(): readonly CartLine[] {
  const text = storedCart.text()
  if (text !== cachedText) {
    cachedText = text
    lines = parseCart(parseJson(text))
  }
  return lines
}

/** The lines of the cart, updated by changes in other tabs too. */
export function useCart(): readonly CartLine[] {
  return useSyncExternalStore(storedCart.subscribe, readCart)
}

export function saveCart(next: readonly CartLine[]): void {
  storedCart.save(next.length === 0 ? null : JSON.stringify(next))
}

const applyChange = (change: CartChange): CartChange => {
  if (change.ok) saveCart(change.lines)
  return change
}

/** The operations on this browser's cart. Each change is stored at once. */
export const cart = {
  add: (line: CartLine) => applyChange(addToCart(readCart(), line)),
  changeQuantity: (variantId: string, quantity: number) =>
    applyChange(changeQuantity(readCart(), { variantId, quantity })),
  remove: (variantId: string) => saveCart(removeFromCart(readCart(), variantId)),
  /** Updates the lines of the requested products to match the store, and returns what had to change. */
  repair(productIds: readonly string[], fresh: readonly FreshProduct[]): CartRepair[] {
    const isRequested = ({ product }: CartLine) => productIds.includes(product.id)
    const before = readCart()
    const { lines: repaired, repairs } = repairCart(before.filter(isRequested), fresh)
    const kept = new Map(repaired.map((line) => [line.variant.id, line]))
    saveCart(before.flatMap((line) => (isRequested(line) ? (kept.get(line.variant.id) ?? []) : line)))
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
