import type { User } from '@lance/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../api/queryClient.ts'
import { loadTexts } from '../i18n/i18n.ts'
import { PlanLine } from './PlanLine.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { PROFILE_VIEWS } from './profileViews.ts'
import { useScrollToCurrentLink } from './useScrollToCurrentLink.ts'

const NumbersView = lazy(async () => {
  const [{ NumbersView: view }] = await Promise.all([import('./NumbersView.tsx'), loadTexts('player')])
  return { default: view }
})
const OwnGamesView = lazy(async () => {
  const [{ OwnGamesView: view }] = await Promise.all([
    import('./OwnGamesView.tsx'),
    loadTexts('player', 'ownData'),
  ])
  return { default: view }
})
const OwnDataView = lazy(async () => {
  const [{ OwnDataView: view }] = await Promise.all([import('./OwnDataView.tsx'), loadTexts('ownData')])
  return { default: view }
})

const SessionsView = lazy(async () => {
  const [{ SessionsView: view }] = await Promise.all([import('./SessionsView.tsx'), loadTexts('ownData')])
  return { default: view }
})

/** The user's own profile: the form first, then further views, each with its own address. */
export function ProfileViews({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { view } = useSearch({ from: '/profile' })
  const row = useScrollToCurrentLink(view)
  return (
    <QueryClientProvider client={queryClient}>
      <div className="profile-page">
        <ProfileHead user={user} />
        <PlanLine user={user} />
        <nav ref={row} className="profile-views" aria-label={t('views.label')}>
          {PROFILE_VIEWS.map((one) => (
            <Link
              key={one ?? 'form'}
              to="/profile"
              search={one === undefined ? {} : { view: one }}
              activeOptions={{ exact: true }}
              resetScroll={false}
            >
              {t(`views.${one ?? 'form'}`)}
            </Link>
          ))}
        </nav>
        <Suspense fallback={<div className="skeleton h-80" role="status" aria-label={t('views.loading')} />}>
          {view === 'numbers' && <NumbersView user={user} />}
          {view === 'games' && <OwnGamesView user={user} />}
          {view === 'sessions' && <SessionsView user={user} />}
          {view === 'data' && <OwnDataView user={user} />}
          {view === undefined && <ProfileForm user={user} />}
        </Suspense>
      </div>
    </QueryClientProvider>
  )
}
