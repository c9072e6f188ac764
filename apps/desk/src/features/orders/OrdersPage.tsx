import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function OrdersPage() {
  const { t } = useTranslation('orders')
  return <Page title={t('title')}>{null}</Page>
}
