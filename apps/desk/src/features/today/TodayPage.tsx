import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function TodayPage() {
  const { t } = useTranslation('today')
  return <Page title={t('title')}>{null}</Page>
}
