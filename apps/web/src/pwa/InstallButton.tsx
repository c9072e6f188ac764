import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { install, wayToInstall } from './installing.ts'

/** Installs the app; its place stays empty where it is installed or can't be. Specification, part 1, section 2. */
export function InstallButton() {
  const { t } = useTranslation('home')
  const way = useSyncExternalStore(wayToInstall.subscribe, wayToInstall.get)
  if (way === 'none') return <span className="install-place">{t('install')}</span>
  return (
    <button type="button" className="install-place link" data-shown onClick={() => void install()}>
      {t('install')}
    </button>
  )
}
