export type Scheme = 'dark' | 'light'

/** `early.js`, which runs before the first paint, reads the same key. */
const STORAGE_KEY = 'scheme'

/** The current scheme: the user's choice, or else the system's. */
export function currentScheme(): Scheme {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

const listeners = new Set<() => void>()

/** Calls back on each change, the system's too; returns a function that stops it. */
export function watchScheme(onChange: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: light)')
  system.addEventListener('change', onChange)
  listeners.add(onChange)
  return () => {
    system.removeEventListener('change', onChange)
    listeners.delete(onChange)
  }
}

export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem(STORAGE_KEY, scheme)
  } catch {
    // Storage may be blocked or full; the choice then lasts for this page.
  }
  for (const listener of listeners) listener()
}
