import type { ComponentType } from 'react'
import { loadTexts } from '../i18n/i18n.ts'
import { rested } from './rested.ts'

// Nothing of this is in the first view, so it comes after it. Where it can't be had, there is nothing to show.
const nothing: { default: ComponentType } = { default: () => null }

/** What the app says of itself over every screen: for `lazy`. */
export const loadAppSigns = () =>
  rested
    .then(() => Promise.all([import('./AppSigns.tsx'), loadTexts('app')]))
    .then(
      ([{ AppSigns }]) => ({ default: AppSigns }),
      () => nothing,
    )

/** The button that installs the app: for `lazy`. */
export const loadInstallButton = () =>
  rested
    .then(() => Promise.all([import('./InstallButton.tsx'), loadTexts('app')]))
    .then(
      ([{ InstallButton }]) => ({ default: InstallButton }),
      () => nothing,
    )

/** What stands in the place of a screen that needs the network: for `lazy`. */
export async function loadNeedsNetwork() {
  const [{ NeedsNetwork }] = await Promise.all([import('./NeedsNetwork.tsx'), loadTexts('app')])
  return { default: NeedsNetwork }
}
