import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function ProductPage() {
  const { t } = useTranslation('store')
  return <Page title={t('title')}>{null}</Page>
}
