import { useTranslation } from '@lance/texts'
import { Link, useLocation } from '@tanstack/react-router'
import { Icon } from '../../design/Icon.tsx'
import { NAVIGATION_GROUPS, type NavigationGroup, type NavigationName } from './navigation.ts'
import type { BarMenus } from './useBarMenus.ts'

/** The groups of the navigation: menus in the row, titled sections in the drawer. */
export function MenuGroups({ menus, isMember }: { menus: BarMenus; isMember: boolean }) {
  return NAVIGATION_GROUPS.map((group) => (
    <MenuGroup key={group.name} group={group} menus={menus} isMember={isMember} />
  ))
}

type MenuGroupProps = { group: NavigationGroup; menus: BarMenus; isMember: boolean }

function MenuGroup({ group: { name, links }, menus: { open, toggle, later }, isMember }: MenuGroupProps) {
  const { t } = useTranslation()
  const shown = links.filter((link) => !isMember || !('isFor' in link))
  const isCurrent = useLocation({ select: ({ pathname }) => shown.some(({ to }) => to === pathname) })
  const list = shown.map((link) => (
    <li key={link.to} className="top-entry">
      <MenuLink {...link} later={later} />
    </li>
  ))
  // A single link needs no menu.
  if (list.length === 1) return <ul className="top-group">{list}</ul>
  const isOpen = open === name
  return (
    <div className="top-group" data-part={name} data-current={isCurrent || undefined}>
      <button
        type="button"
        className="top-link top-opener"
        aria-expanded={isOpen}
        aria-controls={`top-${name}`}
        onClick={() => toggle(name)}
      >
        {t(`nav.groups.${name}`)}
        <Icon name="down" size={14} className="top-arrow" />
      </button>
      <p className="top-title" aria-hidden>
        {t(`nav.groups.${name}`)}
      </p>
      <ul id={`top-${name}`} className="top-panel" aria-label={t(`nav.groups.${name}`)} data-open={isOpen}>
        {list}
      </ul>
    </div>
  )
}

/** A link with its icon, which has its place before it has loaded. */
export function MenuLink({ to, name, later }: MenuLinkProps) {
  const { t } = useTranslation()
  return (
    <Link to={to} className="top-link" activeOptions={{ exact: true, includeSearch: false }}>
      <span className="top-icon">{later && <later.LinkIcon name={name} />}</span>
      {t(`nav.${name}`)}
    </Link>
  )
}

type MenuLinkProps = { to: string; name: NavigationName; later: BarMenus['later'] }
