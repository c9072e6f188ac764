import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function OrderPage() {
  const { t } = useTranslation('orders')
  return <Page title={t('title')}>{null}</Page>
}
