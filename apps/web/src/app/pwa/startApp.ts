import { browserTimers } from '../../base/timers.ts'
import { watchInstalling } from '../../features/install/index.ts'
import { currentLanguage, i18n } from '../../i18n/i18n.ts'
import { watchVersions } from './versions.ts'
import type { KeepTexts } from './worker/cachedFiles.ts'

/** Turns the page into an installable app; called once the first view has been up for a while. */
export function startApp(): void {
  linkManifest()
  i18n.onLanguage(linkManifest)
  watchInstalling()
  // Nothing is cached in development, where it would be stale after every change.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void startWorker().catch(() => {})
}

/** Names the app in the current language. Pages start without the link, so the first view loads first. */
function linkManifest() {
  const path = `/manifest.${currentLanguage()}.webmanifest`
  const known = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
  if (known !== null && new URL(known.href).pathname === path) return
  const link = known ?? document.createElement('link')
  link.rel = 'manifest'
  link.href = path
  if (known === null) document.head.append(link)
}

async function startWorker() {
  const { serviceWorker } = navigator
  const saver = (navigator as { connection?: { saveData?: boolean } }).connection
  const isKnown = (await serviceWorker.getRegistration()) !== undefined
  // With the browser's data saver on, nothing is fetched ahead.
  if (saver?.saveData === true && !isKnown) return
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  watchVersions(registration, browserTimers)
  const keepTexts = async () => {
    const { active } = await serviceWorker.ready
    active?.postMessage({ type: 'keep_texts', language: currentLanguage() } satisfies KeepTexts)
  }
  i18n.onLanguage(() => void keepTexts())
  await keepTexts()
}
