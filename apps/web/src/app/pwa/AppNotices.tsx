import { useTranslation } from '@lance/texts'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useShownScheme } from '../../design/useShownScheme.ts'
import { cartDrawer } from '../../features/store/index.ts'
import { ownNetwork } from '../../net/ownNetwork.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { isBusy, isNewVersion } from './versions.ts'
import './pwa.css'

/** Notices over every screen: offline, and new version available. Also sets the browser bar's color. */
export function AppNotices() {
  useThemeColor()
  return (
    <>
      <OfflineNotice />
      <NewVersion />
    </>
  )
}

function OfflineNotice() {
  const { t } = useTranslation('app')
  const isOnline = useSyncExternalStore(ownNetwork.subscribe, ownNetwork.isOnline)
  // The live region must exist from the start, or screen readers would not speak text added to it.
  return (
    <div role="status" className="offline-place">
      {!isOnline && <p className="offline-sign">{t('offline.sign')}</p>}
    </div>
  )
}

function NewVersion() {
  const { t } = useTranslation('app')
  const { user } = useAuth()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const isNew = useSyncExternalStore(isNewVersion.subscribe, isNewVersion.get)
  const isCartOpen = useSyncExternalStore(cartDrawer.subscribe, cartDrawer.isOpen)
  const [isDismissed, setDismissed] = useState(false)
  const isShown = isNew && !isDismissed && !isBusy({ path, status: user.status, isCartOpen })
  return (
    <div role="status" className="new-version-place">
      {isShown && (
        <div className="new-version">
          <p className="min-w-0 grow">
            <span className="block font-semibold">{t('update.title')}</span>
            <span className="block text-14 text-quiet">{t('update.text')}</span>
          </p>
          <div className="new-version-actions">
            <button type="button" className="button button-quiet" onClick={() => setDismissed(true)}>
              {t('update.later')}
            </button>
            <button type="button" className="button button-primary" onClick={() => location.reload()}>
              {t('update.now')}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Gives the browser's bar the page's background, even if the user chose another scheme than the system's. */
function useThemeColor(): void {
  const scheme = useShownScheme()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the background follows the scheme
  useEffect(() => {
    const background = getComputedStyle(document.documentElement).backgroundColor
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
      meta.content = background
  }, [scheme])
}
