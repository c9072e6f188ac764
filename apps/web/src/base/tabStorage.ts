/** The window's events, including those of other tabs; an empty target when rendering without a browser. */
export const pageEvents: EventTarget = typeof window === 'undefined' ? new EventTarget() : window

/** The browser's storage; if it is forbidden, one that lasts as long as the page. */
export function tabStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  try {
    localStorage.setItem('storage-probe', '')
    localStorage.removeItem('storage-probe')
    return localStorage
  } catch {
    const items = new Map<string, string>()
    return {
      getItem: (key) => items.get(key) ?? null,
      setItem: (key, value) => void items.set(key, value),
      removeItem: (key) => void items.delete(key),
    }
  }
}
