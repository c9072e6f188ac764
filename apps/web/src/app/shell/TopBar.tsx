import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '../../base/productName.ts'
import { Icon } from '../../design/Icon.tsx'
import { Logo } from '../../design/Logo.tsx'
import { CartButton } from './CartButton.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { NAVIGATION_LINKS } from './navigationLinks.ts'
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
