import { lazyRouteComponent } from '@tanstack/react-router'
import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { fetchFailedStyles } from '../base/failedStyles.ts'
import { enableControls } from '../base/shownFirst.ts'
import { loadWithTexts, type Namespace } from '../i18n/i18n.ts'
import { ErrorPage } from './shell/ErrorPage.tsx'

/** A screen whose script and texts are fetched together when first needed. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  ...namespaces: Namespace[]
) {
  const fetchScreen = async () => {
    const loaded = await loadWithTexts(load, name, ...namespaces)
    return withEnabledControls(loaded.default)
  }
  // A failed screen must not stay failed, nor make the router reload the page.
  return lazyRouteComponent(async () => ({
    default: await fetchScreen().catch(() => lateScreen(fetchScreen)),
  }))
}

const enableScreen = () => enableControls('screen')

/** Wraps a screen so that its rendered controls become usable once it is hydrated, and not before. */
function withEnabledControls(Screen: ComponentType): ComponentType {
  return function EnabledScreen() {
    useLayoutEffect(enableScreen, [])
    return <Screen />
  }
}

type LoadResult = { screen: ComponentType } | { error: Error }

/**
 * Stands in for a screen that failed to load: it is fetched again when shown, and each time the network comes
 * back. Until then the error page says what is missing.
 */
function lateScreen(load: () => Promise<ComponentType>): ComponentType {
  return function LateScreen() {
    const [found, setFound] = useState<LoadResult | null>(null)
    useEffect(() => {
      const fetchAgain = () =>
        void fetchFailedStyles()
          .then(load)
          .then(
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
