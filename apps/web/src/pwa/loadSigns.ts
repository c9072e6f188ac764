import { loadTexts } from '../i18n/i18n.ts'
import { rested } from './rested.ts'

// None of this is part of the first view, so it loads afterwards.

/** The app's notices over every screen, for `lazyPart`. */
export async function loadAppSigns() {
  await rested
  const [{ AppSigns }] = await Promise.all([import('./AppSigns.tsx'), loadTexts('app')])
  return { default: AppSigns }
}

/** The button that installs the app, for `lazyPart`. */
export async function loadInstallButton() {
  await rested
  const [{ InstallButton }] = await Promise.all([import('./InstallButton.tsx'), loadTexts('app')])
  return { default: InstallButton }
}

/** What replaces a screen that needs the network, for `lazyPart`. */
export async function loadNeedsNetwork() {
  const [{ NeedsNetwork }] = await Promise.all([import('./NeedsNetwork.tsx'), loadTexts('app')])
  return { default: NeedsNetwork }
}
