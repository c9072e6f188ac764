import { loadTexts } from '../i18n/i18n.ts'

/** The banner and its texts: only who has a match needs either. */
export async function loadMatchBanner() {
  const [{ MatchBanner }] = await Promise.all([import('./MatchBanner.tsx'), loadTexts('tournament')])
  return { default: MatchBanner }
}
