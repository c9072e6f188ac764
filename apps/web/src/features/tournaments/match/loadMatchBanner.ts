import { loadWithTexts } from '../../../i18n/i18n.ts'

/** Loads the banner and its texts; only a player with a match needs them. */
export const loadMatchBanner = () =>
  loadWithTexts(() => import('./MatchBanner.tsx'), 'MatchBanner', 'tournament')
