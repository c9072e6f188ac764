import { useTranslation } from '@lance/texts'
import { Link } from '@tanstack/react-router'
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
