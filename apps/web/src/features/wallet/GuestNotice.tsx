import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'

/** Shown to guests on money screens; after signing in they come back to the screen. */
export function GuestNotice({ wayBack }: { wayBack: string }) {
  const { t } = useTranslation('wallet')
  return (
    <section className="lone-page">
      <h1 className="text-31">{t('guest.title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t('guest.text')}</p>
      <Link to="/profile" state={{ wayBack }} className="button button-primary mt-8">
        {t('guest.action')}
      </Link>
    </section>
  )
}
