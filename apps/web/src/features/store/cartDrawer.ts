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
