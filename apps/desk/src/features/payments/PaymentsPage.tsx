import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function PaymentsPage() {
  const { t } = useTranslation('payments')
  return <Page title={t('title')}>{null}</Page>
}
