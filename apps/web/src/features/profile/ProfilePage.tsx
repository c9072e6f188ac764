import type { User } from '@lance/contract'
import { useTranslation } from '@lance/texts'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { lazyView } from '../../design/missingPart.tsx'
import { usePageTitle } from '../../design/usePageHead.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { queryClient } from '../../net/queryClient.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { ConfirmEmailNotice } from '../confirmation/index.ts'
import { PlanLine } from './PlanLine.tsx'
import { ProfileForm } from './ProfileForm.tsx'
import { ProfileHead } from './ProfileHead.tsx'
import { PROFILE_VIEWS } from './profileViews.ts'
import { SignInViews } from './SignInViews.tsx'
import { useArrivalNotices } from './useArrivalNotices.ts'
import { useEmailConfirmation } from './useEmailConfirmation.ts'
import { useScrollToCurrentLink } from './useScrollToCurrentLink.ts'
import './profile.css'

export function ProfilePage() {
  const { t } = useTranslation('profile')
  const { status, user } = useAuth()
  usePageTitle(t(status === 'user' ? 'title' : 'entryTitle'))
  useArrivalNotices()
  useEmailConfirmation()
  return status === 'user' ? <ProfileViews user={user} /> : <SignInViews />
}

// Below the form one note is enough where all of them are missing.
const ChangeEmail = lazyPart(() => loadWithTexts(() => import('./ChangeEmail.tsx'), 'ChangeEmail', 'ownData'))
const FactorsSection = lazyPart(() =>
  loadWithTexts(() => import('../factors/screens.ts'), 'FactorsSection', 'ownData'),
)
const IdentitySection = lazyView(() =>
  loadWithTexts(() => import('../identity/screens.ts'), 'IdentitySection', 'ownData'),
)
const AppearanceView = lazyView(() =>
  loadWithTexts(() => import('../appearance/AppearanceView.tsx'), 'AppearanceView', 'appearance'),
)
const NumbersView = lazyView(() => loadWithTexts(() => import('./NumbersView.tsx'), 'NumbersView', 'player'))
const OwnGamesView = lazyView(() =>
  loadWithTexts(() => import('./OwnGamesView.tsx'), 'OwnGamesView', 'player', 'ownData'),
)
const OwnDataView = lazyView(() => loadWithTexts(() => import('./OwnDataView.tsx'), 'OwnDataView', 'ownData'))
const SessionsView = lazyView(() =>
  loadWithTexts(() => import('./SessionsView.tsx'), 'SessionsView', 'ownData'),
)

/** The user's own profile: the form first, then further views, each with its own address. */
function ProfileViews({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const { view } = useSearch({ from: '/profile' })
  const row = useScrollToCurrentLink(view)
  return (
    <QueryClientProvider client={queryClient}>
      <div className="profile-page">
        <ProfileHead user={user} />
        {!user.emailConfirmed && <ConfirmEmailNotice user={user} />}
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
          {view === 'appearance' && <AppearanceView />}
          {view === 'numbers' && <NumbersView user={user} />}
          {view === 'games' && <OwnGamesView user={user} />}
          {view === 'sessions' && <SessionsView user={user} />}
          {view === 'data' && <OwnDataView user={user} />}
          {view === undefined && (
            <>
              <ProfileForm user={user} />
              <ChangeEmail user={user} />
              <FactorsSection />
              <IdentitySection />
            </>
          )}
        </Suspense>
      </div>
    </QueryClientProvider>
  )
}
