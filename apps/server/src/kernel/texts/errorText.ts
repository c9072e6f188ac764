import type { SocketErrorCode } from '@lance/contract'
import { fillText, pickForm, type TextParams } from './fillText.ts'
import type { Language } from './language.ts'
import { readTexts } from './readTexts.ts'

const FULL_STOPS: Partial<Record<Language, string>> = { zh: '。', hi: '।', bn: '।' }

/** The text of an error in the caller's language, with its `{name}`s filled; missing ones are left out. */
export function errorText(code: SocketErrorCode, language: Language, params: TextParams = {}): string {
  const text = pickForm(readTexts('errors', language)[code], language, params)
  const known = text.replace(/(?:\s?[:：])? ?\{(\w+)\}/g, (whole, name: string) => {
    if (params[name] !== undefined) return whole
    return /[:：]/.test(whole) ? (FULL_STOPS[language] ?? '.') : ''
  })
  return fillText(known, language, params)
}
