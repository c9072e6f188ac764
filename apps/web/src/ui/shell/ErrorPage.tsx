import { type ErrorComponentProps, Link, useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../usePageTitle.ts'

/** A screen that broke, or whose script could not be fetched: it can be tried again, and home is a link away. */
export function ErrorPage({ reset }: ErrorComponentProps) {
  const { t } = useTranslation()
  const router = useRouter()
  usePageTitle(t('broken.title'))
  return (
    <section className="lone-page" role="alert">
      <h1 className="text-31">{t('broken.title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t('broken.text')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button
          type="button"
          className="button button-primary"
          onClick={() => {
            reset()
            void router.invalidate()
          }}
        >
          {t('retry')}
        </button>
        <Link to="/" className="button button-quiet">
          {t('toHome')}
        </Link>
      </div>
    </section>
  )
}
