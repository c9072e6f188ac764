import { currentLanguage } from '../../base/i18n.ts'

const PORTUGUESE: Readonly<Record<string, string>> = { K: 'R', Q: 'D', R: 'T', B: 'B', N: 'C' }

/** A move in the letters of the operator's language, as the players' site writes it: Cf3 for Nf3. */
export const spellSan = (san: string, language: string = currentLanguage()): string =>
  language === 'pt-BR' ? san.replace(/[KQRBN]/g, (letter) => PORTUGUESE[letter] ?? letter) : san
