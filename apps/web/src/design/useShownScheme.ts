import { useSyncExternalStore } from 'react'

const DARK = '(prefers-color-scheme: dark)'

/** The shown scheme, the user's choice or the system's, for components that draw with their own colors. */
export function useShownScheme(): 'dark' | 'light' {
  return useSyncExternalStore(subscribe, read)
}

function read(): 'dark' | 'light' {
  const { scheme } = document.documentElement.dataset
  if (scheme === 'dark' || scheme === 'light') return scheme
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(DARK)
  query.addEventListener('change', onChange)
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  return () => {
    query.removeEventListener('change', onChange)
    observer.disconnect()
  }
}
