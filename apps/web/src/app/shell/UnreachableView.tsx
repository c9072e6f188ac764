import { useTranslation } from 'react-i18next'
import { usePageTitle } from '../../design/usePageTitle.ts'
import { useAuth } from '../../net/session/useAuth.ts'

/** Shown while a stored credential can't be checked because the server does not answer; retries go on. */
export function UnreachableView() {
  const { t } = useTranslation()
  const { retry } = useAuth()
  usePageTitle(t('unreachable.title'))
  return (
    <main className="full-screen">
      <h1 className="text-31">{t('unreachable.title')}</h1>
      <p className="mt-3 max-w-md text-quiet">{t('unreachable.text')}</p>
      <button type="button" className="button button-primary mt-8" onClick={retry}>
        {t('retry')}
      </button>
    </main>
  )
}
