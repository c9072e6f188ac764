import { useSyncExternalStore } from 'react'

const WIDE = '(width >= 48rem)'

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(WIDE)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the screen has room for more than one column. */
export const useWideScreen = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
