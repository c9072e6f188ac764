import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { install, installMethod } from './installing.ts'

/** Installs the app; keeps its place empty if it can't be installed ([SITE-13]). */
export function InstallButton() {
  const { t } = useTranslation('home')
  const method = useSyncExternalStore(installMethod.subscribe, installMethod.get)
  if (method === 'none') return <span className="install-place">{t('install')}</span>
  return (
    <button type="button" className="install-place link" data-shown onClick={() => void install()}>
      {t('install')}
    </button>
  )
}
