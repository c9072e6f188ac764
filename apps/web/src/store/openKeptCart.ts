const STORED_AS = 'cart'

type CartStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** The cart as stored: only what the navigation's badge needs, because every page loads it. */
export type KeptCart = {
  /** JSON; not to be trusted. */
  text: () => string | null
  /** Null removes the cart. */
  keep: (text: string | null) => void
  /** The sum of all quantities. */
  quantity: () => number
  subscribe: (onChange: () => void) => () => void
}

/** `window` fires `storage` when another tab has stored something, `pageshow` when the user comes back. */
export function openKeptCart(storage: CartStorage, window: EventTarget): KeptCart {
  const listeners = new Set<() => void>()
  /** A cart that the storage had no room for, which then lasts for this page. */
  let unstored: string | null = null
  const tell = () => {
    for (const listener of listeners) listener()
  }
  window.addEventListener('storage', tell)
  window.addEventListener('pageshow', tell)
  const text = () => unstored ?? storage.getItem(STORED_AS)
  return {
    text,
    keep(next) {
      unstored = null
      try {
        if (next === null) storage.removeItem(STORED_AS)
        else storage.setItem(STORED_AS, next)
      } catch {
        unstored = next
      }
      tell()
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
