export type Scheme = 'dark' | 'light'

/** `early.js`, which runs before the first paint, reads the same key. */
const STORED_AS = 'scheme'

/** The current scheme: the user's choice, or else the system's. */
export function currentScheme(): Scheme {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

const listeners = new Set<() => void>()

/** Calls back on each change, the system's too; returns a function that stops it. */
export function followScheme(tell: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: light)')
  system.addEventListener('change', tell)
  listeners.add(tell)
  return () => {
    system.removeEventListener('change', tell)
    listeners.delete(tell)
  }
}

export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem(STORED_AS, scheme)
  } catch {
    // Storage may be blocked or full; the choice then lasts for this page.
  }
  for (const tell of listeners) tell()
}
