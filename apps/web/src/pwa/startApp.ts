import { currentLanguage, i18n } from '../i18n/i18n.ts'
import { browserTimers } from '../socket/timers.ts'
import { followInstalling } from './installing.ts'
import { followVersions } from './versions.ts'
import type { KeepTexts } from './worker/build.ts'

/** Makes an app of the page, once the first view has been here for a while. */
export function startApp(): void {
  linkManifest()
  i18n.on('languageChanged', linkManifest)
  followInstalling()
  // In development nothing is kept: it would be the old one after every change.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void startWorker().catch(() => {})
}

/** The app is named and described in the language in use. No page has the link from the start: its first view comes first. */
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
  // Whoever asks to be spared data gets what he looks at, and no more.
  if (saver?.saveData === true && !isKnown) return
  const registration = await serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  followVersions(registration, browserTimers)
  const keepTexts = async () => {
    const { active } = await serviceWorker.ready
    active?.postMessage({ type: 'keep_texts', language: currentLanguage() } satisfies KeepTexts)
  }
  i18n.on('languageChanged', () => void keepTexts())
  await keepTexts()
}
