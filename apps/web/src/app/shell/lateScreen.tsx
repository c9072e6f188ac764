import { type ComponentType, useEffect, useState } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

type LoadResult = { screen: ComponentType } | { error: Error }

/**
 * Stands in for a screen that failed to load: it is fetched again when shown, and each time the network comes
 * back. Until then the error page says what is missing.
 */
export function lateScreen(load: () => Promise<ComponentType>): ComponentType {
  return function LateScreen() {
    const [found, setFound] = useState<LoadResult | null>(null)
    useEffect(() => {
      const fetchAgain = () =>
        void load().then(
          (screen) => setFound({ screen }),
          (error: Error) => setFound({ error }),
        )
      fetchAgain()
      window.addEventListener('online', fetchAgain)
      return () => window.removeEventListener('online', fetchAgain)
    }, [])
    if (found === null) return null
    if ('error' in found) return <ErrorPage error={found.error} reset={() => location.reload()} />
    return <found.screen />
  }
}
