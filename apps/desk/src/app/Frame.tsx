import { type OperatorRole, PEOPLE_ROLES } from '@lance/contract/desk'
import { useTranslation } from '@lance/texts'
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { Link, Outlet, useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LanguageChoice } from '../design/LanguageChoice.tsx'
import { PeopleSearch } from '../features/people/index.ts'
import { SignInPage } from '../features/signIn/SignInPage.tsx'
import { callDesk } from '../net/callDesk.ts'
import { endSession, mayDo, sessionQuery, useOperator } from '../net/session.ts'

/** The screens of the desk, in the order of the menu, and who sees each. */
const SCREENS = [
  { to: '/', key: 'today', roles: ['finance', 'fair_play', 'support', 'store'] },
  { to: '/people', key: 'people', roles: ['finance', 'fair_play', 'support'] },
  { to: '/withdrawals', key: 'withdrawals', roles: ['finance'] },
  { to: '/fair-play', key: 'fairPlay', roles: ['fair_play', 'finance', 'support'] },
  { to: '/tournaments', key: 'tournaments', roles: ['fair_play', 'support'] },
  { to: '/store', key: 'store', roles: ['store'] },
  { to: '/orders', key: 'orders', roles: ['store', 'finance'] },
  { to: '/payments', key: 'payments', roles: ['finance'] },
  { to: '/log', key: 'log', roles: ['owner'] },
  { to: '/operators', key: 'operators', roles: ['owner'] },
] as const satisfies readonly { to: string; key: string; roles: readonly OperatorRole[] }[]

/** The sign-in, or the menu and a screen. */
export function Frame() {
  const { data: operator } = useSuspenseQuery(sessionQuery)
  return operator === null ? <SignInPage /> : <SignedIn />
}

/** Keeps the current screen's link in sight where the menu is one line that scrolls. */
function useCurrentInSight() {
  const list = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  useEffect(() => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const current = links.findLast((link) => `/desk${pathname}`.startsWith(link.pathname))
    if (!list.current || !current) return
    list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2
  }, [pathname])
  return list
}

function SignedIn() {
  const { t } = useTranslation('common')
  const operator = useOperator()
  const screens = useCurrentInSight()
  const { data: settings } = useQuery({
    queryKey: ['settings'],
    queryFn: () => callDesk('GET /desk/api/settings'),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const signOut = useMutation({
    mutationFn: () => callDesk('POST /desk/api/sign-out'),
    onSettled: endSession,
  })
  return (
    <div className="frame">
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <nav className="menu" aria-label={t('menu')}>
        <p className="brand">{t('product')}</p>
        {settings && !settings.isLive && <p className="sandbox">{t('sandbox')}</p>}
        {mayDo(operator.roles, PEOPLE_ROLES) && <PeopleSearch />}
        <ul ref={screens}>
          {SCREENS.filter(({ roles }) => mayDo(operator.roles, roles)).map(({ to, key }) => (
            <li key={key}>
              <Link to={to} activeOptions={{ exact: to === '/', includeSearch: false }}>
                {t(`screens.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
        <div className="menu-end">
          <p className="operator" dir="auto">
            {operator.name}
          </p>
          <p className="hint">{operator.roles.map((role) => t(`roles.${role}`)).join(', ')}</p>
          <button type="button" className="button" onClick={() => signOut.mutate()}>
            {t('signOut')}
          </button>
          <LanguageChoice />
        </div>
      </nav>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </div>
  )
}
