import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { Gem } from 'lucide-react'
import { useAuth } from '../../net/session/useAuth.ts'

/** For users without a plan: what watching offers, and a link to the plans. */
export function PremiumPrompt() {
  const { t } = useTranslation('liveGames')
  const { status } = useAuth()
  return (
    <aside className="premium-prompt">
      <Gem size={24} aria-hidden className="flex-none text-brass" />
      <div className="min-w-0 grow">
        <p className="font-semibold">{t('premium.title')}</p>
        <p className="mt-1 text-14 text-quiet">{t('premium.text')}</p>
      </div>
      <div className="premium-prompt-ways">
        {status === 'guest' && (
          <Link to="/profile" state={{ wayBack: '/live-games' }} className="button button-quiet">
            {t('premium.enter')}
          </Link>
        )}
        <Link to="/premium" className="button button-quiet">
          {t('premium.action')}
        </Link>
      </div>
    </aside>
  )
}
