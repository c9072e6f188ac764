import { loadTexts } from '../i18n/i18n.ts'
import { afterFirstView } from './afterFirstView.ts'

// None of this is part of the first view, so it loads afterwards.

/** The app's notices over every screen, for `lazyPart`. */
export async function loadAppNotices() {
  await afterFirstView
  const [{ AppNotices }] = await Promise.all([import('./AppNotices.tsx'), loadTexts('app')])
  return { default: AppNotices }
}

/** The button that installs the app, for `lazyPart`. */
export async function loadInstallButton() {
  await afterFirstView
  const [{ InstallButton }] = await Promise.all([import('./InstallButton.tsx'), loadTexts('app')])
  return { default: InstallButton }
}

/** What replaces a screen that needs the network, for `lazyPart`. */
export async function loadNeedsNetwork() {
  const [{ NeedsNetwork }] = await Promise.all([import('./NeedsNetwork.tsx'), loadTexts('app')])
  return { default: NeedsNetwork }
}
