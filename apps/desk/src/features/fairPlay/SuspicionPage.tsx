import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function SuspicionPage() {
  const { t } = useTranslation('fairPlay')
  return <Page title={t('title')}>{null}</Page>
}
