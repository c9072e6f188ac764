export type Scheme = 'dark' | 'light'

/** `early.js`, which runs before the first paint, reads the same key. */
const STORED_AS = 'scheme'

/** The scheme in use: the reader's choice, else the system's. */
export function currentScheme(): Scheme {
  const chosen = document.documentElement.dataset.scheme
  if (chosen === 'dark' || chosen === 'light') return chosen
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
}

export function chooseScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme
  try {
    localStorage.setItem(STORED_AS, scheme)
  } catch {
    // Storage may be forbidden or full; the choice then holds for this page.
  }
}
