import { useEffect, useRef } from 'react'

/** Runs when the back/forward cache restores the page as it was left, for example with a busy button. */
export function usePageRestore(onBack: () => void) {
  const latest = useRef(onBack)
  latest.current = onBack
  useEffect(() => {
    const release = ({ persisted }: PageTransitionEvent) => persisted && latest.current()
    window.addEventListener('pageshow', release)
    return () => window.removeEventListener('pageshow', release)
  }, [])
}
