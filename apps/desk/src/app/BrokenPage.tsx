import { useTranslation } from '@lance/texts'
import { Page } from '../design/Page.tsx'

/** A screen that could not be loaded or shown. */
export function BrokenPage({ reset }: { reset: () => void }) {
  const { t } = useTranslation('common')
  return (
    <Page title={t('broken')}>
      <button type="button" className="button" onClick={reset}>
        {t('retry')}
      </button>
    </Page>
  )
}
