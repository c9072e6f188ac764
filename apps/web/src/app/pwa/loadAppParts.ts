import { afterFirstView } from '../../base/afterFirstView.ts'
import { loadWithTexts } from '../../i18n/i18n.ts'

/** The app's notices over every screen, for `lazyPart`; they load after the first view. */
export async function loadAppNotices() {
  await afterFirstView
  return loadWithTexts(() => import('./AppNotices.tsx'), 'AppNotices', 'app')
}

/** What replaces a screen that needs the network, for `lazyPart`. */
export const loadNeedsNetwork = () => loadWithTexts(() => import('./NeedsNetwork.tsx'), 'NeedsNetwork', 'app')
