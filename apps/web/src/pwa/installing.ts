import { i18n, loadTexts } from '../i18n/i18n.ts'
import { showToast } from '../ui/toast/toastStore.ts'
import { type InstallWay, installWay } from './installWay.ts'
import { createValueStore } from './valueStore.ts'

/** The browser's own question, which it lets a page ask once. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

// It may have come before this was here: `early.js` keeps it.
const kept = () => (window as { installPrompt?: InstallPrompt }).installPrompt
let wasInstalled = false

function lookAround(): InstallWay {
  return installWay({
    isInstalled:
      wasInstalled ||
      matchMedia('(display-mode: standalone)').matches ||
      (navigator as { standalone?: boolean }).standalone === true,
    hasPrompt: kept() !== undefined,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })
}

/** How the app can be installed now. */
export const wayToInstall = createValueStore<InstallWay>(lookAround())

/** Keeps up with what the browser says of installing, for as long as the page is open. */
export function followInstalling(): void {
  const look = () => wayToInstall.set(lookAround())
  window.addEventListener('beforeinstallprompt', look)
  window.addEventListener('appinstalled', () => {
    wasInstalled = true
    look()
    // The browser then throws away neither the games against the bot nor what is kept for the way.
    void navigator.storage?.persist?.()
    void loadTexts('app').then(() => showToast({ title: i18n.t('app:install.done') }))
  })
  look()
}

/** Installs the app, or says how, or that it can't be. Specification, part 1, section 8. */
export async function install(): Promise<void> {
  if (lookAround() === 'shareSheet') {
    const [title, description] = [i18n.t('app:install.byHand'), i18n.t('app:install.shareSheet')]
    return showToast({ title, description, durationMs: Number.POSITIVE_INFINITY })
  }
  try {
    const prompt = kept()
    if (prompt === undefined) throw new Error('the browser has no question to ask')
    await prompt.prompt()
  } catch {
    showToast({ title: i18n.t('app:install.unavailable') })
  }
}
