import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page } from '../design/Page.tsx'

export function NotFoundPage() {
  const { t } = useTranslation('common')
  return (
    <Page title={t('notFound')}>
      <Link to="/" className="link">
        {t('toToday')}
      </Link>
    </Page>
  )
}
