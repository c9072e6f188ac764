import { useTranslation } from '@lance/texts'
import { Link, useRouterState } from '@tanstack/react-router'
import { Suspense } from 'react'
import { lazyPart } from '../../base/laterParts.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import type { BarMenus } from './useBarMenus.ts'

const loadMember = () => import('./MemberAccount.tsx')
const loadButton = () => loadWithTexts(loadMember, 'AccountButton', 'account')
const AccountButton = lazyPart(loadButton)
const AccountLinks = lazyPart(() => loadWithTexts(loadMember, 'AccountLinks', 'account'))

/** Requests a member's part of the bar while their session is still being read. */
export const preloadAccount = () => void loadButton().catch(() => {})

/** The account in the bar: a guest's links to the forms, a member's own menu. */
export function AccountPlace({ menus: { open, toggle } }: { menus: BarMenus }) {
  const { status } = useAuth()
  if (status !== 'user') return <GuestLinks />
  return (
    <Suspense fallback={<span className="account-button" />}>
      <AccountButton isOpen={open === 'account'} onPress={() => toggle('account')} />
    </Suspense>
  )
}

/** The account at the top of the drawer. */
export function DrawerAccount({ menus: { open } }: { menus: BarMenus }) {
  const { status } = useAuth()
  return (
    <div className="drawer-account">
      {status === 'user' ? (
        <Suspense>{open === 'menu' && <AccountLinks isDrawer />}</Suspense>
      ) : (
        <GuestLinks />
      )}
    </div>
  )
}

/** Both lead back here after signing in ([ACCOUNT-12]). */
function GuestLinks() {
  const { t } = useTranslation()
  const wayBack = useRouterState({
    select: ({ location: { pathname, href, state } }) =>
      /^\/(login|register|profile)$/.test(pathname) ? state.wayBack : href,
  })
  const state = wayBack === undefined ? {} : { wayBack }
  return (
    <>
      <Link to="/login" state={state} className="button button-quiet guest-link">
        {t('nav.login')}
      </Link>
      <Link to="/register" state={state} className="button button-primary guest-link">
        {t('nav.register')}
      </Link>
    </>
  )
}
