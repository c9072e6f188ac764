import { pageEvents, tabStorage } from '../../base/tabStorage.ts'

const STORAGE_KEY = 'cart'

type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The cart as stored: only what the navigation's badge needs, because every page loads it. */
export type StoredCart = {
  /** JSON; not to be trusted. */
  text: () => string | null
  /** Null removes the cart. */
  save: (text: string | null) => void
  /** The sum of all quantities. */
  quantity: () => number
  subscribe: (onChange: () => void) => () => void
}

/** `window` fires `storage` when another tab has stored something, `pageshow` when the user comes back. */
export function openStoredCart(storage: CartStorage, window: EventTarget): StoredCart {
  const listeners = new Set<() => void>()
  /** A cart that the storage had no room for, which then lasts for this page. */
  let unstored: string | null = null
  const notifyListeners = () => {
    for (const listener of listeners) listener()
  }
  window.addEventListener('storage', notifyListeners)
  window.addEventListener('pageshow', notifyListeners)
  const text = () => unstored ?? storage.getItem(STORAGE_KEY)
  return {
    text,
    save(next) {
      unstored = null
      try {
        if (next === null) storage.removeItem(STORAGE_KEY)
        else storage.setItem(STORAGE_KEY, next)
      } catch {
        unstored = next
      }
      notifyListeners()
    },
    quantity: () => quantityIn(text()),
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

function quantityIn(text: string | null): number {
  try {
    const lines: { quantity: unknown }[] = JSON.parse(text ?? '[]')
    return lines.reduce(
      (sum, { quantity }) => sum + (Number.isSafeInteger(quantity) ? Number(quantity) : 0),
      0,
    )
  } catch {
    return 0
  }
}

/** This browser's cart. */
export const storedCart = openStoredCart(tabStorage(), pageEvents)

let isOpen = false
const listeners = new Set<() => void>()

/** Whether the cart drawer is open. Any component may open it. */
export const cartDrawer = {
  isOpen: () => isOpen,
  set(open: boolean): void {
    isOpen = open
    for (const listener of listeners) listener()
  },
  subscribe(onChange: () => void): () => void {
    listeners.add(onChange)
    return () => listeners.delete(onChange)
  },
}
