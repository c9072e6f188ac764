import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function WithdrawalsPage() {
  const { t } = useTranslation('withdrawals')
  return <Page title={t('title')}>{null}</Page>
}
