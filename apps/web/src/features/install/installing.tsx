import { useTranslation } from '@lance/texts'
import { useSyncExternalStore } from 'react'
import { createValueStore } from '../../base/valueStore.ts'
import { showToast } from '../../design/toast/toastStore.ts'
import { i18n, loadTexts } from '../../i18n/i18n.ts'
import { chooseInstallMethod, type InstallMethod } from './chooseInstallMethod.ts'
import art from './install.svg'

/** The browser's install prompt, which a page may show once. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

// The event may fire before this script runs, so `early.js` keeps it.
const storedPrompt = () => (window as { installPrompt?: InstallPrompt }).installPrompt
let wasInstalled = false

function detectInstallMethod(): InstallMethod {
  return chooseInstallMethod({
    isInstalled:
      wasInstalled ||
      matchMedia('(display-mode: standalone)').matches ||
      (navigator as { standalone?: boolean }).standalone === true,
    hasPrompt: storedPrompt() !== undefined,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })
}

/** How the app can be installed now. */
const installMethod = createValueStore<InstallMethod>(detectInstallMethod())

/** Watches the browser's install events for as long as the page is open. */
export function watchInstalling(): void {
  const update = () => installMethod.set(detectInstallMethod())
  window.addEventListener('beforeinstallprompt', update)
  window.addEventListener('appinstalled', () => {
    wasInstalled = true
    update()
    // Keeps the browser from evicting the games against the bot and the offline files.
    void navigator.storage?.persist?.()
    void loadTexts('app').then(() => showToast({ title: i18n.t('app:install.done') }))
  })
  update()
}

/** Installs the app, or says how, or that it can't be installed ([SITE-13]). */
async function install(): Promise<void> {
  if (detectInstallMethod() === 'shareSheet') {
    const [title, description] = [i18n.t('app:install.byHand'), i18n.t('app:install.shareSheet')]
    return showToast({ title, description, durationMs: Number.POSITIVE_INFINITY })
  }
  try {
    const prompt = storedPrompt()
    if (prompt === undefined) throw new Error('there is no install prompt')
    await prompt.prompt()
  } catch {
    showToast({ title: i18n.t('app:install.unavailable') })
  }
}

/** Installs the app; keeps its place empty if it can't be installed ([SITE-13]). */
export function InstallButton() {
  const { t } = useTranslation('home')
  const method = useSyncExternalStore(installMethod.subscribe, installMethod.get)
  if (method === 'none') return <span className="install-place" />
  return (
    <button type="button" className="button button-quiet install-place" onClick={() => void install()}>
      <svg className="way-art" viewBox="0 0 96 96" aria-hidden>
        <use href={`${art}#install`} />
      </svg>
      <span>{t('install')}</span>
    </button>
  )
}
