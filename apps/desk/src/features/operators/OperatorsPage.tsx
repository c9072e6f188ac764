import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function OperatorsPage() {
  const { t } = useTranslation('operators')
  return <Page title={t('title')}>{null}</Page>
}
