import { useTranslation } from 'react-i18next'
import { Page } from '../../design/Page.tsx'

export function PersonPage() {
  const { t } = useTranslation('people')
  return <Page title={t('title')}>{null}</Page>
}
