import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { LanguageMenu } from './LanguageMenu.tsx'
import './footer.css'

const LINKS = [
  { to: '/terms', label: 'terms' },
  { to: '/privacy', label: 'privacy' },
  { to: '/fair-play', label: 'fairPlay' },
  { to: '/responsible-play', label: 'responsiblePlay' },
  { to: '/credits', label: 'credits' },
] as const

/** The footer of every ordinary screen; `FooterPlace` decides when to show it. */
export function Footer() {
  const { t } = useTranslation('footer')
  return (
    <div className="foot-inner">
      <nav aria-label={t('label')} className="foot-links">
        {LINKS.map(({ to, label }) => (
          <Link key={to} to={to} className="foot-link">
            {t(label)}
          </Link>
        ))}
      </nav>
      <LanguageMenu />
      <p className="foot-adults">{t('adults')}</p>
    </div>
  )
}
