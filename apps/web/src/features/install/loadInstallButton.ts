import { afterFirstView } from '../../base/afterFirstView.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'

/** The button that installs the app, for `lazyPart`; it is no part of the first view, so it loads afterwards. */
export async function loadInstallButton() {
  await afterFirstView
  return loadWithTexts(() => import('./InstallButton.tsx'), 'InstallButton', 'app')
}
