import type { User } from '@lance/contract'
import { displayName } from '@lance/domain'
import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Gem, LogOut, Package, Palette, Swords, User as UserIcon, Wallet } from 'lucide-react'
import { Icon } from '../../design/Icon.tsx'
import { moneyText, plainNumber } from '../../design/numberText.ts'
import { PlayerPicture } from '../../design/PlayerPicture.tsx'
import { shownName } from '../../i18n/i18n.ts'
import { signOut } from '../../net/session/signOut.ts'
import { useAuth } from '../../net/session/useAuth.ts'
import { LanguageMenu } from './LanguageMenu.tsx'
import { SchemeButton } from './SchemeButton.tsx'
import './account.css'

/** A member in the bar: their balance, which leads to the wallet, then picture, name and rating, which open a menu. */
export function AccountButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const { t } = useTranslation('account')
  const { user } = useAuth()
  const name = shownName(displayName(user))
  return (
    <div className="account" data-part="account">
      <WalletLink />
      <button
        type="button"
        className="account-button"
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={onPress}
      >
        <span className="sr-only">{t('label')}</span>
        <PlayerPicture id={user.id} name={name} size={34} />
        <span className="account-facts">
          <span className="account-name" dir="auto">
            {name}
          </span>
          <span className="account-numbers">
            <Rating user={user} /> <Balance />
          </span>
        </span>
        <Icon name="down" size={14} className="account-arrow" />
      </button>
      <div id="account-menu" className="account-menu" data-open={isOpen}>
        {isOpen && (
          <>
            <AccountLinks />
            <div className="account-settings">
              <LanguageMenu />
              <SchemeButton />
            </div>
          </>
        )}
      </div>
    </div>
  )
}

/** All that is a member's own, in the account's menu; at the top of the drawer what its sections lack. */
export function AccountLinks({ isDrawer = false }: { isDrawer?: boolean }) {
  const { t } = useTranslation(['account', 'common'])
  const { user } = useAuth()
  const name = shownName(displayName(user))
  return (
    <>
      <p className="account-head">
        <PlayerPicture id={user.id} name={name} size={40} />
        <span className="min-w-0">
          <strong className="account-name" dir="auto">
            {name}
          </strong>
          <span className="account-numbers">
            {t('rating')} <Rating user={user} /> {isDrawer && <Balance />}
          </span>
        </span>
      </p>
      <ul className={isDrawer ? 'account-links top-panel' : 'account-links'} aria-label={t('label')}>
        {LINKS.slice(0, isDrawer ? OWN_LINKS : undefined).map(({ label, Drawing, ...to }) => (
          <li key={label}>
            <Link {...to} className="top-link" activeOptions={{ exact: true }}>
              <Drawing size={20} aria-hidden /> {t(label)}
              {label === 'common:nav.wallet' && !isDrawer && <Balance />}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className="top-link" onClick={() => void leave()}>
            <LogOut size={20} className="rtl:-scale-x-100" aria-hidden /> {t('signOut.submit')}
          </button>
        </li>
      </ul>
    </>
  )
}

/** So many of the links lead to screens that no section of the drawer has. */
const OWN_LINKS = 5

const LINKS = [
  { label: 'common:nav.profile', to: '/profile', Drawing: UserIcon },
  { label: 'common:nav.wallet', to: '/wallet', Drawing: Wallet },
  { label: 'games', to: '/profile', search: { view: 'games' }, Drawing: Swords },
  { label: 'appearance', to: '/profile', search: { view: 'appearance' }, Drawing: Palette },
  { label: 'common:nav.orders', to: '/store/orders', Drawing: Package },
  { label: 'common:nav.premium', to: '/premium', Drawing: Gem },
] as const

/** The button beside it reads the balance out too: where the bar is narrow, there is no such link. */
function WalletLink() {
  const { isLastSeen } = useAuth()
  if (isLastSeen) return null
  return (
    <Link to="/wallet" className="wallet-link">
      <Balance />
    </Link>
  )
}

function Rating({ user }: { user: User }) {
  const { i18n } = useTranslation()
  return (
    <span dir="ltr">
      {plainNumber(user.elo, i18n.language)}
      {user.eloProvisional && '?'}
    </span>
  )
}

/** The balance as the server last told it; nothing while it can't be asked ([SITE-15]). */
function Balance() {
  const { t, i18n } = useTranslation('account')
  const { user, isLastSeen } = useAuth()
  if (isLastSeen) return null
  return (
    <span className="account-balance">
      <span className="sr-only">{t('balance')}</span> {moneyText(user.balance, i18n.language)}
    </span>
  )
}

/** The button goes with the session, so the focus moves to the screen. */
async function leave() {
  document.getElementById('main')?.focus({ preventScroll: true })
  await signOut()
}
