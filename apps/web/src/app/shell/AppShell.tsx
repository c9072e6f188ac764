import { useTranslation } from '@lance/texts'
import { Outlet, useLocation, useRouterState } from '@tanstack/react-router'
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react'
import { lazyPart, useAfterFirstView } from '../../base/laterParts.ts'
import { enableControls } from '../../base/shownFirst.ts'
import logo from '../../design/logo.svg?inline'
import { Toaster } from '../../design/toast/Toaster.tsx'
import { usePageTitle } from '../../design/usePageHead.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { loadAppNotices, loadNeedsNetwork, worksOffline } from '../pwa/appParts.ts'
import { preloadAccount } from './AccountPlace.tsx'
import { FooterPlace } from './FooterPlace.tsx'
import { TopBar } from './TopBar.tsx'
import { useOwnChannel } from './useOwnChannel.ts'

/** Only a player with a match or a new prize needs it. */
const OwnNews = lazyPart(() =>
  loadWithTexts(() => import('../../features/tournaments/match/OwnNews.tsx'), 'OwnNews', 'tournament'),
)
const AppSigns = lazyPart(loadAppNotices)
const NeedsNetwork = lazyPart(loadNeedsNetwork)

/** The frame around every screen. */
export function AppShell() {
  const { status } = useAuth()
  const hasNews = useOwnChannel()
  return (
    <>
      {status === 'loading' ? (
        <LoadingView />
      ) : status === 'unreachable' ? (
        <UnreachableView />
      ) : (
        <Frame hasNews={hasNews} />
      )}
      <Toaster />
    </>
  )
}

const freeFrame = () => enableControls('frame')

function Frame({ hasNews }: { hasNews: boolean }) {
  const { t } = useTranslation()
  const main = useFocusOnArrival()
  useLayoutEffect(freeFrame, [])
  const { isLastSeen } = useAuth()
  const isRested = useAfterFirstView()
  const needsNetwork = useRouterState({ select: ({ location }) => isLastSeen && !worksOffline(location) })
  return (
    <div className="frame">
      <a href="#main" className="skip-link">
        {t('nav.skip')}
      </a>
      <TopBar />
      {hasNews && (
        <Suspense>
          <OwnNews />
        </Suspense>
      )}
      <main id="main" ref={main} tabIndex={-1} className="flex min-w-0 grow flex-col">
        {needsNetwork ? (
          <Suspense>
            <NeedsNetwork />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </main>
      <FooterPlace />
      <Suspense>{isRested && <AppSigns />}</Suspense>
    </div>
  )
}

/** Focuses a new screen, so that keyboard and screen reader users start at its top. */
function useFocusOnArrival() {
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current !== undefined && shown.current !== path) main.current?.focus({ preventScroll: true })
    shown.current = path
  }, [path])
  return main
}

/** Covers the screen until the session is first known. */
function LoadingView() {
  const { t } = useTranslation()
  useEffect(preloadAccount, [])
  const isProfile = useLocation({ select: ({ pathname }) => pathname === '/profile' })
  return (
    <div role="status" className="full-screen">
      <img src={logo} width={64} height={64} alt="" className="breathing" />
      <p className="mt-6 font-display text-25">{t('loading.title')}</p>
      <p className="mt-2 text-quiet">{t('loading.wait')}</p>
      {isProfile && <p className="mt-2 text-quiet">{t('loading.profile')}</p>}
    </div>
  )
}

/** Shown while a stored credential can't be checked because the server does not answer; retries go on. */
function UnreachableView() {
  const { t } = useTranslation()
  const { retry } = useAuth()
  usePageTitle(t('unreachable.title'))
  return (
    <main className="full-screen">
      <h1 className="text-31">{t('unreachable.title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t('unreachable.text')}</p>
      <button type="button" className="button button-primary mt-8" onClick={retry}>
        {t('retry')}
      </button>
    </main>
  )
}
