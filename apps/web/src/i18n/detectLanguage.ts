import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from './languages.ts'

/**
 * The initial language: the one in the address (search engines index pages by it), then the stored choice,
 * then the browser's preferences, then English. A browser's `pt-PT` or `zh-Hant-TW` gets our only Portuguese
 * and Chinese.
 */
export function detectLanguage({
  requested = null,
  stored,
  preferred,
}: {
  requested?: string | null
  stored: string | null
  preferred: readonly string[]
}): Language {
  if (isLanguage(requested)) return requested
  if (isLanguage(stored)) return stored
  for (const wanted of preferred) {
    const base = baseOf(wanted)
    const found = LANGUAGES.find(({ code }) => baseOf(code) === base)
    if (found) return found.code
  }
  return FALLBACK_LANGUAGE
}

function baseOf(tag: string): string {
  return tag.split('-', 1)[0]?.toLowerCase() ?? ''
}
