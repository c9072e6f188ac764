import { PRODUCT_NAME } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { Icon } from '../../design/Icon.tsx'
import logo from '../../design/logo.svg?inline'
import { useAuth } from '../../net/session/useAuth.ts'
import { AccountPlace, DrawerAccount } from './AccountPlace.tsx'
import { CartButton } from './CartButton.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { MenuGroups, MenuLink } from './MenuGroup.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import { useBarMenus } from './useBarMenus.ts'

/**
 * The bar over every screen. Its styles make it a row of menus on desktops, else a bar with a drawer, and
 * beside a board on desktops a rail with the same drawer ([SITE-3]).
 */
export function TopBar() {
  const { t } = useTranslation()
  const bar = useRef<HTMLElement>(null)
  const menus = useBarMenus(bar)
  const isMember = useAuth().status === 'user'
  const isOpen = menus.open === 'menu'
  return (
    <header ref={bar} className="top-bar" data-member={isMember || undefined}>
      <Link to="/" className="top-logo" aria-label={`${PRODUCT_NAME}: ${t('nav.home')}`}>
        <img src={logo} width={30} height={30} alt="" />
        <span className="top-name font-display tracking-tight">{PRODUCT_NAME}</span>
      </Link>
      <button
        type="button"
        className="icon-button menu-button"
        aria-label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
        aria-expanded={isOpen}
        aria-controls="top-menu"
        onClick={() => menus.toggle('menu')}
      >
        <Icon name={isOpen ? 'close' : 'menu'} size={22} />
      </button>
      <div id="top-menu" className="top-menu" data-open={isOpen}>
        <DrawerAccount menus={menus} />
        <nav aria-label={t('nav.main')} className="top-groups">
          <MenuLink to="/" name="home" later={menus.later} />
          <MenuGroups menus={menus} isMember={isMember} />
        </nav>
        <div className="top-settings">
          <LanguageMenu />
          <SchemeButton />
        </div>
      </div>
      <div className="top-actions">
        <CartButton />
        <AccountPlace menus={menus} />
      </div>
    </header>
  )
}
