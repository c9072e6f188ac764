import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function TournamentsPage() {
  const { t } = useTranslation('tournaments')
  return <Page title={t('title')}>{null}</Page>
}
