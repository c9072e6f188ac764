import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function LogPage() {
  const { t } = useTranslation('log')
  return <Page title={t('title')}>{null}</Page>
}
