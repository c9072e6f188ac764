/** The ten languages, each with its own name for itself ([SITE-8]). */
export const LANGUAGES = [
  { code: 'pt-BR', name: 'Português (Brasil)' },
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
  { code: 'de', name: 'Deutsch' },
  { code: 'ru', name: 'Русский' },
  { code: 'ar', name: 'العربية' },
  { code: 'hi', name: 'हिन्दी' },
  { code: 'bn', name: 'বাংলা' },
  { code: 'zh', name: '中文' },
] as const
export type Language = (typeof LANGUAGES)[number]['code']

export const FALLBACK_LANGUAGE: Language = 'en'

export function isLanguage(code: string | null): code is Language {
  return LANGUAGES.some((language) => language.code === code)
}

export function directionOf(language: string): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr'
}
