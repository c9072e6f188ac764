import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../design/usePageHead.ts'
import { useAuth } from '../../net/session/useAuth.ts'

/** Replaces a screen that needs the network while offline; it gives way by itself once the server answers. */
export function NeedsNetwork() {
  const { t } = useTranslation(['app', 'common'])
  const { retry } = useAuth()
  usePageTitle(t('offline.title'))
  return (
    <section className="lone-page">
      <h1 className="text-31">{t('offline.title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t('offline.text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Link to="/play-with-bot" className="button button-primary">
          {t('offline.playBot')}
        </Link>
        <Link to="/profile" search={{ view: 'games' }} className="button button-quiet">
          {t('offline.games')}
        </Link>
        <button type="button" className="button button-quiet" onClick={retry}>
          {t('common:retry')}
        </button>
      </div>
    </section>
  )
}
