import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../design/usePageTitle.ts'

export function NotFoundPage() {
  const { t } = useTranslation()
  usePageTitle(t('notFound.title'))
  return (
    <section className="lone-page">
      <p aria-hidden className="font-display text-39 text-quiet">
        404
      </p>
      <h1 className="mt-2 text-31">{t('notFound.title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t('notFound.text')}</p>
      <Link to="/" className="button button-primary mt-8">
        {t('toHome')}
      </Link>
    </section>
  )
}
