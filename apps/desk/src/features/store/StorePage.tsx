import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function StorePage() {
  const { t } = useTranslation('store')
  return <Page title={t('title')}>{null}</Page>
}
