import { PRODUCT_NAME } from '@lance/domain'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../design/Icon.tsx'
import logo from '../../design/logo.svg'
import { CartButton } from './CartButton.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SchemeButton } from './SchemeButton.tsx'

export function TopBar() {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  // biome-ignore lint/correctness/useExhaustiveDependencies: navigating closes the menu
  useEffect(() => setOpen(false), [path])
  const opener = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('keydown', closeByKey)
    return () => document.removeEventListener('keydown', closeByKey)
  }, [isOpen])

  return (
    <header className="top-bar">
      <Link to="/" className="rounded-6 py-2" aria-label={`${PRODUCT_NAME}: ${t('nav.home')}`}>
        <Logo />
      </Link>
      <CartButton />
      <button
        ref={opener}
        type="button"
        className="icon-button menu-button"
        aria-label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
        aria-expanded={isOpen}
        aria-controls="top-menu"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={22} />
      </button>
      <div id="top-menu" className="top-menu" data-open={isOpen}>
        <nav aria-label={t('nav.main')} className="contents">
          {NAVIGATION_LINKS.map(({ to, label }) => (
            <Link key={to} to={to} className="top-link" activeOptions={{ exact: true, includeSearch: false }}>
              {t(label)}
            </Link>
          ))}
        </nav>
        <div className="top-settings">
          <LanguageMenu />
          <SchemeButton />
        </div>
      </div>
    </header>
  )
}

/** The top navigation, in order. Lists only screens that exist. */
const NAVIGATION_LINKS = [
  { to: '/', label: 'nav.home' },
  { to: '/profile', label: 'nav.profile' },
  { to: '/matchmaking', label: 'nav.play' },
  { to: '/store', label: 'nav.store' },
  { to: '/create-tournament', label: 'nav.createTournament' },
  { to: '/wager-match', label: 'nav.wager' },
  { to: '/tournament', label: 'nav.tournaments' },
  { to: '/hall-of-fame', label: 'nav.champions' },
  { to: '/wallet', label: 'nav.wallet' },
] as const

/** A knight's move drawn as an L, with the product's name beside it. */
function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <img src={logo} width={30} height={30} alt="" />
      <span className="font-display text-25 leading-none tracking-tight">{PRODUCT_NAME}</span>
    </span>
  )
}
