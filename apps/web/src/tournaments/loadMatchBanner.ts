import { loadTexts } from '../i18n/i18n.ts'

/** Loads the banner and its texts; only a player with a match needs them. */
export async function loadMatchBanner() {
  const [{ MatchBanner }] = await Promise.all([import('./MatchBanner.tsx'), loadTexts('tournament')])
  return { default: MatchBanner }
}
